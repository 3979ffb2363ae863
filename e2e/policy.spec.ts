import { addresses } from './examples';
import { expect, openPage, test } from './fixtures';

// Every browser test runs under the pages' policies: one that stops something of the shop's is an error
// in the console, which fails the test.

test.describe('what is not the shop’s', () => {
  test.use({ expectedConsoleErrors: { patterns: [/Content Security Policy/] } });

  test('the page’s policy stops an inline script, a handler, a style attribute and another site’s script', async ({
    page,
  }) => {
    await openPage(page, addresses.product);
    const stopped = await page.evaluate(async () => {
      const stops = new Set<string>();
      const four = new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', (stop) => {
          stops.add(`${stop.effectiveDirective} ${stop.blockedURI}`);
          if (stops.size === 4) resolve();
        });
      });
      const script = document.createElement('script');
      script.textContent = 'window.stranger = 1';
      const elsewhere = document.createElement('script');
      elsewhere.src = 'https://elsewhere.example/a.js';
      document.body.append(script, elsewhere);
      const box = document.createElement('div');
      document.body.append(box);
      box.innerHTML = '<p style="color:red"></p><img src="data:," onerror="window.stranger = 2">';
      await four;
      return { stops: [...stops].sort(), ran: 'stranger' in window };
    });
    expect(stopped).toEqual({
      stops: [
        'script-src-attr inline',
        'script-src-elem https://elsewhere.example/a.js',
        'script-src-elem inline',
        'style-src-attr inline',
      ],
      ran: false,
    });
  });
});

test('without script an order by form reaches WhatsApp through its redirect', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({
      status: 302,
      headers: {
        location: `https://api.whatsapp.com/send${new URL(route.request().url()).search}`,
      },
    }),
  );
  await page.goto(addresses.product);
  await page.getByRole('radio').first().check();
  // A policy that names wa.me alone stops the form here: nothing asks for what it redirects to.
  const redirected = page.waitForRequest(/^https:\/\/api\.whatsapp\.com\/send\?text=/);
  await page.getByRole('button', { name: 'Order via WhatsApp' }).click();
  await redirected;
  await context.close();
});

import type { Page } from '@playwright/test';
import { addresses, otherSize, shoe } from './examples';
import { expect, holdScripts, hydrate, openPage, test } from './fixtures';
import { visit } from './shop-under-test';
import { chooseSize } from './shopper-steps';

// Some hosts change pages on their way. React then finds another page than it expects, and renders
// the page again.

/** Serves every page as a host changes it. */
async function serveChanged(page: Page, change: (html: string) => string) {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Changes what is beside scripts and styles. */
const outsideScripts = (html: string, change: (part: string) => string) =>
  html
    .split(/(<(?:script|style)\b.*?<\/(?:script|style)>)/s)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');

const changes = [
  {
    what: 'leaves comments out',
    change: (html: string) => outsideScripts(html, (part) => part.replace(/<!--.*?-->/gs, '')),
  },
  {
    what: 'puts white space between elements',
    change: (html: string) => outsideScripts(html, (part) => part.replace(/<\/div>/g, '</div>\n')),
  },
  {
    what: 'puts a bar into the content',
    change: (html: string) =>
      html.replace(
        /<main[^>]*>/,
        '$&<form><input type="text"><textarea></textarea><button type="button">Close</button></form>',
      ),
  },
];

for (const { what, change } of changes) {
  test.describe(`where a host ${what}`, () => {
    // React reports that it renders the page again.
    test.use({ expectedConsoleErrors: { patterns: [/error #418/] } });

    test(`what was chosen and typed before the script stays on a page whose host ${what}`, async ({
      page,
    }) => {
      await serveChanged(page, change);

      await test.step('a size, a quantity, a tap and an open fold of a product', async () => {
        const letGo = await holdScripts(page);
        await page.goto(shoe.path, { waitUntil: 'domcontentloaded' });
        const article = page.getByRole('article');
        await chooseSize(article, otherSize);
        await article.getByRole('textbox', { name: 'Quantity' }).fill('3');
        await article.getByRole('button', { name: 'Increase quantity' }).click();
        await article.getByRole('button', { name: 'Add to Cart' }).click();
        const guide = article.locator('details').first();
        await guide.locator('summary').click();
        letGo();
        await expect(page.getByRole('button', { name: 'Cart, 4 items' })).toBeVisible();
        await expect(article.getByRole('radio', { name: otherSize, exact: true })).toBeChecked();
        await expect(article.getByRole('textbox', { name: 'Quantity' })).toHaveValue('4');
        await expect(guide).toHaveAttribute('open');
      });

      await test.step('a message, and an open answer', async () => {
        const letGo = await holdScripts(page);
        await page.goto(addresses.contact, { waitUntil: 'domcontentloaded' });
        const main = page.getByRole('main');
        const message = main.getByRole('textbox', { name: 'Message' });
        await message.fill('Have you got it in 43?');
        const question = main.locator('details').nth(1);
        await question.locator('summary').click();
        letGo();
        await hydrate(page);
        await expect(message).toHaveValue('Have you got it in 43?');
        await expect(question).toHaveAttribute('open');
        const chat = main.getByRole('link', { name: 'Send it on WhatsApp' });
        await expect(chat).toHaveAttribute('href', /Have%20you%20got%20it%20in%2043/);
      });
    });
  });
}

/** Hides emails as Cloudflare does by itself: those in texts, and in links that write to one. */
const hideEmails = (html: string) =>
  outsideScripts(html, (part) =>
    part
      .replace(
        /href="?mailto:[^\s"@>]+@[^\s"@>]+"?/gi,
        'href="/cdn-cgi/l/email-protection#5b3a1b39"',
      )
      .replace(
        /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
        '<a href="/cdn-cgi/l/email-protection" class="__cf_email__">[email&#160;protected]</a>',
      ),
  );

test('a host that hides emails changes nothing on Contact and on a product’s page', async ({
  page,
  browser,
}) => {
  const { email } = visit;
  await serveChanged(page, hideEmails);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await serveChanged(plain, hideEmails);
  for (const address of [addresses.contact, shoe.path]) {
    await openPage(page, address);
    const link = page.getByRole('contentinfo').getByRole('link', { name: email, exact: true });
    await expect.soft(link, address).toHaveAttribute('href', `mailto:${email}`);
    await plain.goto(page.url());
    await expect.soft(plain.getByRole('contentinfo'), address).toContainText(email);
    await expect.soft(plain.locator('body'), address).not.toContainText('protected');
  }
  await context.close();
});

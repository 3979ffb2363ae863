import type { Page } from '@playwright/test';
import { addresses, otherSize, shoe } from './examples';
import { expect, holdScripts, hydrate, openPage, test } from './fixtures';
import { visit } from './shop-under-test';
import { chooseSize } from './shopper-steps';

// Hosts change pages on their way. React then finds another page than it expects, and builds it anew.

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
    // React says that it builds the page anew.
    test.use({ expectedConsoleErrors: { patterns: [/error #418/] } });

    test(`a size, a quantity and a tap from before the script stay on a page whose host ${what}`, async ({
      page,
    }) => {
      await serveChanged(page, change);
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

    test(`a message from before the script stays on a page whose host ${what}`, async ({
      page,
    }) => {
      await serveChanged(page, change);
      const letGo = await holdScripts(page);
      await page.goto(addresses.contact, { waitUntil: 'domcontentloaded' });
      const message = page.getByRole('main').getByRole('textbox', { name: 'Message' });
      await message.fill('Have you got it in 43?');
      const question = page.getByRole('main').locator('details').nth(1);
      await question.locator('summary').click();
      letGo();
      await hydrate(page);
      await expect(message).toHaveValue('Have you got it in 43?');
      await expect(question).toHaveAttribute('open');
      const chat = page.getByRole('main').getByRole('link', { name: 'Send it on WhatsApp' });
      await expect(chat).toHaveAttribute('href', /Have%20you%20got%20it%20in%2043/);
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

for (const address of [addresses.contact, shoe.path]) {
  test(`a host that hides emails changes nothing on ${address}`, async ({ page, browser }) => {
    const { email } = visit;
    await serveChanged(page, hideEmails);
    await openPage(page, address);
    const link = page.getByRole('contentinfo').getByRole('link', { name: email, exact: true });
    await expect(link).toHaveAttribute('href', `mailto:${email}`);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await serveChanged(plain, hideEmails);
    await plain.goto(page.url());
    await expect(plain.getByRole('contentinfo')).toContainText(email);
    await expect(plain.locator('body')).not.toContainText('protected');
    await context.close();
  });
}

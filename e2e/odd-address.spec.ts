import { encodeLink } from '@/lib/order/order-link-format';
import { shoe, size } from './examples';
import { expect, openPage, test } from './fixtures';
import { messages } from './messages';
import { fixture } from './servers';
import { phone } from './shop-under-test';

// The server of the tests reads several slashes in a row as one, as nginx and Apache do.

const cart = encodeLink({
  lines: [{ id: shoe.id, size, priceKes: shoe.priceKes, quantity: 2 }],
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/404 \(Not Found\)/] } });

  test('an address with several slashes in a row shows the whole page, which is then at the address with one', async ({
    page,
  }) => {
    for (const [odd, whole, heading] of [
      ['//', '/', /./],
      ['//shop/?category=#a', '/shop/?category=#a', /./],
      [`/${shoe.path}?size=${size}`, `${shoe.path}?size=${size}`, shoe.name],
      [shoe.path.replaceAll('/', '//'), shoe.path, shoe.name],
      [`//order/#${cart}`, `/order/#${cart}`, /./],
      ['//nowhere/', '/nowhere/', 'We can’t find that page'],
    ] as const) {
      await page.goto('about:blank');
      await openPage(page, fixture.url + odd);
      await expect(page).toHaveURL(fixture.url + whole);
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(title).toHaveText(heading);
      await page.getByRole('button', { name: 'Cart, empty' }).click();
      await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
    }
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/broken on purpose/] } });

  test('where the router of the page crashes, the shop’s own page has phone, chat and a reload', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.history.replaceState = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.goto('/shop/');
    await expect(page.getByRole('heading', { name: messages.crash })).toBeVisible();
    await expect(page.getByRole('link', { name: `Call ${phone.shown}` })).toHaveAttribute(
      'href',
      phone.call,
    );
    await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
      'href',
      phone.chat,
    );
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });
});

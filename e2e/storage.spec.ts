import { CART_KEY } from './cart-storage';
import { shoe, size } from './examples';
import { expect, holdScripts, openPage, test } from './fixtures';
import { messages } from './messages';
import { addProduct, chooseSize, openCart } from './shopper-steps';

// Further texts and failing calls: lib/cart/stored-cart.test.ts and cart-store.client.test.ts.

test('a cart stays for the visit where local storage is dropped between two pages, and its badge is painted before the script', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.clear();
  });
  await page.goto('/shop/');
  await addProduct(page, shoe, size);
  const release = await holdScripts(page);
  await page.goto('/contact/');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  release();
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toContainText(shoe.name);
  await cart.getByRole('button', { name: 'Clear Cart' }).click();
  await page.goto('/shop/');
  await expect(
    (await openCart(page)).getByText('Your cart is empty', { exact: true }),
  ).toBeVisible();
});

const refusals: [string, () => void][] = [
  [
    'are blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'are null',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { value: null });
      }
    },
  ],
];

for (const [how, refuse] of refusals) {
  test(`where both storages ${how} the page has a cart to order from, and says that it is not kept`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await openPage(page, shoe.path);
    await chooseSize(page, size);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('status').filter({ hasText: messages.addedUnsaved })).toBeVisible();
    const cart = await openCart(page);
    await expect(cart.getByRole('listitem')).toContainText(shoe.name);
    await expect(cart.getByText(messages.notStored, { exact: true })).toBeVisible();
    const order = cart.getByRole('link', { name: 'Order via WhatsApp' });
    await expect(order).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  });
}

test('two tabs that add eight times in the same moment have 16 lines', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await openPage(tab, shoe.path);
    await chooseSize(tab, size);
  }
  for (const tab of tabs)
    await tab.evaluate(() => {
      new BroadcastChannel('start').onmessage = async () => {
        const form = document.querySelector<HTMLFormElement>('form:has([type=radio])');
        for (let time = 0; time < 8; time += 1) {
          form?.requestSubmit();
          await new Promise((resolve) => setTimeout(resolve));
        }
      };
    });
  const starter = await context.newPage();
  await starter.goto('/about/');
  await starter.evaluate(() => new BroadcastChannel('start').postMessage(''));
  for (const tab of tabs) {
    await expect(tab.getByRole('button', { name: 'Cart, 16 items' })).toBeVisible();
    const stored = () => tab.evaluate((key) => localStorage.getItem(key), CART_KEY);
    await expect.poll(async () => JSON.parse((await stored()) ?? '').state.lines.length).toBe(16);
  }
});

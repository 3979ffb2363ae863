import { CART_KEY, seedCart, storedCart } from './cart-storage';
import { plainProduct, shoe, size } from './examples';
import { expect, holdScripts, openPage, test } from './fixtures';
import { messages } from './messages';
import { addProduct, chooseSize, openCart } from './shopper-steps';

const good = JSON.parse(storedCart(1)).state.lines[0];
const withLines = (...lines: unknown[]) => JSON.stringify({ state: { lines }, version: 0 });

// Further texts and failing calls: lib/cart/stored-cart.test.ts and cart-store.client.test.ts.
const broken: [string, string, number][] = [
  ['broken JSON', '{"state":{"lines":[', 0],
  [
    'broken lines beside one of an unknown product',
    withLines(1, 'two', { title: 3 }, null, [], { ...good, quantity: -3 }, { ...good, id: 'gone' }),
    1,
  ],
];

const half = '41 \ud83d';
test('a cart whose texts have half an emoji opens, and links to its product', async ({ page }) => {
  await seedCart(page, withLines({ ...good, title: half, size: half, category: half }));
  await page.goto('/shop/');
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toContainText('41 \ufffd');
  await expect(cart.getByRole('link', { name: '41 \ufffd' })).toHaveAttribute(
    'href',
    `${shoe.path}?size=41%20%EF%BF%BD`,
  );
});

for (const [what, text, keptLines] of broken) {
  test(`a product can be added to a stored cart of ${what}`, async ({ page }) => {
    await seedCart(page, text);
    await page.goto('/shop/');
    await addProduct(page, shoe, size);
    const cart = await openCart(page);
    await expect(cart.getByRole('listitem')).toHaveCount(keptLines + 1);
  });
}

test('full storage loses nothing that was in the cart', async ({ page }) => {
  await seedCart(page, storedCart(2));
  await page.addInitScript((key) => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(name, value) {
      if (this === localStorage && name === key && localStorage.getItem(key)) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      set.call(this, name, value);
    };
  }, CART_KEY);
  await page.goto('/shop/');
  await addProduct(page, plainProduct, plainProduct.sizes[0]);
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toHaveCount(3);
});

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
  [
    'are full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
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

test('two tabs that add 20 times in the same moment have 40 lines', async ({ page, context }) => {
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
        for (let time = 0; time < 20; time += 1) {
          form?.requestSubmit();
          await new Promise((resolve) => setTimeout(resolve));
        }
      };
    });
  const starter = await context.newPage();
  await starter.goto('/about/');
  await starter.evaluate(() => new BroadcastChannel('start').postMessage(''));
  for (const tab of tabs) {
    await expect(tab.getByRole('button', { name: 'Cart, 40 items' })).toBeVisible();
    const stored = () => tab.evaluate((key) => localStorage.getItem(key), CART_KEY);
    await expect.poll(async () => JSON.parse((await stored()) ?? '').state.lines.length).toBe(40);
  }
});

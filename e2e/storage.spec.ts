import { blockStorage, CART_KEY, seedCart, storedCart } from './cart-storage';
import { expect, test } from './fixtures';
import { addProduct, openCart } from './shopper-steps';

const good = JSON.parse(storedCart(1)).state.lines[0];
const withLines = (...lines: unknown[]) => JSON.stringify({ state: { lines }, version: 0 });

const broken: [string, string, number][] = [
  ['broken JSON', '{"state":{"lines":[', 0],
  ['null', 'null', 0],
  ['an array', '[1,2]', 0],
  ['lines of the wrong shape', withLines(1, 'two', { title: 3 }, null, []), 0],
  ['a negative quantity beside a good line', withLines({ ...good, quantity: -3 }, good), 1],
  ['a huge quantity', withLines({ ...good, quantity: 1e9 }), 1],
  ['an unknown product', withLines({ ...good, id: 'long-gone', title: 'Long gone' }), 1],
];

for (const [what, text, keptLines] of broken) {
  test(`a stored cart of ${what} breaks nothing, and adding still works`, async ({ page }) => {
    await seedCart(page, text);
    await page.goto('/shop/');
    await addProduct(page, 'Oxblood Brogues', '41');
    const cart = await openCart(page);
    await expect(cart.getByRole('listitem')).toHaveCount(keptLines + 1);
  });
}

const failing: [string, string[]][] = [
  ['read', ['getItem']],
  ['write', ['setItem']],
  ['read and write', ['getItem', 'setItem']],
];

for (const [what, methods] of failing) {
  test(`storage that throws on ${what} leaves a cart for the visit`, async ({ page }) => {
    await page.addInitScript((names) => {
      for (const name of names) {
        Object.defineProperty(Storage.prototype, name, {
          value: () => {
            throw new DOMException('no', 'SecurityError');
          },
        });
      }
    }, methods);
    await page.goto('/shop/');
    await addProduct(page, 'Oxblood Brogues', '41');
    await addProduct(page, 'Sunrise T-shirt', 'M');
    const cart = await openCart(page);
    await expect(cart.getByRole('listitem')).toHaveCount(2);
  });
}

test('blocked storage leaves a cart for the visit, and the cart says so', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/shop/');
  await addProduct(page, 'Oxblood Brogues', '41');
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart).toContainText('This phone is not keeping your cart');
});

test('full storage loses nothing that was in the cart', async ({ page }) => {
  await seedCart(page, storedCart(2));
  await page.addInitScript((key) => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(name, value) {
      if (name === key && sessionStorage.getItem('kept')) {
        if (this === localStorage && localStorage.getItem(key)) {
          throw new DOMException('full', 'QuotaExceededError');
        }
      }
      set.call(this, name, value);
    };
  }, CART_KEY);
  await page.goto('/shop/');
  await addProduct(page, 'Sunrise T-shirt', 'M');
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toHaveCount(3);
});

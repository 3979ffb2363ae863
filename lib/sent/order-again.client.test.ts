/** @jest-environment jsdom */

import fc from 'fast-check';
import { itemWith, lineWith } from '@/e2e/shop/builders';
import { addToCart, cartStore } from '@/lib/cart/cart-store.client';
import { clearCart } from '@/lib/cart/edit-cart.client';
import { storedLine } from '@/lib/cart/stored-cart';
import { cartKey } from '@/lib/remembered/storage-keys';
import { putInCart, undoPut } from './order-again.client';
import { orderIdentity } from './orders.client';

const lines = () => cartStore.getState().lines;
const titles = () => lines().map(({ title }) => title);
const stored = () => JSON.parse(localStorage.getItem(cartKey) ?? '').state.lines;
const again = ['Sandals', 'Scarf'].map((title) => itemWith({ title }));

/** Another tab adds a line. */
function addElsewhere(title: string): void {
  const line = lineWith({ title, lineId: title });
  localStorage.setItem(
    cartKey,
    JSON.stringify({ state: { lines: [...stored(), storedLine(line)] } }),
  );
}

beforeEach(() => {
  clearCart();
  for (const title of ['Boots', 'Pumps']) addToCart(itemWith({ title }));
});

test.each([
  ['in place of the cart', 'replace', ['Sandals', 'Scarf']],
  ['after the cart', 'add', ['Boots', 'Pumps', 'Sandals', 'Scarf']],
] as const)('lines that are put %s can be taken back', (_, how, expected) => {
  const before = lines();
  const put = putInCart(again, how);
  expect(titles()).toEqual(expected);
  expect(stored()).toEqual(lines().map(storedLine));
  undoPut(put);
  expect(lines()).toEqual(before);
  expect(stored()).toEqual(before.map(storedLine));
});

test('lines that another tab added are replaced, or kept, with the rest of the cart', () => {
  addElsewhere('Tee');
  const put = putInCart(again, 'replace');
  expect(titles()).toEqual(['Sandals', 'Scarf']);
  addElsewhere('Cap');
  undoPut(put);
  expect(titles()).toEqual(['Boots', 'Pumps', 'Tee', 'Cap']);
});

test('whatever is in the cart and whatever is added meanwhile, taking lines back leaves just that', () => {
  const titlesOf = fc.array(fc.stringMatching(/^[a-z]+$/), { maxLength: 6 });
  const ways = fc.constantFrom('replace' as const, 'add' as const);
  const addAll = (all: readonly string[]) => {
    for (const title of all) addToCart(itemWith({ title }));
  };
  fc.assert(
    fc.property(titlesOf, titlesOf, titlesOf, ways, (former, put, meanwhile, how) => {
      clearCart();
      addAll(former);
      const undo = putInCart(
        put.map((title) => itemWith({ title })),
        how,
      );
      addAll(meanwhile);
      undoPut(undo);
      expect(titles()).toEqual([...former, ...meanwhile]);
    }),
  );
});

test('the same lines that are put into the cart anew are another order', () => {
  putInCart(again, 'replace');
  const { reference } = orderIdentity(lines());
  putInCart(again, 'replace');
  expect(orderIdentity(lines()).reference).not.toBe(reference);
});

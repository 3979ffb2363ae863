/** @jest-environment jsdom */

import { act, fireEvent, render, screen } from '@testing-library/react';
import { OrderPanel } from '@/components/product/order/order-panel.client';
import { productWith } from '@/e2e/shop/builders';
import { noteOpenDialog } from '@/lib/browser/open-dialogs.client';
import { cartStore } from '@/lib/cart/cart-store.client';
import { openCartStore } from '@/lib/cart/open-cart.client';
import { toCardProduct } from '@/lib/catalogue/product';
import { productWords } from '@/words/product';
import { NotificationsProvider } from './notifications-provider.client';

// Its script would load after the test.
jest.mock('@/components/product/order/use-product-order.client', () => ({
  useProductOrder: () => undefined,
}));
// No test waits for a double tap.
jest.mock('@/lib/browser/presses.client', () => ({ blockDoubleTap: () => {} }));

const product = toCardProduct(productWith({ sizes: ['40', '41'] }));

beforeEach(() => {
  cartStore.setState({ lines: [] });
  openCartStore.setState({ open: false });
  render(
    <NotificationsProvider>
      <OrderPanel
        product={product}
        askWhenBack={null}
        sizeGuide={null}
        description={null}
        delivery={null}
      />
    </NotificationsProvider>,
  );
});

const add = () => fireEvent.click(screen.getByRole('button', { name: productWords.add }));
const choose = (size: string) => fireEvent.click(screen.getByRole('radio', { name: size }));
const sizes = () => screen.getByRole('radiogroup', { name: productWords.size });
/** The ways to the cart that a notice has, without the product's own, which a page hides beside it. */
const waysToCart = () =>
  screen
    .queryAllByRole('button', { name: 'View cart' })
    .filter((button) => button.dataset.toCart === undefined);
const cardsOf = (text: string) =>
  screen
    .getAllByText(text)
    .map((said) => `${said.closest('[data-notice]')?.textContent}${said.dataset.item}`);

test('the notice of an addition names the product and the chosen size, and leads to the cart', () => {
  choose('41');
  add();
  expect(cardsOf(productWords.added)).toEqual([`${productWords.added}${product.name}, size 41`]);
  const [toCart] = waysToCart();
  expect(toCart?.closest('[role=status]')).toBeNull();
  fireEvent.click(toCart as HTMLElement);
  expect(openCartStore.getState().open).toBe(true);
  expect(waysToCart()).toEqual([]);
});

test('equal notices have their number, and only the newest leads to the cart', () => {
  choose('40');
  add();
  add();
  choose('41');
  add();
  const { added } = productWords;
  expect(cardsOf(added)).toEqual([
    `${added}${product.name}, size 40`,
    `2×${added}${product.name}, size 40`,
    `${added}${product.name}, size 41`,
  ]);
  expect(waysToCart()).toHaveLength(1);
});

test('a missing size is announced until one is chosen, and an addition until the open cart shows it', () => {
  // As the cart over the page does, to whose dialog the notices move.
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const showCartDialog = () => {
    let closed: (() => void) | undefined;
    act(() => {
      openCartStore.setState({ open: true });
      closed = noteOpenDialog(dialog);
    });
    return () =>
      act(() => {
        openCartStore.setState({ open: false });
        closed?.();
      });
  };
  add();
  const { chooseSize, added } = productWords;
  expect(screen.getAllByText(chooseSize)).toHaveLength(1);
  const closeEmpty = showCartDialog();
  expect(screen.queryAllByText(chooseSize)).toHaveLength(0);
  closeEmpty();
  expect(screen.getAllByText(chooseSize)).toHaveLength(1);
  add();
  choose('41');
  add();
  expect(screen.queryAllByText(chooseSize)).toHaveLength(0);
  expect(screen.getAllByText(added)).toHaveLength(1);
  const close = showCartDialog();
  expect(screen.queryAllByText(added)).toHaveLength(0);
  close();
  expect(screen.queryAllByText(added)).toHaveLength(0);
  expect(waysToCart()).toEqual([]);
});

test('sizes are invalid from an order without one until one is chosen', () => {
  const isInvalid = () =>
    [sizes(), ...screen.getAllByRole('radio')].map((part) => part.getAttribute('aria-invalid'));
  expect(isInvalid()).toEqual([null, null, null]);
  add();
  expect(isInvalid()).toEqual(['true', 'true', 'true']);
  expect(sizes().querySelector('legend')?.dataset.issue).toBe(productWords.chooseSize);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '40' }));
  choose('41');
  expect(isInvalid()).toEqual([null, null, null]);
});

test('with script no radio is required, which a screen reader would call invalid', () => {
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) {
    expect(radio.required).toBe(false);
  }
});

test('a missing size is said at the sizes, and announced without a second card', () => {
  add();
  const announced = screen.getByRole('alert');
  expect(announced.textContent).toBe(productWords.chooseSize);
  expect(announced.querySelector('[data-notice]')).toBeNull();
  choose('41');
  expect(announced.textContent).toBe('');
});

/** Shows a dialog over the page, as its own effect does; what it gives closes it. */
function showDialog() {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  let closed: (() => void) | undefined;
  act(() => {
    closed = noteOpenDialog(dialog);
  });
  const close = () => {
    act(() => closed?.());
    dialog.remove();
  };
  return { dialog, close };
}

test('a notice is whole for three seconds, leaves in 300 ms and is gone', () => {
  jest.useFakeTimers();
  const card = () => document.querySelector('[data-notice]');
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  choose('41');
  add();
  pass(2999);
  expect(card()?.classList.contains('leaving')).toBe(false);
  pass(1);
  expect(card()?.classList.contains('leaving')).toBe(true);
  pass(299);
  expect(card()).not.toBeNull();
  pass(1);
  expect(card()).toBeNull();
  jest.useRealTimers();
});

test('the live regions are in page and dialog, empty, before the first notice', () => {
  const textsIn = (root: ParentNode) =>
    [...root.querySelectorAll('[data-notices] > [role]')].map(({ role, textContent }) => [
      role,
      textContent,
    ]);
  const empty = [
    ['status', ''],
    ['alert', ''],
  ];
  expect(textsIn(document)).toEqual(empty);
  const { dialog, close } = showDialog();
  expect(textsIn(dialog)).toEqual(empty);
  close();
});

test('a notice over a dialog is announced in the dialog, and not again on the page that it outlives', () => {
  const { added } = productWords;
  const { dialog, close } = showDialog();
  choose('41');
  add();
  expect(dialog.querySelector('[role=status]')?.textContent).toContain(added);
  close();
  expect(screen.getByText(added).closest('[role]')).toBeNull();
});

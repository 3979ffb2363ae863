/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { OrderPanel } from '@/components/islands/product/order-panel';
import { words } from '@/data/words/en';
import { productWith } from '@/e2e/shop/builders';
import { cartDialogStore } from '@/lib/cart/cart-dialog.client';
import { cartStore } from '@/lib/cart/cart-store.client';
import { toCardProduct } from '@/lib/catalogue/product';
import { noteOpenDialog } from '@/lib/page/open-dialogs.client';
import { NotificationsProvider } from './notifications-provider';

// Its script would load after the test.
jest.mock('@/components/islands/product/use-product-order', () => ({
  useProductOrder: () => undefined,
}));
// No test waits for a double tap.
jest.mock('@/lib/page/block-double-tap.client', () => ({ blockDoubleTap: () => {} }));

const product = toCardProduct(productWith({ sizes: ['40', '41'] }));

beforeEach(() => {
  cartStore.setState({ lines: [] });
  cartDialogStore.setState({ open: false });
  render(
    <NotificationsProvider>
      <OrderPanel words={words} product={product} askWhenBack={null} sizeGuide={null} />
    </NotificationsProvider>,
  );
});

/** Taps Add to Cart, and waits for the script of the notices. */
const add = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: words.product.add })));
const choose = (size: string) => fireEvent.click(screen.getByRole('radio', { name: size }));
const sizes = () => screen.getByRole('radiogroup', { name: words.product.size });
const cardsOf = (text: string) =>
  screen
    .getAllByText(text)
    .map((said) => `${said.closest('[data-notice]')?.textContent}${said.dataset.size}`);

test('the notice of an addition has the chosen size, and leads to the cart', async () => {
  choose('41');
  await add();
  expect(cardsOf(words.product.added)).toEqual([`${words.product.added}Size 41`]);
  const toCart = screen.getByRole('button', { name: 'View cart' });
  expect(toCart.closest('[role=status]')).toBeNull();
  fireEvent.click(toCart);
  expect(cartDialogStore.getState().open).toBe(true);
  expect(screen.queryByRole('button', { name: 'View cart' })).toBeNull();
});

test('equal notices have their number, and only the newest leads to the cart', async () => {
  choose('40');
  await add();
  await add();
  choose('41');
  await add();
  const { added } = words.product;
  expect(cardsOf(added)).toEqual([`${added}Size 40`, `2×${added}Size 40`, `${added}Size 41`]);
  expect(screen.getAllByRole('button', { name: 'View cart' })).toHaveLength(1);
});

test('a missing size is a notice until one is chosen, and an addition until the open cart shows it', async () => {
  const cardOf = (text: string) => screen.getByText(text).closest('[data-notice]');
  // As the cart over the page does, to whose dialog the notices move.
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const openCart = () => {
    let closed: (() => void) | undefined;
    act(() => {
      cartDialogStore.setState({ open: true });
      closed = noteOpenDialog(dialog);
    });
    return () =>
      act(() => {
        cartDialogStore.setState({ open: false });
        closed?.();
      });
  };
  await add();
  const closeEmpty = openCart();
  expect(cardOf(words.product.chooseSize)).toHaveProperty('hidden', false);
  closeEmpty();
  expect(cardOf(words.product.chooseSize)).toHaveProperty('hidden', false);
  await add();
  choose('41');
  await add();
  for (const card of screen.getAllByText(words.product.chooseSize)) {
    expect(card.closest('[data-notice]')).toHaveProperty('hidden', true);
  }
  expect(cardOf(words.product.added)).toHaveProperty('hidden', false);
  const close = openCart();
  expect(cardOf(words.product.added)).toHaveProperty('hidden', true);
  close();
  expect(cardOf(words.product.added)).toHaveProperty('hidden', true);
  expect(screen.queryByRole('button', { name: 'View cart' })).toBeNull();
});

test('sizes are invalid from an order without one until one is chosen', async () => {
  const isInvalid = () =>
    [sizes(), ...screen.getAllByRole('radio')].map((part) => part.getAttribute('aria-invalid'));
  expect(isInvalid()).toEqual([null, null, null]);
  await add();
  expect(isInvalid()).toEqual(['true', 'true', 'true']);
  expect(sizes().querySelector('legend')?.dataset.issue).toBe(words.product.chooseSize);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '40' }));
  choose('41');
  expect(isInvalid()).toEqual([null, null, null]);
});

test('with script no radio is required, which a screen reader would call invalid', () => {
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) {
    expect(radio.required).toBe(false);
  }
});

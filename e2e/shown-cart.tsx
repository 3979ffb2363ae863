import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { CartDialog } from '@/components/cart/cart-dialog.client';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import type { CartLine } from '@/lib/cart/cart-lines';
import { cartStore } from '@/lib/cart/cart-store.client';
import { openCart } from '@/lib/cart/open-cart.client';
import { todaysCatalogueStore } from '@/lib/cart/todays-catalogue.client';
import type { Product } from '@/lib/catalogue/product';
import { orderChoicesStore } from '@/lib/delivery/order-choices.client';
import { forgetKept } from '@/lib/remembered/forgotten.client';
import { messageOf, textOf } from './jsdom-parts';
import { pictureOf } from './shop/builders';
import { catalogueFileOf, products } from './shop-under-test';

/*
 * The cart of the tests' shop as a shopper has it open, for unit tests in jsdom: the dialog itself with the
 * stores themselves.
 */

// Whether an element is hidden is asked of each of its ancestors, which takes half of a test's time.
configure({ defaultHidden: true });

// As in a browser, whoever closes the dialog: its owner hears of it.
Object.assign(HTMLDialogElement.prototype, {
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => act(() => void this.dispatchEvent(new Event('close'))));
  },
});

/**
 * The shop's answer when the cart asks for its catalogue; `undefined` if the shop is not reached.
 */
export const shopAnswer: { text: string | undefined } = { text: undefined };
Object.assign(globalThis, {
  fetch: async () => {
    const { text } = shopAnswer;
    if (text === undefined) throw new TypeError('Failed to fetch');
    return { ok: true, headers: { has: () => false }, text: async () => text };
  },
});

let hour = Date.UTC(2026, 10, 24, 6);
let lineCount = 0;

/** A line of one item of a product, in its second size, at its price; its id is no other line's. */
export function lineOf(product: Product, over: Partial<CartLine> = {}): CartLine {
  const { id, name, priceKes, category, categoryKey, sizes } = product;
  lineCount += 1;
  return {
    lineId: `line-${lineCount}`,
    id,
    title: name,
    image: '',
    priceKes,
    category,
    categoryKey,
    size: sizes[1] ?? '',
    quantity: 1,
    ...over,
  };
}

/**
 * A phone that knows nothing of the shop, an hour after the one before, because an answer of the
 * shop is fresh for minutes.
 */
export function freshPhone(): void {
  hour += 3_600_000;
  jest.useFakeTimers({ now: hour, doNotFake: ['nextTick', 'queueMicrotask'] });
  shopAnswer.text = catalogueFileOf(products);
  forgetKept();
  todaysCatalogueStore.setState({ status: 'notAsked' }, true);
  orderChoicesStore.setState({ area: '', place: '', payBy: '' });
}

/** Opens a cart of these lines on a page, and waits until the shop has answered with its prices. */
export async function showCart(...lines: CartLine[]): Promise<HTMLElement> {
  cartStore.setState({ lines, saved: true });
  render(
    <NotificationsProvider>
      <CartDialog emptyCart={{ picture: pictureOf('empty'), alt: '' }} />
    </NotificationsProvider>,
  );
  await act(async () => openCart());
  return screen.getByRole('dialog');
}

/** The cart's parts, as a shopper finds them. */
export const cart = {
  lines: () => screen.queryAllByRole('listitem').filter((item) => item.hasAttribute('data-line')),
  chat: () => screen.getByRole('link', { name: 'Order via WhatsApp' }),
  message: () => messageOf(cart.chat()),
  total: () =>
    textOf(
      screen
        .queryAllByRole('status')
        .find((one) => /^(Total|Goods|Delivery to be agreed)/.test(textOf(one))),
    ),
  area: () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Area' }),
  way: (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }),
  button: (name: string | RegExp, at: HTMLElement = document.body) =>
    within(at).getByRole('button', { name }),
  press: (name: string | RegExp, at?: HTMLElement) =>
    act(async () => void fireEvent.click(cart.button(name, at))),
  chooseArea: (name: string) =>
    act(async () => void fireEvent.change(cart.area(), { target: { value: name } })),
  choosePay: (name: string) => act(async () => void fireEvent.click(cart.way(name))),
  quantity: (line: HTMLElement) =>
    within(line).getByRole<HTMLInputElement>('textbox', { name: /^Quantity of/ }),
  /** Types a quantity, and leaves the field by Enter, or for another element. */
  type: (line: HTMLElement, text: string, to?: HTMLElement) =>
    act(async () => {
      const field = cart.quantity(line);
      field.focus();
      fireEvent.change(field, { target: { value: text } });
      if (to) to.focus();
      else fireEvent.keyDown(field, { key: 'Enter' });
    }),
};

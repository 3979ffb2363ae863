/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { plainProduct, shoe } from '@/e2e/examples';
import { messageOf, textOf } from '@/e2e/jsdom-parts';
import { shop } from '@/e2e/shop/whole-shop';
import { cart, freshPhone, lineOf, showCart } from '@/e2e/shown-cart';
import { addToCart, cartStore } from '@/lib/cart/cart-store.client';
import { openCart } from '@/lib/cart/open-cart.client';
import { orderChoicesStore } from '@/lib/delivery/order-choices.client';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { parseLink } from '@/lib/order/order-link-format';
import { stateMinute, withStep } from '@/lib/order/order-state';
import { ordersStore } from '@/lib/sent/orders.client';
import { orderOfProduct } from '@/lib/sent/product-order.client';
import { takeNews } from '@/lib/sent/sent-order.client';

const [, area] = deliveryAreas;
const skip = 'Skip, send it as it is';

// No chat is opened.
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

const question = () =>
  screen.queryByRole('group', { name: /^Did you (send|order) order|^Did you order/ });
const nextStep = () => screen.queryByRole('group', { name: /^Thank you for order \S+$/ });
const inside = (part: HTMLElement | null) => within(part as HTMLElement);
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const shown = () => textOf(screen.getByRole('dialog'));
const tap = (link: HTMLElement) => act(async () => void fireEvent.click(link));
const answer = (name: string) => cart.press(name, question() as HTMLElement);
const referenceOf = (message: string) =>
  new RegExp(`${shop.orderPrefix}-\\w{5}`).exec(message)?.[0];
const reopen = async () => {
  await cart.press('Close', screen.getByRole('dialog').firstElementChild as HTMLElement);
  await act(async () => openCart());
};

function choosePlaceAndPay() {
  orderChoicesStore.setState({ area: area?.name ?? '', place: '', payBy: 'till' });
}

/** Opens a cart, with place and payment chosen, and sends its order in the chat. Returns its reference. */
async function sendCart(...lines: Parameters<typeof showCart>) {
  choosePlaceAndPay();
  await showCart(...lines);
  const reference = referenceOf(cart.message());
  await tap(cart.chat());
  return reference;
}

beforeEach(freshPhone);

describe('was it sent', () => {
  test('the cart asks whether its order was sent, lists its lines, and loses none', async () => {
    const reference = await sendCart(lineOf(shoe), lineOf(shoe, { quantity: 2 }));
    expect(question()?.getAttribute('aria-label')).toBe(`Did you send order ${reference}?`);
    expect(textOf(question())).toContain('3 items');
    expect(cart.lines()).toHaveLength(2);
    await reopen();
    expect(question()).not.toBeNull();
  });

  test('“Yes, sent” empties the cart and says what happens next, and Undo takes it back', async () => {
    await sendCart(lineOf(shoe), lineOf(shoe));
    await answer('Yes, sent');
    expect(cart.lines()).toEqual([]);
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(nextStep());
    await cart.press('Undo');
    expect(cart.lines()).toHaveLength(2);
    expect([question() !== null, nextStep()]).toEqual([true, null]);
    await answer('Yes, sent');
    const page = inside(nextStep()).getByRole('link', { name: 'Your order, and how to pay' });
    expect(page.getAttribute('href')).toMatch(/\/order\/#1o_/);
    expect(ordersStore.getState().list.map(({ question: open }) => open)).toEqual([undefined]);
  });

  test('a line that was added since stays in the cart, and is another order', async () => {
    const reference = await sendCart(lineOf(shoe));
    const { lineId: _, ...added } = lineOf(plainProduct);
    act(() => void addToCart(added));
    await answer('Yes, sent');
    expect(cart.lines().map(textOf)).toEqual([expect.stringContaining(plainProduct.name)]);
    expect(cart.message()).not.toContain(reference);
    expect(cart.message()).not.toContain('This replaces');
  });

  test('a cart that was changed since stays, and its order takes the place of the first', async () => {
    const reference = await sendCart(lineOf(shoe));
    await cart.press(/^Increase/);
    await answer('Yes, sent');
    expect(cart.lines()).toHaveLength(1);
    expect(textOf(nextStep())).toContain(`the new order replaces ${reference}`);
    expect(cart.message()).toContain(`This replaces my order ${reference}`);
  });

  test('“Open WhatsApp again” has the same message', async () => {
    choosePlaceAndPay();
    await showCart(lineOf(shoe));
    const message = cart.message();
    await tap(cart.chat());
    const again = inside(question()).getByRole('link', { name: 'Open WhatsApp again' });
    expect(messageOf(again)).toBe(message);
  });

  test('while all of the cart is asked about, the question is in place of form and button', async () => {
    await sendCart(lineOf(shoe));
    const form = () => [
      screen.queryByRole('link', { name: 'Order via WhatsApp' }),
      screen.queryByRole('combobox', { name: 'Area' }),
      screen.queryByRole('group', { name: 'How will you pay?' }),
      screen.queryByRole('button', { name: 'Clear Cart' }),
      screen.queryByRole('button', { name: 'Send this cart' }),
    ];
    expect(form()).toEqual([null, null, null, null, null]);
    await cart.press(/^Increase/);
    expect(form()).not.toContain(null);
  });

  test('an answer that leaves nothing in the cart is closed with it', async () => {
    await sendCart(lineOf(shoe));
    await answer('Yes, sent');
    expect(shown()).not.toContain('Your cart is empty');
    expect(inside(nextStep()).queryByRole('button', { name: 'Close' })).toBeNull();
    await reopen();
    expect(nextStep()).toBeNull();
    expect(shown()).toContain('Your cart is empty');
  });

  test('“Edit and send again” leaves the cart to be changed, and its order takes the place of this one', async () => {
    const reference = await sendCart(lineOf(shoe));
    await answer('Edit and send again');
    expect(question()).toBeNull();
    expect(ordersStore.getState().list.map(({ isUnsent }) => isUnsent)).toEqual([true]);
    await cart.press(/^Increase/);
    expect(cart.message()).toContain(`This replaces my order ${reference}`);
  });

  test('a reply of the shop answers the question, and Undo brings the order’s lines back alone', async () => {
    await sendCart(lineOf(shoe), lineOf(shoe));
    const content = parseLink(ordersStore.getState().list[0]?.code ?? '');
    if (typeof content === 'string') throw new Error(content);
    const state = withStep(undefined, { is: 'confirmed', at: stateMinute(Date.now()) });
    await act(async () => takeNews({ ...content, state }));
    expect([cart.lines(), question()]).toEqual([[], null]);
    await cart.press('Undo');
    expect(cart.lines()).toHaveLength(2);
    expect(question()).toBeNull();
    await reopen();
    expect(cart.lines()).toHaveLength(2);
    expect(question()).toBeNull();
  });

  test('of two orders the later one is asked about first, then the earlier one', async () => {
    const first = await sendCart(lineOf(shoe));
    const { lineId: _, ...item } = lineOf(plainProduct);
    jest.setSystemTime(Date.now() + 60_000);
    const own = orderOfProduct(item);
    act(own.keep);
    expect(question()?.getAttribute('aria-label')).toContain(referenceOf(own.text));
    await answer('Yes, sent');
    expect(cart.lines()).toHaveLength(1);
    await cart.press('Close', nextStep() as HTMLElement);
    expect(question()?.getAttribute('aria-label')).toContain(first);
    await answer('Yes, sent');
    expect(cart.lines()).toEqual([]);
  });

  test('after a call the cart asks whether the order was made by phone', async () => {
    choosePlaceAndPay();
    await showCart(lineOf(shoe));
    const message = cart.message();
    await tap(screen.getByRole('link', { name: 'Call to Order' }));
    expect(question()?.getAttribute('aria-label')).toMatch(/^Did you order \S+ by phone\?$/);
    const write = inside(question()).getByRole('link', { name: 'Send it on WhatsApp' });
    expect(messageOf(write)).toBe(message);
    const listed = () => screen.queryByRole('link', { name: 'Your orders' });
    expect(listed()).toBeNull();
    await answer('Yes, ordered');
    expect(listed()).not.toBeNull();
    expect(cart.lines()).toEqual([]);
    expect(nextStep()).not.toBeNull();
  });

  test('an order that no link can carry is asked about too, and has no page', async () => {
    const { id: _, ...line } = lineOf(shoe);
    await sendCart(line);
    await answer('Yes, sent');
    expect(cart.lines()).toEqual([]);
    expect(inside(nextStep()).queryByRole('link')).toBeNull();
  });

  test('without a network the cart says once that the order waits', async () => {
    await sendCart(lineOf(shoe));
    const waits = () => shown().split('WhatsApp will send it when the network is back').length - 1;
    const setOnline = (isOnline: boolean) => {
      Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    };
    expect(waits()).toBe(0);
    setOnline(false);
    expect(waits()).toBe(1);
    setOnline(true);
    expect(waits()).toBe(0);
    Reflect.deleteProperty(navigator, 'onLine');
  });
});

describe('nothing forgotten', () => {
  test('the first tap leads to the missing choices of an order, in place of the cart, and the second to the chat', async () => {
    await showCart(lineOf(shoe), lineOf(shoe));
    expect(cart.message()).toContain('\nI have not chosen where to deliver.\n');
    await tap(cart.chat());
    expect(heading()).toBe('Before you send it');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    expect(cart.lines()[0]?.closest('[hidden]')).not.toBeNull();
    expect(screen.getByRole('link', { name: skip })).toBeTruthy();
    expect(ordersStore.getState().list).toEqual([]);
    const [choice] = screen.getAllByRole('combobox', { name: 'Area' });
    fireEvent.change(choice as HTMLElement, { target: { value: area?.name } });
    const [till] = screen.getAllByRole('radio', { name: 'M-Pesa till (Buy Goods)' });
    fireEvent.click(till as HTMLElement);
    expect(screen.queryAllByRole('button', { name: 'Copy Till number' })).toHaveLength(1);
    expect(cart.message()).toContain(`Deliver to: ${area?.name}.`);
    expect(cart.message()).toContain('by M-Pesa till');
    await tap(cart.chat());
    expect(ordersStore.getState().list).toHaveLength(1);
    expect(heading()).toBe('Your cart');
    expect(question()).not.toBeNull();
  });

  test.each([
    ['a place', { payBy: 'till' }, [1, 0]],
    ['a way to pay', { place: 'Kisumu' }, [0, 5]],
  ])('of an order that lacks %s the step asks for that alone', async (_, chosen, parts) => {
    orderChoicesStore.setState(chosen);
    await showCart(lineOf(shoe));
    await tap(cart.chat());
    const isInStep = (part: HTMLElement) => part.closest('[hidden]') === null;
    expect([
      screen.getAllByRole('combobox', { name: 'Area' }).filter(isInStep).length,
      screen.getAllByRole('radio').filter(isInStep).length,
    ]).toEqual(parts);
  });

  test('the step leads back to the cart, which then sends at the first tap, also when it was changed', async () => {
    await showCart(lineOf(shoe));
    await tap(cart.chat());
    await cart.press('Back to cart');
    expect(heading()).toBe('Your cart');
    expect(document.activeElement).toBe(cart.chat());
    await cart.press(/^Increase/);
    await tap(cart.chat());
    expect(ordersStore.getState().list).toHaveLength(1);
  });

  test('an order without a place or a way to pay is sent from the step as it is', async () => {
    await showCart(lineOf(shoe));
    await tap(cart.chat());
    const link = screen.getByRole('link', { name: skip });
    expect(messageOf(link)).toContain('I have not chosen where to deliver.');
    await tap(link);
    expect(question()).not.toBeNull();
    expect(cartStore.getState().lines).toHaveLength(1);
  });
});

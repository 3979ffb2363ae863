/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { OrderToday } from '@/components/sent/use-order-today.client';
import { lineWith } from '@/e2e/shop/builders';
import { cartStore } from '@/lib/cart/cart-store.client';
import { closeCart, openCartStore } from '@/lib/cart/open-cart.client';
import { paymentStore } from '@/lib/payment/payment-store.client';
import { OrderActions } from './order-actions.client';

const line = lineWith({ id: 'boot', sizes: ['41'] } as object);
const other = lineWith({ id: 'heel' });
const content = { lines: [{ id: 'boot', size: '41', priceKes: 1000, quantity: 1 }] };

test('lines that were put into the cart cannot be taken back once a payment begins', () => {
  const today = { lines: [line], status: 'loaded', retry: () => {} } as const;
  render(<OrderActions content={content} actions={['put']} main="put" today={today} />);
  fireEvent.click(screen.getByText('Put these in my cart'));
  expect(screen.queryByText('Undo')).not.toBeNull();
  act(() => paymentStore.setState({ paying: true }));
  expect(screen.queryByText('Undo')).toBeNull();
  expect(cartStore.getState().lines).toHaveLength(1);
});

test('a tap before the shop has answered puts the lines into the cart once it has', () => {
  cartStore.setState({ lines: [] });
  const retry = jest.fn();
  const early = { lines: [lineWith({ id: 'boot' })], status: 'pending', retry } as const;
  const { rerender } = render(
    <OrderActions content={content} actions={['put']} main="put" today={early} />,
  );
  fireEvent.click(screen.getByText('Put these in my cart'));
  expect(screen.getByRole('status').textContent).toBe('Asking for today’s prices…');
  expect(cartStore.getState().lines).toEqual([]);
  rerender(
    <OrderActions
      content={content}
      actions={['put']}
      main="put"
      today={{ lines: [line], status: 'loaded', retry }}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('1 item is in your cart.');
  expect(cartStore.getState().lines).toHaveLength(1);
  expect(retry).not.toHaveBeenCalled();
});

test.each([
  ['an empty cart', [], '1 item is in your cart.'],
  ['a filled cart', [other], 'Your cart has 1 item.'],
])(
  'an answer for %s leaves the focus where the person has moved it, and is announced',
  (_, lines, text) => {
    cartStore.setState({ lines });
    const page = (today: OrderToday) => (
      <>
        <OrderActions content={content} actions={['put']} main="put" today={today} />
        <input />
      </>
    );
    const retry = () => {};
    const { rerender } = render(
      page({ lines: [lineWith({ id: 'boot' })], status: 'pending', retry }),
    );
    fireEvent.click(screen.getByText('Put these in my cart'));
    screen.getByRole('textbox').focus();
    rerender(page({ lines: [line], status: 'loaded', retry }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(screen.getByRole('status').textContent).toContain(text);
  },
);

test('a late answer moves the focus of a person who waits for it to the question', () => {
  cartStore.setState({ lines: [other] });
  const retry = () => {};
  const early = { lines: [lineWith({ id: 'boot' })], status: 'pending', retry } as const;
  const { rerender } = render(
    <OrderActions content={content} actions={['put']} main="put" today={early} />,
  );
  fireEvent.click(screen.getByText('Put these in my cart'));
  rerender(
    <OrderActions
      content={content}
      actions={['put']}
      main="put"
      today={{ lines: [line], status: 'loaded', retry }}
    />,
  );
  expect(document.activeElement).toBe(screen.getByRole('group'));
});

describe('on the page of an order', () => {
  const ordered = {
    lines: [
      { id: 'boot', size: '41', priceKes: 1000, quantity: 1 },
      { id: 'boot', size: '41', priceKes: 1000, quantity: 2 },
    ],
    order: { reference: '7K2Q1', day: 326, area: '', place: '', payBy: 'undecided' },
  } as const;
  const linked = [line, { ...line, lineId: 'b', quantity: 2 }];
  const retry = jest.fn();
  const button = (name: string) => screen.getByRole('button', { name });
  const tap = (name: string) => fireEvent.click(button(name));
  const status = () => screen.getByRole('status').textContent;
  const titles = () => cartStore.getState().lines.map(({ id, quantity }) => `${quantity} ${id}`);

  function open(before = [other], today: Partial<OrderToday> = {}) {
    cartStore.setState({ lines: before });
    closeCart();
    const answer = { lines: linked, status: 'loaded', retry, ...today } as const;
    return render(
      <OrderActions content={ordered} actions={['order', 'change']} today={answer} asLinks />,
    );
  }

  test.each([
    ['Replace my cart', ['1 boot', '2 boot'], '3 items are in your cart.'],
    ['Add to my cart', ['1 heel', '1 boot', '2 boot'], '4 items are in your cart.'],
  ])(
    '“%s” puts an order into a filled cart, and Undo brings the former cart back',
    (answer, items, said) => {
      open();
      tap('Order again');
      const question = screen.getByRole('group', { name: /^Your cart has 1 item\./ });
      expect(document.activeElement).toBe(question);
      expect(titles()).toEqual(['1 heel']);
      tap(answer);
      expect(status()).toBe(said);
      expect(screen.queryByRole('group')).toBeNull();
      expect(document.activeElement).toBe(button('Order again'));
      expect(titles()).toEqual(items);
      tap('Undo');
      expect(status()).toBe('Undone. 1 item is in your cart.');
      expect(document.activeElement).toBe(button('Order again'));
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
      expect(titles()).toEqual(['1 heel']);
    },
  );

  test.each([
    ['“Keep my cart”', () => tap('Keep my cart')],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('group'), { key: 'Escape' })],
  ])('%s changes nothing, and leaves an earlier Undo', (_, keep) => {
    open([]);
    tap('Order again');
    expect(status()).toBe('3 items are in your cart.');
    tap('Order again');
    keep();
    expect(status()).toBe('Your cart stays as it is.');
    expect(document.activeElement).toBe(button('Order again'));
    expect(titles()).toEqual(['1 boot', '2 boot']);
    tap('Undo');
    expect(status()).toBe('Undone. Your cart is empty.');
    expect(titles()).toEqual([]);
  });

  test('a product that is no longer sold is left out, and an order of such products alone changes nothing', () => {
    const gone = { ...line, lineId: 'c', unavailable: 'gone' } as const;
    const { unmount } = open([], { lines: [line, gone] });
    tap('Order again');
    expect(status()).toBe('1 item is in your cart. 1 item is no longer sold and is left out.');
    unmount();
    open([other], { lines: [gone, gone] });
    tap('Order again');
    expect(status()).toBe('We no longer sell any of these.');
    expect(titles()).toEqual(['1 heel']);
  });

  test('“Edit and send again” opens the cart with the order, without a question where the cart has it already', () => {
    open();
    tap('Edit and send again');
    tap('Replace my cart');
    expect(openCartStore.getState().open).toBe(true);
    const { lines } = cartStore.getState();
    act(() => closeCart());
    tap('Edit and send again');
    expect(openCartStore.getState().open).toBe(true);
    expect(screen.queryByRole('group')).toBeNull();
    expect(cartStore.getState().lines).toBe(lines);
  });

  test('where the shop is not reached nothing is put into the cart, and another tap asks again', () => {
    open([], { lines: [lineWith({ id: 'boot' })], status: 'unreachable' });
    tap('Order again');
    expect(status()).toMatch(/^Today’s prices did not load/);
    expect(titles()).toEqual([]);
    retry.mockClear();
    tap('Order again');
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

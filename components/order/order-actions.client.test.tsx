/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lineWith } from '@/e2e/shop/builders';
import { cartStore } from '@/lib/cart/cart-store.client';
import { paymentStore } from '@/lib/payment/payment-store.client';
import { OrderActions } from './order-actions.client';
import type { OrderToday } from './use-order-today.client';

const line = lineWith({ id: 'boot', sizes: ['41'] } as object);
const other = lineWith({ id: 'heel' });
const content = { lines: [{ id: 'boot', size: '41', priceKes: 1000, quantity: 1 }] };

test('what was put into the cart cannot be taken back once a payment begins', () => {
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

/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ChatOrder } from './chat-order.client';
import type { Order } from './use-order.client';

test.each([
  ['left', 'click', 0, 1],
  ['middle', 'auxclick', 1, 1],
  ['right', 'auxclick', 2, 0],
] as const)(
  'a %s click (%s %i) on a product’s link to the chat keeps %i orders',
  (_, type, button, kept) => {
    const keep = jest.fn();
    const order = {
      chatHref: '#chat',
      requireSize: () => {},
      keep,
      send: keep,
    } as Partial<Order> as Order;
    render(<ChatOrder name="Order" order={order} />);
    const link = screen.getByRole('link');
    fireEvent(link, new MouseEvent(type, { button, bubbles: true, cancelable: true }));
    expect(keep).toHaveBeenCalledTimes(kept);
  },
);

/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { lineWith } from '@/e2e/shop/builders';
import { orderIdentity, ordersStore, removeOrders } from '@/lib/sent/orders.client';
import { ChatOrderLink, SkipLink } from './order-links.client';

const lines = [lineWith({ id: 'boot' })];
const choice = () => ({
  payBy: 'undecided' as const,
  destination: { place: '' },
  identity: orderIdentity(lines),
});

beforeEach(removeOrders);

test.each([
  ['left', 'click', 0, 1],
  ['middle', 'auxclick', 1, 1],
  ['right', 'auxclick', 2, 0],
] as const)(
  'a %s click (%s %i) on each link that orders the cart keeps %i orders',
  (_, type, button, kept) => {
    render(
      <>
        <ChatOrderLink lines={lines} choice={choice()} />
        <SkipLink lines={lines} choice={choice()} onSent={() => {}} />
      </>,
    );
    for (const link of screen.getAllByRole('link')) {
      removeOrders();
      fireEvent(link, new MouseEvent(type, { button, bubbles: true, cancelable: true }));
      expect(ordersStore.getState().list).toHaveLength(kept);
    }
  },
);

test.each([
  [false, '_blank'],
  [true, ''],
])('with a network: %s, an order is opened in the tab %j', (onLine, target) => {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  render(<ChatOrderLink lines={lines} choice={choice()} />);
  const link = screen.getByRole<HTMLAnchorElement>('link');
  fireEvent(link, new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(link.target).toBe(target);
  Reflect.deleteProperty(navigator, 'onLine');
});

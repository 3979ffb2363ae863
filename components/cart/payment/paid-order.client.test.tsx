/** @jest-environment jsdom */

import { act, fireEvent, render, screen } from '@testing-library/react';
import { NotificationsContext } from '@/components/notices/region/notifications-context.client';
import { keepPaidOrder } from '@/lib/order/paid-order-store.client';
import { cartWords } from '@/words/cart';
import { PaidOrder, PaidPanel } from './paid-order.client';

const panel = (hidden: boolean) => (
  <NotificationsContext value={() => () => {}}>
    <PaidPanel hidden={hidden} />
  </NotificationsContext>
);
const links = () => screen.queryAllByRole('link', { name: 'Send us where to deliver' });

test('a paid order that was closed stays closed after the cart was open, until another is paid', () => {
  keepPaidOrder({ at: 1, text: 'ORDER-1' });
  const { rerender } = render(panel(false));
  expect(links()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(links()).toHaveLength(0);
  rerender(panel(true));
  rerender(panel(false));
  expect(links()).toHaveLength(0);
  act(() => keepPaidOrder({ at: 2, text: 'ORDER-2' }));
  expect(links()).toHaveLength(1);
});

test.each([
  ['its link', { link: 'https://shop.example/order/#1o_' }, cartWords.longOrderLinked],
  ['no link', {}, cartWords.longOrder],
])('a long paid order whose message has %s says how to send its other lines', (_, link, advice) => {
  keepPaidOrder({ at: 3, text: 'ORDER-3', whole: 'all of ORDER-3', ...link });
  render(
    <NotificationsContext value={() => () => {}}>
      <PaidOrder />
    </NotificationsContext>,
  );
  expect(screen.getByText(advice)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy the whole order' })).toBeDefined();
});

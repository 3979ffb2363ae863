/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { NotificationsContext } from '@/components/notices/region/notifications-context.client';
import { pictureOf } from '@/e2e/shop/builders';
import { loadCartBehind, openCart, openCartStore } from '@/lib/cart/open-cart.client';
import { LazyCartDialog } from './lazy-cart-dialog.client';

jest.mock('./cart-dialog.client', () => {
  throw new Error('The connection is lost.');
});

test('a cart that does not load shows a notice only to a person who opened it', async () => {
  const notify = jest.fn();
  render(
    <NotificationsContext value={notify}>
      <LazyCartDialog emptyCart={{ picture: pictureOf('empty'), alt: '' }} />
    </NotificationsContext>,
  );
  const isClosed = () => waitFor(() => expect(openCartStore.getState().open).toBe(false));
  act(loadCartBehind);
  await isClosed();
  expect(notify).not.toHaveBeenCalled();
  act(openCart);
  await isClosed();
  expect(notify).toHaveBeenCalledTimes(1);
});

/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NotificationsContext } from '@/components/notices/region/notifications-context.client';
import { pictureOf, productWith } from '@/e2e/shop/builders';
import { type PromotedCardProduct, toCardProduct } from '@/lib/catalogue/product';
import { OfferPanel } from './offer-panel.client';

// Its script would load after the test.
jest.mock('@/components/product/order/use-product-order.client', () => ({
  useProductOrder: () => undefined,
}));

test('the quantity of an offer ends at 9,999 and says so', () => {
  const offer = toCardProduct(productWith({}, pictureOf('boot'))) as PromotedCardProduct;
  window.history.replaceState(null, '', `${offer.path}?quantity=9998`);
  render(
    <NotificationsContext value={() => () => {}}>
      <OfferPanel offer={offer} withoutScript="page" askWhenBack={null} />
    </NotificationsContext>,
  );
  const more = screen.getByRole('button', { name: 'Increase quantity' });
  const sentence = 'You can order up to 9,999 at a time.';
  expect(screen.queryByText(sentence)).toBeNull();
  fireEvent.click(more);
  expect(screen.getByText(sentence).getAttribute('role')).toBe('status');
  expect(more.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(more);
  expect(screen.getByText('9999')).toBeTruthy();
  window.history.replaceState(null, '', '/');
});

/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PayChoice } from '@/components/cart/order/pay-choice.client';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { OrderPayment } from '@/components/sent/order/order-payment.client';
import { lineWith } from '@/e2e/shop/builders';
import { payments } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { cartOrder } from '@/lib/order/cart-order-text';
import { linkCode } from '@/lib/order/link-hash';
import { parseLink } from '@/lib/order/order-link-format';
import { numberWays, type PayBy } from '@/lib/order/pay-way';

const area = deliveryAreas.find(({ feeKes }) => feeKes > 0);
const identity = { reference: '7K2Q1', day: 326, at: 0, address: 'https://shop.example/order/' };

/** The texts about this way to pay in the cart, the message and the page of the order. */
function said(payBy: PayBy, when: 'now' | 'confirmed', { quantity = 1, hasArea = true } = {}) {
  Object.assign(payments, { when });
  const lines = [lineWith({ id: 'boot', priceKes: 1000, quantity })];
  const choice = { payBy, destination: { area: hasArea ? area : undefined, place: '' }, identity };
  const { text, link = '' } = cartOrder(lines, choice);
  const content = parseLink(linkCode(link.slice(link.indexOf('#'))));
  if (typeof content === 'string' || !content.order) throw new Error('no order in the link');
  const textOf = (part: React.ReactNode) =>
    render(part, { wrapper: NotificationsProvider }).container.textContent;
  return {
    content: { lines: content.lines, order: content.order },
    cart: textOf(<PayChoice lines={lines} choice={choice} prices="loaded" />),
    message: text,
    page: textOf(<OrderPayment content={content} order={content.order} />),
  };
}

test.each(numberWays())(
  'cart, message and page of an order to be paid by %s say to pay after the shop has confirmed',
  (way) => {
    const { cart, message, page } = said(way, 'confirmed');
    expect(message).toContain('Please confirm before I pay.');
    for (const text of [cart, page]) {
      expect(text).toContain('Pay after we have confirmed your order.');
      expect(text).not.toContain('Pay now');
    }
  },
);

test.each(numberWays())(
  'cart, message and page of an order to be paid by %s say to pay now, where the shop wants that',
  (way) => {
    const { cart, message, page } = said(way, 'now');
    expect(message).toMatch(/I am paying KSh 1,\d{3} by .* now\. The code follows here\./);
    expect(message).not.toContain('confirm');
    for (const text of [cart, page]) {
      expect(text).toContain('You can pay now. No need to wait for us.');
      expect(text).not.toContain('confirmed');
    }
  },
);

test('nobody is asked to pay now before the cost of delivery is known', () => {
  const { cart, message, page } = said('till', 'now', { hasArea: false });
  expect(message).toContain('Please confirm before I pay.');
  for (const text of [cart, page]) expect(text).toContain('Pay after we have confirmed');
});

test.each(numberWays())(
  'the sum of an order without an area is said with delivery, and is not there to copy, by %s',
  (way) => {
    const { cart, message, page } = said(way, 'confirmed', { hasArea: false });
    expect(message).toContain('I will pay KSh 1,000 plus the delivery fee by');
    for (const text of [cart, page].map((shown) => shown?.replaceAll('\u00a0', ' '))) {
      expect(text).toContain('AmountKSh 1,000 plus the delivery fee');
      expect(text).toContain('the amount we confirm, KSh 1,000 plus the delivery fee');
      expect(text).toContain('We tell you what delivery costs before you pay.');
    }
    expect(screen.queryAllByRole('button', { name: 'Copy Amount' })).toEqual([]);
  },
);

test('the sum to pay on receipt of an order without an area is said with delivery', () => {
  const { cart, message, page } = said('delivery', 'confirmed', { hasArea: false });
  expect(message).toContain('I will pay KSh 1,000 plus the delivery fee when I receive it.');
  expect(cart).toMatch(/You pay KSh\s1,000 plus the delivery fee when you receive it\./);
  expect(page).toMatch(/KSh\s1,000 plus the delivery fee when you receive it\./);
});

test('a sum that the shop has confirmed is there to copy, whatever delivery is', () => {
  const { content } = said('till', 'confirmed', { hasArea: false });
  const state = { steps: [{ is: 'confirmed', at: 1 }], at: 1, toPayKes: 1200 } as const;
  const { container } = render(
    <OrderPayment content={{ ...content, state }} order={content.order} />,
    { wrapper: NotificationsProvider },
  );
  expect(container.textContent).not.toContain('delivery');
  expect(screen.getByRole('button', { name: 'Copy Amount' })).toBeTruthy();
});

test('nobody is asked to pay now while the wholesale price is asked for', () => {
  const { cart, message, page } = said('till', 'now', { quantity: 50 });
  expect(message).toContain('once you send me the total.');
  for (const text of [cart, page]) {
    expect(text).toContain('Pay after we send you the wholesale total.');
    expect(text).not.toMatch(/Pay now|Pay after we have|the amount, /);
  }
});

test('nobody is asked to pay now for an order whose prices are others today', () => {
  const { content } = said('till', 'now');
  const { container } = render(<OrderPayment content={content} order={content.order} isChanged />, {
    wrapper: NotificationsProvider,
  });
  expect(container.textContent).toContain('Pay after we have confirmed your order.');
});

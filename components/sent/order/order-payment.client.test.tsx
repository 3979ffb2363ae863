/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { payments, shop } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { localPhone } from '@/lib/format/phone';
import type { NumberWay } from '@/lib/order/pay-way';
import { shownReference } from '@/lib/order/reference';
import { OrderPayment } from './order-payment.client';

const order = {
  reference: '7K2Q1',
  day: 326,
  area: '',
  place: '',
  payBy: 'undecided',
} as const;
const lines = [{ id: 'boot', size: '41', priceKes: 1000, quantity: 1 }];

afterEach(() => Object.assign(payments.paybill, { takesReference: undefined }));

test.each([
  ['does not take', false, payments.paybill.account],
  ['takes', true, shownReference(order.reference)],
])(
  'the print of an order without a way to pay has the account of a paybill that %s a reference',
  (_, takes, account) => {
    Object.assign(payments.paybill, { takesReference: takes || undefined });
    const { container } = render(<OrderPayment content={{ lines, order }} order={order} />, {
      wrapper: NotificationsProvider,
    });
    const { number } = payments.paybill;
    expect(container.textContent).toContain(
      `M-Pesa till ${payments.till.number}, bank paybill ${number}, account ${account}, or M-Pesa send money to ${localPhone(payments.mpesaNumber)}.`,
    );
  },
);

test.each(['undecided', 'mpesa', 'till', 'paybill', 'delivery', 'card'] as const)(
  'an order that asks for the wholesale price, to be paid by %s, says to pay after the answer and shows no sum',
  (payBy) => {
    const wholesale = [
      { id: 'boot', size: '41', priceKes: 1000, quantity: shop.wholesaleAbove + 1 },
    ];
    const { container } = render(
      <OrderPayment content={{ lines: wholesale, order }} order={{ ...order, payBy }} />,
      { wrapper: NotificationsProvider },
    );
    expect(container.textContent).toContain('Pay after we send you the wholesale total.');
    expect(container.textContent).not.toMatch(/KSh|5,?000/);
    expect(screen.queryByRole('button', { name: 'Copy Amount' })).toBeNull();
  },
);

test('a large order whose delivery is open gives no amount to copy, and no charge of M-Pesa', () => {
  const priceSteps = { group: 'product:tee', steps: [{ from: 4, priceKes: 420 }] };
  const tees = [
    { id: 'tee', size: 'M', priceKes: 200, quantity: shop.wholesaleAbove + 1, priceSteps },
  ];
  const open = { ...order, payBy: 'mpesa' } as const;
  const { container } = render(
    <OrderPayment content={{ lines: tees, order: open }} order={open} />,
    {
      wrapper: NotificationsProvider,
    },
  );
  expect(container.textContent).toMatch(/AmountKSh\s1,000 plus the delivery fee/);
  expect(container.textContent).not.toContain('M-Pesa will charge you');
  expect(screen.queryByRole('button', { name: 'Copy Amount' })).toBeNull();
});

test.each([
  ['allows it', true],
  ['does not allow it', false],
])('an order without a way to pay offers paying on delivery where its area %s', (_, allows) => {
  const area = deliveryAreas.find(
    ({ payOnDelivery, pickUp }) => payOnDelivery === allows && !pickUp,
  );
  const open = { ...order, area: area?.name ?? '', feeKes: area?.feeKes ?? 0 };
  render(<OrderPayment content={{ lines, order: open }} order={open} />, {
    wrapper: NotificationsProvider,
  });
  const ways = screen.queryAllByText('Pay on delivery');
  expect(ways.map((way) => way.parentElement?.textContent)).toEqual(
    allows ? [expect.stringMatching(/KSh\s1,150 when you receive it\./)] : [],
  );
});

test('how to pay is folded once the code of a payment was sent', () => {
  const paid = { ...order, feeKes: 0, payBy: 'till' } as const;
  const payment = (sentCode?: string) => (
    <OrderPayment content={{ lines, order: paid }} order={paid} sentCode={sentCode} />
  );
  const { rerender } = render(payment(), { wrapper: NotificationsProvider });
  const steps = () => screen.getByRole('list', { name: 'How to pay, step by step' });
  const box = () => screen.getByRole('textbox', { name: 'Paste the M-Pesa message' });
  for (const part of [steps(), box()]) expect(part.closest('details')).toBeNull();
  rerender(payment('UKQ4H7L2PZ'));
  for (const part of [steps(), box()]) expect(part.closest('details')?.open).toBe(false);
  expect(
    screen.getByText('You sent us the code UKQ4H7L2PZ. Pay again only if we ask you to.'),
  ).toBeTruthy();
});

test('each way to pay by M-Pesa says its charge, as far as that is known', () => {
  const cost = (payBy: NumberWay) => {
    const paid = { ...order, feeKes: 0, payBy };
    const { container } = render(<OrderPayment content={{ lines, order: paid }} order={paid} />, {
      wrapper: NotificationsProvider,
    });
    return container.textContent;
  };
  expect(cost('till')).toContain('No M-Pesa charge.');
  expect(cost('paybill')).toContain('A small charge may apply.');
  expect(cost('mpesa')).toMatch(/M-Pesa will charge you KSh\s\d+\./);
});

const { till, paybill, mpesaName } = payments;
const number = localPhone(payments.mpesaNumber);

test.each([
  {
    payBy: 'till' as const,
    steps: [
      'Lipa na M-PESA, then Buy Goods and Services',
      `till number ${till.number} and the amount, KSh 1,150`,
      `only if you see the name ${till.name}`,
    ],
  },
  {
    payBy: 'paybill' as const,
    steps: [
      'Lipa na M-PESA, then Pay Bill',
      `business number ${paybill.number}, the account number ${paybill.account} and the amount, KSh 1,150`,
      `only if you see the name ${paybill.name}`,
    ],
  },
  {
    payBy: 'mpesa' as const,
    steps: [
      'Choose Send Money',
      `phone number ${number} and the amount, KSh 1,150`,
      `only if you see the name ${mpesaName}`,
    ],
  },
])(
  'the page of an order to be paid by $payBy has the steps, the amount to copy and other networks',
  ({ payBy, steps }) => {
    const paid = { ...order, feeKes: 150, payBy };
    render(<OrderPayment content={{ lines, order: paid }} order={paid} />, {
      wrapper: NotificationsProvider,
    });
    const list = screen.getByRole('list', { name: 'How to pay, step by step' });
    for (const step of [...steps, 'M-PESA app', 'Send us its code'])
      expect(list.textContent?.replaceAll('\u00a0', ' ')).toContain(step);
    expect(screen.getByRole('button', { name: 'Copy Amount' })).toBeTruthy();
    expect(screen.queryAllByText(/Airtel Money/)).toHaveLength(payBy === 'mpesa' ? 0 : 1);
  },
);

test('an order without a way to pay offers each number and paying on delivery, in the shop’s order', () => {
  const area = deliveryAreas.find(({ payOnDelivery, pickUp }) => payOnDelivery && !pickUp);
  const open = { ...order, area: area?.name ?? '', feeKes: area?.feeKes ?? 0 };
  render(<OrderPayment content={{ lines, order: open }} order={open} />, {
    wrapper: NotificationsProvider,
  });
  const ways = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(ways).toEqual([
    'M-Pesa till (Buy Goods)',
    'Bank paybill',
    'Pay on delivery',
    'Send money by M-Pesa',
  ]);
});

test.each([
  ['by card', 'card', 1],
  ['on delivery', 'delivery', 1],
  ['after the wholesale price', 'till', shop.wholesaleAbove + 1],
] as const)('an order that is paid %s has no place for a message', (_, payBy, quantity) => {
  const paid = { ...order, feeKes: 150, payBy };
  const content = { lines: [{ id: 'boot', size: '41', priceKes: 1000, quantity }], order: paid };
  render(<OrderPayment content={content} order={paid} />, { wrapper: NotificationsProvider });
  expect(screen.queryByRole('textbox')).toBeNull();
});

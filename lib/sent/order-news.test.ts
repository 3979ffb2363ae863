import { lineWith } from '@/e2e/shop/builders';
import type { LineToday } from '@/lib/cart/cart-today';
import { deliveryTerms } from '@/lib/delivery/delivery-terms';
import type { OrderContent } from '@/lib/order/order-link-format';
import {
  type OrderStep,
  type StepFacts,
  type StepName,
  stateMinute,
  withStep,
} from '@/lib/order/order-state';
import { referenceOfText } from '@/lib/order/reference';
import { orderNews } from './order-news';
import { promisedDay } from './promised-day';

/** The stand is open from Tuesday to Saturday; the 24th is a Tuesday. */
const now = Date.parse('2026-11-26T12:00+03:00');

type Taken = readonly [is: StepName, on: string, facts?: StepFacts];
const minuteOf = (day: string) => stateMinute(Date.parse(`${day}T09:00+03:00`));
const stateOf = (steps: readonly Taken[]) =>
  steps.reduce<OrderContent['state']>(
    (state, [is, on, facts]) =>
      withStep(state, { is, at: minuteOf(on), ...facts } as OrderStep & StepFacts),
    undefined,
  );

interface Over {
  payBy?: OrderContent['order']['payBy'];
  area?: string;
  items?: number;
  /** Of November 2026; the 23rd without one. */
  day?: number;
  steps?: readonly Taken[];
  own?: Parameters<typeof orderNews>[1]['own'];
}

function newerState({
  payBy = 'till',
  area = 'Sampletown',
  items = 1,
  day = 23,
  steps = [],
  ...over
}: Over) {
  const own = 'own' in over ? over.own : {};
  const state = stateOf(steps);
  const content: OrderContent = {
    lines: [{ id: 'boot', size: '42', priceKes: 1000, quantity: items }],
    order: {
      reference: referenceOfText('an order'),
      day: 303 + day,
      area,
      ...(area && { feeKes: 150 }),
      place: '',
      payBy,
    },
    ...(state && { state }),
  };
  const promised = promisedDay(content, deliveryTerms, now);
  return orderNews(content, { lines: [lineWith({ id: 'boot', size: '42' })], own, promised, now });
}

const confirmed = ['confirmed', '2026-11-24'] as const;
const paid = ['paid', '2026-11-25', { paidCode: 'SJK4H7L2PQ' }] as const;
const packed = ['packed', '2026-11-25'] as const;
const sent = ['sent', '2026-11-26', { carrier: 'Sample Bus', waybill: '123' }] as const;

const confirmIt = 'We confirm it on WhatsApp. Open the link in our reply to update this page.';
const till = 'Pay KSh 1,150 to till 100144, then send us the code.';
const whereIsIt = 'Is it late? Ask us where it is.';
const stand = 'Collect at the stand';

test.each<[string, Over, string, string, string]>([
  ['sent', {}, 'You sent it to us.', confirmIt, 'Not confirmed yet'],
  [
    'not of this phone',
    { own: undefined },
    'Ordered on 23 November.',
    confirmIt,
    'Not confirmed yet',
  ],
  [
    'perhaps not sent',
    { own: { question: { text: 'I would like' } } },
    'Did you send it?',
    'It reaches us when you press Send in WhatsApp.',
    'Did you send it?',
  ],
  [
    'perhaps not made in the call',
    { own: { question: { text: 'I would like', isCalled: true } } },
    'Did you order it by phone?',
    '',
    'Did you order it by phone?',
  ],
  [
    'not sent',
    { own: { isUnsent: true } },
    'You have not sent it.',
    'Put it back in your cart to send it.',
    'Not ordered yet',
  ],
  [
    'not sent, and confirmed all the same',
    { own: { isUnsent: true }, steps: [confirmed] },
    'Confirmed on 24 November.',
    till,
    'Confirmed',
  ],
  [
    'sent, with the code of the payment after it',
    { own: { sentCode: 'SJK4H7L2PQ' } },
    'You sent it to us.',
    'You sent us the code SJK4H7L2PQ. We check for your payment and reply.',
    'Not confirmed yet',
  ],
  [
    'paid, after the code was sent',
    { own: { sentCode: 'SJK4H7L2PQ' }, steps: [confirmed, paid] },
    'Paid on 25 November.',
    'We pack it next.',
    'Paid',
  ],
  [
    'late without a word of the shop',
    { day: 3 },
    'You sent it to us.',
    'It should be with you by now. Ask us where it is.',
    'No update yet',
  ],
  [
    'of long ago without a word of the shop',
    { day: -10, area: stand },
    'You sent it to us.',
    'That was a while ago. Still waiting? Ask us.',
    'No update yet',
  ],
  [
    'late though it was paid',
    { day: 3, steps: [['paid', '2026-11-04']] },
    'Paid on 4 November.',
    'It should be with you by now. Ask us where it is.',
    'Paid',
  ],
  ['confirmed', { steps: [confirmed] }, 'Confirmed on 24 November.', till, 'Confirmed'],
  [
    'confirmed, by M-Pesa',
    { steps: [confirmed], payBy: 'mpesa' },
    'Confirmed on 24 November.',
    'Send KSh 1,150 by M-Pesa to 0700 000 122, then send us the code.',
    'Confirmed',
  ],
  [
    'confirmed, by paybill',
    { steps: [confirmed], payBy: 'paybill' },
    'Confirmed on 24 November.',
    'Pay KSh 1,150 to paybill 100133, account DUKA MFANO, then send us the code.',
    'Confirmed',
  ],
  [
    'confirmed, without a way',
    { steps: [confirmed], payBy: 'undecided' },
    'Confirmed on 24 November.',
    'Pay KSh 1,150 in a way that suits you, then send us the code.',
    'Confirmed',
  ],
  [
    'confirmed, by card',
    { steps: [confirmed], payBy: 'card' },
    'Confirmed on 24 November.',
    'You chose card or PayPal. If you have not paid yet, ask us how.',
    'Confirmed',
  ],
  [
    'confirmed, on delivery',
    { steps: [confirmed], payBy: 'delivery' },
    'Confirmed on 24 November.',
    'We pack it next. Pay KSh 1,150 when it arrives.',
    'Confirmed',
  ],
  [
    'confirmed at another sum',
    { steps: [['confirmed', '2026-11-24', { toPayKes: 900 }]] },
    'Confirmed on 24 November.',
    'Pay KSh 900 to till 100144, then send us the code.',
    'Confirmed',
  ],
  [
    'confirmed at the wholesale price',
    { steps: [['confirmed', '2026-11-24', { toPayKes: 4500 }]], items: 5 },
    'Confirmed on 24 November.',
    'Pay KSh 4,500 to till 100144, then send us the code.',
    'Confirmed',
  ],
  [
    'confirmed before the wholesale price is said',
    { steps: [confirmed], items: 5 },
    'Confirmed on 24 November.',
    'We send you the amount to pay on WhatsApp. Please wait for it.',
    'Confirmed',
  ],
  [
    'confirmed before the fee is said',
    { steps: [confirmed], area: '' },
    'Confirmed on 24 November.',
    'We send you the amount to pay on WhatsApp. Please wait for it.',
    'Confirmed',
  ],
  ['paid', { steps: [confirmed, paid] }, 'Paid on 25 November.', 'We pack it next.', 'Paid'],
  [
    'packed and paid',
    { steps: [confirmed, paid, packed] },
    'Packed on 25 November.',
    'We send it next, and tell you who brings it.',
    'Packed',
  ],
  [
    'packed before it is paid',
    { steps: [confirmed, packed] },
    'Packed on 25 November.',
    till,
    'Packed',
  ],
  [
    'packed, to be collected and paid then',
    { steps: [confirmed, packed], area: stand, payBy: 'delivery' },
    'Packed on 25 November.',
    'We tell you when it is ready to collect. Pay KSh 1,150 when you collect it.',
    'Packed',
  ],
  [
    'ready to collect',
    { steps: [confirmed, paid, ['ready', '2026-11-26']], area: stand },
    'Ready to collect since 26 November.',
    'You come to the stand. Tue–Sat 9AM–5PM.',
    'Ready to collect',
  ],
  [
    'sent with carrier and waybill',
    { steps: [confirmed, paid, sent] },
    'Sent on 26 November by Sample Bus.',
    whereIsIt,
    'Sent by Sample Bus',
  ],
  [
    'sent with a carrier, to be paid on delivery',
    { steps: [['sent', '2026-11-26', { carrier: 'Sample Bus' }]], payBy: 'delivery' },
    'Sent on 26 November by Sample Bus.',
    `${whereIsIt} Pay KSh 1,150 when it arrives.`,
    'Sent by Sample Bus',
  ],
  [
    'sent with a waybill alone',
    { steps: [paid, ['sent', '2026-11-26', { waybill: '123' }]] },
    'Left the shop on 26 November.',
    `By sample rider. ${whereIsIt}`,
    'Sent',
  ],
  [
    'packed, and paid after that',
    { steps: [confirmed, packed, ['paid', '2026-11-26']] },
    'Packed on 25 November. Paid on 26 November.',
    'We send it next, and tell you who brings it.',
    'Packed, paid',
  ],
  [
    'sent, and paid after that',
    { steps: [confirmed, packed, sent, ['paid', '2026-11-27']], payBy: 'delivery' },
    'Sent on 26 November by Sample Bus. Paid on 27 November.',
    whereIsIt,
    'Sent by Sample Bus, paid',
  ],
  [
    'ready to collect, and paid after that',
    {
      steps: [
        ['ready', '2026-11-25'],
        ['paid', '2026-11-26'],
      ],
      area: stand,
      payBy: 'delivery',
    },
    'Ready to collect since 25 November. Paid on 26 November.',
    'You come to the stand. Tue–Sat 9AM–5PM.',
    'Ready to collect, paid',
  ],
  [
    'with the customer, and paid after that, long ago',
    {
      day: 3,
      steps: [
        ['collected', '2026-11-05'],
        ['paid', '2026-11-05'],
      ],
      payBy: 'delivery',
    },
    'Delivered on 5 November. Paid on 5 November.',
    'Something not right? Ask us.',
    'Delivered, paid',
  ],
  [
    'with the customer',
    { steps: [confirmed, sent, ['collected', '2026-11-26']] },
    'Delivered on 26 November.',
    'Something not right? Ask us.',
    'Delivered',
  ],
  [
    'collected at the stand',
    { steps: [['collected', '2026-11-26']], area: stand },
    'Collected on 26 November.',
    'Something not right? Ask us.',
    'Collected',
  ],
  [
    'cancelled',
    { steps: [confirmed, ['cancelled', '2026-11-25']] },
    'Cancelled on 25 November.',
    'There is nothing to pay. You can order it again.',
    'Cancelled',
  ],
  [
    'cancelled after it was paid',
    { steps: [confirmed, paid, ['cancelled', '2026-11-25']] },
    'Cancelled on 25 November.',
    'You already paid. Message us for your refund.',
    'Cancelled',
  ],
])('of an order that is %s it is said where it stands and what comes next', (_, over, ...said) => {
  const { now: stands, next, short } = newerState(over);
  expect([stands, next, short]).toEqual(said);
});

test.each<[string, Over, string]>([
  ['waits for its confirmation', {}, 'wait'],
  ['is confirmed and to be paid', { steps: [confirmed] }, 'pay'],
  ['is confirmed at a sum that is not said', { steps: [confirmed], items: 5 }, 'wait'],
  ['is paid on delivery', { steps: [confirmed], payBy: 'delivery' }, 'wait'],
  ['was to be there by now', { day: 3 }, 'ask'],
  ['is of long ago', { day: -10 }, 'again'],
  [
    'was to be there by now and waits for the money',
    { day: 3, steps: [['confirmed', '2026-11-03']] },
    'pay',
  ],
  ['is on its way', { steps: [paid, sent] }, 'ask'],
  ['was paid on its way', { steps: [sent, paid], payBy: 'delivery' }, 'ask'],
  [
    'was paid when it arrived',
    { steps: [sent, ['collected', '2026-11-26'], paid], payBy: 'delivery' },
    'again',
  ],
  ['has arrived', { steps: [['collected', '2026-11-26']] }, 'again'],
  ['is cancelled', { steps: [['cancelled', '2026-11-26']] }, 'again'],
])('an order that %s has the right thing to do next', (_, over, deed) => {
  expect(newerState(over).deed).toBe(deed);
});

const boot = (over: Partial<LineToday> = {}) =>
  lineWith({ id: 'boot', title: 'Boot', size: '42', ...over } as object) as LineToday;
const sizes = ['40', '41', '42', '43'];

test.each<[string, readonly LineToday[], readonly number[], string, string]>([
  [
    'between two sizes',
    [boot({ sizes, soldOutSizes: ['42'] })],
    [0],
    'Size 42 is sold out.',
    'We have sizes 41 and 43 today.',
  ],
  [
    'with one other size left',
    [boot({ sizes, soldOutSizes: ['41', '42', '43'] })],
    [0],
    'Size 42 is sold out.',
    'We have size 40 today.',
  ],
  [
    'of which today is not known',
    [boot()],
    [0],
    'Size 42 is sold out.',
    'Would you like another size?',
  ],
  [
    'with no size left',
    [boot({ sizes, soldOutSizes: sizes })],
    [0],
    'Size 42 is sold out.',
    'Would you like something else?',
  ],
  [
    'beside another product',
    [boot({ sizes }), boot({ id: 'heel', title: 'Heel', size: '38' })],
    [0],
    'Boot, size 42, is sold out.',
    'We have sizes 41 and 43 today.',
  ],
  [
    'and a second one',
    [boot({ sizes }), boot({ id: 'heel', title: 'Heel', size: '38' })],
    [0, 1],
    '2 items are sold out.',
    'Boot, size 42, is sold out. We have sizes 41 and 43 today. Heel, size 38, is sold out. Would you like another size?',
  ],
])('a line that is sold out %s is asked about with today’s sizes', (_, lines, soldOut, ...said) => {
  const content: OrderContent = {
    lines: lines.map(({ id = '', size }) => ({ id, size, priceKes: 1, quantity: 1 })),
    order: { reference: '', day: 326, area: '', place: '', payBy: 'till' },
    state: { at: 1, steps: [], soldOut },
  };
  const {
    now: stands,
    next,
    short,
    deed,
  } = orderNews(content, {
    lines,
    own: {},
    promised: promisedDay(content, deliveryTerms, now),
    now,
  });
  expect([stands, next]).toEqual(said);
  expect(`${short}.`).toBe(stands);
  expect(deed).toBe('answer');
});

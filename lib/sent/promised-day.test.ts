import fc from 'fast-check';
import { lineWith } from '@/e2e/shop/builders';
import { withYouBy } from '@/lib/delivery/arrival-words';
import {
  type DeliveryTerms,
  daysTo,
  deliveryDateText,
  deliveryDay,
} from '@/lib/delivery/delivery-day';
import { deliveryTerms } from '@/lib/delivery/delivery-terms';
import { areaKey, deliveryAreas } from '@/lib/facts/delivery-areas';
import { dayText } from '@/lib/format/day';
import { cartOrder } from '@/lib/order/cart-order-text';
import { dayOfChoice } from '@/lib/order/day-of-choice';
import { linkDay } from '@/lib/order/order-link-facts';
import { type OrderContent, parseLink } from '@/lib/order/order-link-format';
import {
  type OrderStep,
  type StepName,
  stateMinute,
  withQuestion,
  withStep,
} from '@/lib/order/order-state';
import { orderNews } from './order-news';
import { promisedDay } from './promised-day';

const [stand, town] = deliveryAreas;

/** Open from Monday to Friday, before 3pm, three business days and two in the town. */
const terms: DeliveryTerms = {
  before: 15 * 60,
  hour: '3pm',
  days: 3,
  open: [1, 2, 3, 4, 5],
  closed: [],
  areas: { [stand?.name ?? '']: 'Any day', [town?.name ?? '']: 2 },
  places: '',
};

type Taken = readonly [is: StepName, at: string];

/** An order of Monday 23 November 2026, to the town. */
function orderOf(
  steps: readonly Taken[] = [],
  over: Partial<OrderContent['order']> = {},
  quantity = 1,
) {
  const state = steps.reduce<OrderContent['state']>(
    (before, [is, at]) =>
      withStep(before, { is, at: stateMinute(Date.parse(`2026-${at}+03:00`)) } as OrderStep),
    undefined,
  );
  const content: OrderContent = {
    lines: [{ id: 'boot', size: '42', priceKes: 1000, quantity }],
    order: {
      reference: '',
      day: linkDay(Date.parse('2026-11-23T09:00+03:00')),
      area: town?.name ?? '',
      place: '',
      payBy: 'till',
      ...over,
    },
    ...(state && { state }),
  };
  return content;
}

/** What is promised: a day and whether it is past, words, or nothing. */
function promise(
  content: OrderContent,
  now = '11-23T12:00',
  of: DeliveryTerms | undefined = terms,
) {
  const found = promisedDay(content, of, Date.parse(`2026-${now}+03:00`));
  if (!found || 'area' in found) return found?.time;
  const day = new Date(found.day).toISOString().slice(5, 10);
  return found.isPast ? `${day} is past` : day;
}

test.each<[string, OrderContent, string | undefined]>([
  ['counts as after the hour of dispatch', orderOf(), '11-26'],
  ['without an area has the later time', orderOf([], { area: '' }), '11-27'],
  [
    'of an area that the shop no longer has counts as without',
    orderOf([], { area: 'Mars' }),
    '11-27',
  ],
  [
    'of an area named as a word of the program counts as without',
    orderOf([], { area: 'constructor' }),
    '11-27',
  ],
  ['that is picked up has the area’s words', orderOf([], { area: stand?.name ?? '' }), stand?.time],
  ['that asks for the wholesale price has no day', orderOf([], {}, 5), undefined],
  [
    'confirmed before the hour of its day counts from then, as it was sent before that',
    orderOf([['confirmed', '11-23T10:00']]),
    '11-25',
  ],
  [
    'confirmed after the hour of its day counts as after the hour',
    orderOf([['confirmed', '11-23T16:00']]),
    '11-26',
  ],
  [
    'packed before the hour of its day was sent before that too',
    orderOf([['packed', '11-23T10:00']]),
    '11-25',
  ],
  [
    'confirmed by a clock that is behind counts from the beginning of its day',
    orderOf([['confirmed', '11-20T10:00']]),
    '11-25',
  ],
  ['confirmed later counts from then', orderOf([['confirmed', '11-25T10:00']]), '11-27'],
  [
    'confirmed later after the hour counts from the next day',
    orderOf([['confirmed', '11-25T16:00']]),
    '11-30',
  ],
  [
    'paid later counts from then',
    orderOf([
      ['confirmed', '11-24T10:00'],
      ['paid', '11-26T10:00'],
    ]),
    '11-30',
  ],
  [
    'at the wholesale price counts from its confirmation',
    orderOf([['confirmed', '11-24T10:00']], {}, 5),
    '11-26',
  ],
  [
    'that is packed keeps its day',
    orderOf([
      ['confirmed', '11-24T10:00'],
      ['packed', '11-25T10:00'],
    ]),
    '11-26',
  ],
  ['that was sent has none', orderOf([['sent', '11-24T10:00']]), undefined],
  ['that is ready has none', orderOf([['ready', '11-24T10:00']]), undefined],
  ['that was collected has none', orderOf([['collected', '11-24T10:00']]), undefined],
  ...(['sent', 'ready', 'collected', 'cancelled'] as const).map(
    (is): [string, OrderContent, undefined] => [
      `that is ${is}, and paid after that, has none`,
      orderOf(
        [
          [is, '11-24T10:00'],
          ['paid', '11-25T10:00'],
        ],
        { payBy: 'delivery' },
      ),
      undefined,
    ],
  ),
  ['that is cancelled has none', orderOf([['cancelled', '11-24T10:00']]), undefined],
])('an order %s', (_, content, expected) => {
  expect(promise(content)).toBe(expected);
});

test.each([
  ['before the hour of dispatch has the day of its product’s page', '11-23T09:00', '11-25'],
  ['after the hour of dispatch has the day after that', '11-23T16:00', '11-26'],
])('an order that this phone sent %s', (_, sentAt, expected) => {
  const at = Date.parse(`2026-${sentAt}+03:00`);
  const found = promisedDay(orderOf(), terms, at, at);
  const shown = deliveryDay(at, { ...terms, days: 2 })?.day;
  expect(found).toEqual({ day: shown, isPast: false });
  expect(new Date(shown ?? 0).toISOString().slice(5, 10)).toBe(expected);
});

test('an order with a question about it has no day before the answer', () => {
  const asked = withQuestion(undefined, [0], 1);
  expect(promise({ ...orderOf(), state: asked })).toBeUndefined();
});

test('a day is past from the midnight after it on', () => {
  expect(promise(orderOf(), '11-26T23:59')).toBe('11-26');
  expect(promise(orderOf(), '11-27T00:00')).toBe('11-26 is past');
});

test('an order that waits for its money is not late, one that is paid on delivery or is paid is', () => {
  const confirmed = [['confirmed', '11-23T10:00']] as const;
  expect(promise(orderOf(confirmed), '12-10T12:00')).toBeUndefined();
  expect(promise(orderOf(confirmed, { payBy: 'delivery' }), '12-10T12:00')).toBe('11-25 is past');
  const paid = orderOf([...confirmed, ['paid', '11-23T11:00']]);
  expect(promise(paid, '12-10T12:00')).toBe('11-25 is past');
});

test('a shop whose terms hold in some areas alone says nothing of an order without an area', () => {
  const some = { ...terms, places: 'Sampletown' };
  expect(promise(orderOf([], { area: '' }), undefined, some)).toBeUndefined();
  expect(promise(orderOf(), undefined, some)).toBe('11-26');
});

test('an order that is collected says where and when in a shop without terms too', () => {
  const found = promisedDay(orderOf([], { area: stand?.name ?? '' }), undefined, 0);
  expect(found).toEqual({ area: stand?.name, time: stand?.time, isPast: false });
});

test('a shop without terms, or that is never open, promises no day', () => {
  expect(promisedDay(orderOf(), undefined, 0)).toBeUndefined();
  expect(promise(orderOf(), undefined, { ...terms, open: [] })).toBeUndefined();
});

/** An order of this quantity at a moment in ms, of the tests' own shop. */
function chosen(at: number, area: (typeof deliveryAreas)[number] | undefined, quantity = 1) {
  const lines = [lineWith({ id: 'boot', quantity })];
  const identity = { reference: '7K2Q1', day: linkDay(at), at, address: 'https://shop.example/' };
  const choice = { payBy: 'till', destination: { area, place: '' }, identity } as const;
  return { lines, choice, day: dayOfChoice(lines, choice), ...cartOrder(lines, choice) };
}

test('a product, the cart, the message and the page of an order name one day for an area and a moment', () => {
  const areas = deliveryAreas.filter(({ pickUp }) => !pickUp);
  const moments = fc.date({
    min: new Date('2026-04-20'),
    max: new Date('2027-02-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.constantFrom(...areas), (moment, area) => {
      const at = moment.getTime();
      if (!deliveryTerms) throw new Error('The shop of the tests has terms.');
      const { lines, day = Number.NaN, text, code = '' } = chosen(at, area);
      const shown = dayText(day, 'weekdayAndDay', 'en-KE');
      const key = areaKey(area);
      const days = daysTo(key, deliveryTerms);
      const phone = { area: key, isElsewhere: false, language: 'en-KE' };
      const onProduct = deliveryDateText(
        deliveryDay(at, { ...deliveryTerms, days }),
        deliveryTerms,
        phone,
      );
      expect(onProduct).toMatch(new RegExp(` by ${shown}$`));
      expect(withYouBy(day)).toBe(`With you by ${shown}`);
      expect(text).toContain(`\nI should get it by ${shown}.\n`);
      const content = parseLink(code) as OrderContent;
      const promised = promisedDay(content, deliveryTerms, at, at);
      const page = orderNews(content, { lines, own: undefined, promised, now: at });
      expect(page.promise).toBe(`With you by ${shown}`);
    }),
  );
});

const monday = Date.parse('2026-11-23T09:00+03:00');

test('an order without an area, that is collected or that asks for the wholesale price is sent without a day', () => {
  for (const { day, text } of [
    chosen(monday, undefined),
    chosen(monday, stand),
    chosen(monday, town, 5),
  ]) {
    expect(day).toBeUndefined();
    expect(text).not.toContain('I should get it by');
  }
  expect(chosen(monday, town).text).toContain('I should get it by');
});

test('a large order whose prices are known is sent with its day', () => {
  const priceSteps = { group: 'product:boot', steps: [{ from: 4, priceKes: 900 }] };
  const { choice } = chosen(monday, town);
  const lines = [lineWith({ id: 'boot', quantity: 5, priceSteps })];
  expect(dayOfChoice(lines, choice)).toBe(chosen(monday, town).day);
});

test('an order that is sent once more keeps the day of its first one, until that is past', () => {
  const first = chosen(monday, town);
  const again = (days: number) => {
    const at = monday + days * 86_400_000;
    const identity = { ...first.choice.identity, at };
    return dayOfChoice(first.lines, { ...first.choice, identity });
  };
  const next = chosen(monday + 86_400_000, town).day;
  expect(again(1)).toBe(next);
  expect(again(2)).toBe(next);
  expect(again(30)).toBeUndefined();
});

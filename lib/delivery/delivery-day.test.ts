import {
  type DeliveryTerms,
  daysTo,
  deliveryDateText,
  deliveryDay,
  longestDeliveryText,
} from './delivery-day';

/** Before 3pm, in three business days, Monday to Friday. */
const terms = { before: 15 * 60, days: 3, open: [1, 2, 3, 4, 5], closed: ['2026-12-25'] };

/** A delivery day as a day of the calendar, with the time until which it holds. */
function dayAt(now: string, over: Partial<typeof terms> = {}) {
  const found = deliveryDay(Date.parse(now), { ...terms, ...over });
  if (!found) return undefined;
  const { day, isBeforeHour, until } = found;
  return [new Date(day).toISOString().slice(0, 10), isBeforeHour, new Date(until).toISOString()];
}

// In November 2026 the 23rd is a Monday.
test.each([
  ['on a Monday morning', '2026-11-23T09:00+03:00', '2026-11-26', true, '2026-11-23T12:00'],
  ['a minute before the hour', '2026-11-23T14:59+03:00', '2026-11-26', true, '2026-11-23T12:00'],
  ['at the hour', '2026-11-23T15:00+03:00', '2026-11-27', false, '2026-11-23T21:00'],
  ['a minute before midnight', '2026-11-23T23:59+03:00', '2026-11-27', false, '2026-11-23T21:00'],
  ['at midnight', '2026-11-24T00:00+03:00', '2026-11-27', true, '2026-11-24T12:00'],
  ['on a Wednesday morning', '2026-11-25T09:00+03:00', '2026-11-30', true, '2026-11-25T12:00'],
  ['on a Friday morning', '2026-11-27T09:00+03:00', '2026-12-02', true, '2026-11-27T12:00'],
  ['on a Friday after the hour', '2026-11-27T16:00+03:00', '2026-12-03', false, '2026-11-27T21:00'],
  ['on a Saturday morning', '2026-11-28T09:00+03:00', '2026-12-03', false, '2026-11-28T21:00'],
  ['on a Sunday evening', '2026-11-29T22:00+03:00', '2026-12-03', false, '2026-11-29T21:00'],
  ['across a holiday', '2026-12-22T09:00+03:00', '2026-12-28', true, '2026-12-22T12:00'],
  ['on a holiday', '2026-12-25T09:00+03:00', '2026-12-31', false, '2026-12-25T21:00'],
  ['across the end of a year', '2026-12-30T16:00+03:00', '2027-01-05', false, '2026-12-30T21:00'],
  ['in London at 1pm', '2026-11-23T13:00+00:00', '2026-11-27', false, '2026-11-23T21:00'],
  [
    'in New York on Sunday evening',
    '2026-11-22T20:00-05:00',
    '2026-11-26',
    true,
    '2026-11-23T12:00',
  ],
])(
  'an order %s arrives by a day that the policies promise',
  (_when, now, day, isBeforeHour, until) => {
    expect(dayAt(now)).toEqual([day, isBeforeHour, `${until}:00.000Z`]);
  },
);

// In the week from Monday 23 to Sunday 29 November 2026, before 3pm and from 3pm on.
test.each([
  [2, 'Monday', 23, '2026-11-25', '2026-11-26'],
  [2, 'Tuesday', 24, '2026-11-26', '2026-11-27'],
  [2, 'Wednesday', 25, '2026-11-27', '2026-11-30'],
  [2, 'Thursday', 26, '2026-11-30', '2026-12-01'],
  [2, 'Friday', 27, '2026-12-01', '2026-12-02'],
  [2, 'Saturday', 28, '2026-12-02', '2026-12-02'],
  [2, 'Sunday', 29, '2026-12-02', '2026-12-02'],
  [3, 'Monday', 23, '2026-11-26', '2026-11-27'],
  [3, 'Tuesday', 24, '2026-11-27', '2026-11-30'],
  [3, 'Wednesday', 25, '2026-11-30', '2026-12-01'],
  [3, 'Thursday', 26, '2026-12-01', '2026-12-02'],
  [3, 'Friday', 27, '2026-12-02', '2026-12-03'],
  [3, 'Saturday', 28, '2026-12-03', '2026-12-03'],
  [3, 'Sunday', 29, '2026-12-03', '2026-12-03'],
])(
  'an order with %i business days on a %s, the %ith, arrives by %s, after the hour by %s',
  (days, _name, date, before, after) => {
    expect(dayAt(`2026-11-${date}T14:59:59+03:00`, { days })?.[0]).toBe(before);
    expect(dayAt(`2026-11-${date}T15:00:00+03:00`, { days })?.[0]).toBe(after);
  },
);

test.each([
  ['the day of the order', ['2026-11-26'], '2026-12-01', '2026-12-01'],
  ['the day after it', ['2026-11-27'], '2026-12-01', '2026-12-02'],
  ['the day of arrival', ['2026-11-30'], '2026-12-01', '2026-12-02'],
  ['two days on the way', ['2026-11-27', '2026-11-30'], '2026-12-02', '2026-12-03'],
  ['a day on which the shop is closed anyway', ['2026-11-28'], '2026-11-30', '2026-12-01'],
])(
  'an order with two business days on a Thursday, where %s is a holiday, counts it as closed',
  (_what, closed, before, after) => {
    expect(dayAt('2026-11-26T10:00+03:00', { days: 2, closed })?.[0]).toBe(before);
    expect(dayAt('2026-11-26T16:00+03:00', { days: 2, closed })?.[0]).toBe(after);
  },
);

test.each([
  ['', 3],
  ['Town', 2],
  ['Stall', 3],
  ['Gone', 3],
  ['constructor', 3],
])('an order to the area %j takes so many business days at most: %i', (area, days) => {
  expect(daysTo(area, { days: 3, areas: { Town: 2, Stall: 'When it is open' } })).toBe(days);
});

test('a shop that is open on one day a week counts weeks', () => {
  expect(dayAt('2026-11-23T09:00+03:00', { open: [6] })?.[0]).toBe('2026-12-19');
});

test('a shop that is never open, or closed for two months, names no day', () => {
  expect(dayAt('2026-11-23T09:00+03:00', { open: [] })).toBeUndefined();
  const closed = Array.from({ length: 70 }, (_, day) =>
    new Date(Date.parse('2026-11-23') + day * 86_400_000).toISOString().slice(0, 10),
  );
  expect(dayAt('2026-11-23T09:00+03:00', { closed })).toBeUndefined();
});

const monday = Date.parse('2026-11-23T09:00+03:00');
const evening = Date.parse('2026-11-23T19:00+03:00');
const phone = { area: '', isElsewhere: false, language: 'en-KE' };
const shop: DeliveryTerms = {
  ...terms,
  hour: '3pm',
  areas: { Town: 3, Stall: 'When it is open' },
  places: '',
};

function textAt(now: number, over: Partial<typeof phone> = {}, of: Partial<typeof shop> = {}) {
  const all = { ...shop, ...of };
  return deliveryDateText(deliveryDay(now, all), all, { ...phone, ...over });
}

test.each([
  ['before the hour', monday, {}, {}, 'Order before 3pm and get it by Thursday, 26 November'],
  ['after the hour', evening, {}, {}, 'Order now and get it by Friday, 27 November'],
  [
    'on a phone elsewhere',
    monday,
    { isElsewhere: true },
    {},
    'Order before 3pm Kenya time and get it by Thursday, 26 November',
  ],
  [
    'on a phone elsewhere after the hour',
    evening,
    { isElsewhere: true },
    {},
    'Order now and get it by Friday, 27 November',
  ],
  [
    'for an area with the promised time',
    monday,
    { area: 'Town' },
    { places: 'Town' },
    'Order before 3pm and get it by Thursday, 26 November',
  ],
  ['for an area whose time is no promise', monday, { area: 'Stall' }, {}, 'Stall: When it is open'],
  [
    'where the time of another area is no promise',
    monday,
    {},
    { places: 'Town' },
    'Order before 3pm and get it by Thursday, 26 November (Town)',
  ],
  [
    'for an area that is no more',
    monday,
    { area: 'Gone' },
    { places: 'Town' },
    'Order before 3pm and get it by Thursday, 26 November (Town)',
  ],
  [
    'for an area in storage that every object has a property for',
    monday,
    { area: 'constructor' },
    { places: 'Town' },
    'Order before 3pm and get it by Thursday, 26 November (Town)',
  ],
  [
    'with more than six days',
    monday,
    {},
    { days: 6 },
    'Order before 3pm and get it by Tuesday, 1 December',
  ],
  [
    'with a day in Kiswahili',
    monday,
    { language: 'sw-KE' },
    {},
    'Order before 3pm and get it by Alhamisi, 26 Novemba',
  ],
  ['of a shop that is never open', monday, {}, { open: [] }, undefined],
  [
    'of a shop that is never open for an area',
    monday,
    { area: 'Stall' },
    { open: [] },
    'Stall: When it is open',
  ],
])('the delivery text %s is right', (_when, now, over, of, text) => {
  expect(textAt(now, over, of)).toBe(text);
});

test('the longest delivery text has the longest day of a year, and the places', () => {
  const longest = 'Order before 3pm and get it by Wednesday, 16 September';
  expect(longestDeliveryText(shop, 'en-KE')).toHaveLength(longest.length);
  const places = 'Town';
  expect(longestDeliveryText({ ...shop, places }, 'en-KE')).toMatch(/\(Town\)$/);
});

import type { OpeningHours } from '@/data/schema/visit';
import { placesWithin, termsOf } from './delivery-terms';

const hours: OpeningHours = { days: ['Monday', 'Saturday'], opens: '08:00', closes: '18:00' };
const facts = {
  openingHours: [hours, { ...hours, days: ['Sunday' as const] }],
  closedDays: ['2026-12-25'],
  areas: [
    { name: 'Stall', time: '1–2 days', pickUp: true as const },
    { name: 'Town', time: '1–2 days' },
    { name: 'Estates', time: '2–3 days' },
  ],
  dispatchBefore: '2:30pm',
  dispatchPlaces: 'Town',
  promises: [
    { text: '1–2 days', to: 2 },
    { text: '2–3 days', to: 3 },
  ],
};

afterEach(() => delete process.env.PAGES_LANGUAGE);

test('an area has the days of its promise, one that is picked up its own time, and no area the later promise', () => {
  expect(termsOf(facts)).toEqual({
    before: 14 * 60 + 30,
    hour: '2:30pm',
    days: 3,
    open: [0, 1, 6],
    closed: ['2026-12-25'],
    areas: { Stall: '1–2 days', Town: 2, Estates: 3 },
    places: '',
  });
});

test('an area with a time that is no promise keeps it, and the date names its places', () => {
  const areas = [...facts.areas, { name: 'Coast', time: 'A week' }];
  expect(termsOf({ ...facts, areas })).toMatchObject({
    areas: { Town: 2, Coast: 'A week' },
    places: 'Town',
  });
});

test('the places of a promise are the areas that an order is brought to within it', () => {
  expect(placesWithin('1–2 days', facts.areas)).toEqual(['Town']);
  expect(placesWithin('A week', facts.areas)).toEqual([]);
});

test.each([
  ['opening hours', { openingHours: [] }],
  ['a readable hour of dispatch', { dispatchBefore: 'noon' }],
])('a shop without %s has no terms', (_what, over) => {
  expect(termsOf({ ...facts, ...over })).toBeUndefined();
});

test('an area keeps its English name in every language, with the page’s own beside it', () => {
  process.env.PAGES_LANGUAGE = 'sw';
  const town = { name: 'Mjini', owners: { name: 'Town' }, time: '1–2 days' };
  const estates = { name: 'Estates', time: '2–3 days' };
  expect(termsOf({ ...facts, areas: [town, estates] })).toMatchObject({
    areas: { Town: 2, Estates: 3 },
    names: { Town: 'Mjini' },
  });
});

test('an area in Kiswahili has the days of its time in English, however that is translated', () => {
  process.env.PAGES_LANGUAGE = 'sw';
  const town = { name: 'Mjini', time: 'Siku moja hadi mbili', owners: { time: '1–2 days' } };
  const promises = [
    { text: 'siku 1–2', owners: { text: '1–2 days' }, to: 2 },
    { text: 'siku 2–3', owners: { text: '2–3 days' }, to: 3 },
  ];
  expect(termsOf({ ...facts, areas: [town], promises })).toMatchObject({ areas: { Mjini: 2 } });
  expect(placesWithin('1–2 days', [town])).toEqual(['Mjini']);
});

import type { OpeningHours } from '@/data/types';
import { termsOf } from './delivery-terms';

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

test('the terms take the later promise, and an area that is picked up keeps its own time', () => {
  expect(termsOf(facts)).toEqual({
    before: 14 * 60 + 30,
    hour: '2:30pm',
    days: 3,
    open: [0, 1, 6],
    closed: ['2026-12-25'],
    areas: { Stall: '1–2 days', Town: '', Estates: '' },
    places: '',
  });
});

test('an area with a time that is no promise keeps it, and the date names its places', () => {
  const areas = [...facts.areas, { name: 'Coast', time: 'A week' }];
  expect(termsOf({ ...facts, areas })).toMatchObject({
    areas: { Town: '', Coast: 'A week' },
    places: 'Town',
  });
});

test.each([
  ['opening hours', { openingHours: [] }],
  ['a readable hour of dispatch', { dispatchBefore: 'noon' }],
])('a shop without %s has no terms', (_what, over) => {
  expect(termsOf({ ...facts, ...over })).toBeUndefined();
});

import type { OpeningHours } from '@/data/schema/visit';
import { longestOpenText, openState, openText } from './open-now';

const open = (days: OpeningHours['days'], opens: string, closes: string) => ({
  days,
  opens,
  closes,
});
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const hours = {
  openingHours: [open(['Friday'], '14:00', '18:30'), open(weekdays, '08:00', '12:00')],
  closedDays: ['2026-05-06'],
};
/** What is said at a time of Kenya; 4 May 2026 is a Monday. */
const textAt = (time: string, over = {}) =>
  openText(openState(Date.parse(`${time}+03:00`), { ...hours, ...over }), 'en-KE');

test.each([
  ['before it opens', '2026-05-04T07:59', 'Opens at 8AM'],
  ['at the minute at which it opens', '2026-05-04T08:00', 'Open now until 12PM'],
  ['in its last minute', '2026-05-04T11:59', 'Open now until 12PM'],
  ['once it is closed', '2026-05-04T12:00', 'Opens tomorrow 8AM'],
  ['between two spans of a day', '2026-05-08T13:00', 'Opens at 2PM'],
  ['in the second span', '2026-05-08T18:29', 'Open now until 6:30PM'],
  ['before a weekend', '2026-05-08T18:30', 'Opens Monday 8AM'],
  ['on a Sunday', '2026-05-10T09:00', 'Opens tomorrow 8AM'],
  ['before a holiday', '2026-05-05T20:00', 'Opens Thursday 8AM'],
  ['on a holiday', '2026-05-06T09:00', 'Opens tomorrow 8AM'],
])('%s the stall’s state is right', (_, time, text) => {
  expect(textAt(time)).toBe(text);
});

test('the clock is Kenya’s wherever the phone is', () => {
  // 22:00 on Sunday in London is midnight in Kenya.
  expect(openText(openState(Date.parse('2026-05-10T22:00Z'), hours), 'en-KE')).toBe('Opens at 8AM');
});

test.each(['00:00', '23:59'])(
  'a shop is open 24 hours from 00:00 to %s, and opens then',
  (closes) => {
    const whole = { openingHours: [open(['Monday'], '00:00', closes)] };
    expect(textAt('2026-05-04T00:00', whole)).toBe('Open 24 hours');
    expect(textAt('2026-05-04T23:59', whole)).toBe('Open 24 hours');
    expect(textAt('2026-05-03T12:00', whole)).toBe('Opens tomorrow 12AM');
    expect(longestOpenText({ ...whole, closedDays: [] }, 'en-KE')).toBe('Opens Wednesday 12AM');
  },
);

test('hours that end at midnight last until midnight', () => {
  const late = { openingHours: [open(['Monday'], '18:00', '00:00')] };
  expect(textAt('2026-05-04T23:59', late)).toBe('Open now until 12AM');
});

test.each([
  ['a shop without hours', { openingHours: [] }],
  ['a shop that opens in a week', { openingHours: [open(['Monday'], '08:00', '12:00')] }],
])('%s says nothing', (_, over) => {
  expect(textAt('2026-05-04T12:00', over)).toBe('');
});

test('no text of an hour is longer than the one whose room is kept', () => {
  expect(longestOpenText(hours, 'en-KE')).toBe('Open now until 6:30PM');
  expect(longestOpenText({ openingHours: [], closedDays: [] }, 'en-KE')).toBe('');
});

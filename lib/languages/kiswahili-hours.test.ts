import type { OpeningHours } from '@/data/schema/visit';
import { kiswahiliHours } from './kiswahili-hours';

const weekdays: OpeningHours['days'] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const open = (days: OpeningHours['days'], opens: string, closes: string) => ({
  days,
  opens,
  closes,
});

test.each([
  [[open(weekdays, '08:00', '18:00')], 'Jumatatu–Ijumaa, saa 2 asubuhi – 12 jioni (8am–6pm)'],
  [
    [open(weekdays, '08:00', '18:00'), open(['Saturday'], '09:30', '13:00')],
    'Jumatatu–Ijumaa, saa 2 asubuhi – 12 jioni (8am–6pm); Jumamosi, saa 3:30 asubuhi – 7 mchana (9:30am–1pm)',
  ],
  [
    [open(['Sunday'], '14:00', '18:00'), open(['Sunday'], '08:00', '13:00')],
    'Jumapili, saa 2 asubuhi – 7 mchana (8am–1pm), saa 8 mchana – 12 jioni (2pm–6pm)',
  ],
])('the opening hours are said in Kiswahili', (openingHours, said) => {
  expect(kiswahiliHours({ hours: 'Come and see', openingHours })).toBe(said);
});

test('hours that the shop does not say are not said in Kiswahili', () => {
  expect(kiswahiliHours({ openingHours: [open(weekdays, '08:00', '18:00')] })).toBeUndefined();
});

test('without opening hours the owner’s own words stay', () => {
  expect(kiswahiliHours({ hours: 'Most days until dusk' })).toBeUndefined();
});

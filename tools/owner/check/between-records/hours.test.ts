import type { OpeningHours } from '@/data/schema/visit';
import { hoursMust } from './hours';

type Days = OpeningHours['days'];
const weekdays: Days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const open = (days: Days, opens: string, closes: string) => ({ days, opens, closes });

const daily: Days = [...weekdays, 'Saturday', 'Sunday'];

test.each([
  ['Mon–Fri 8AM–6PM', open(weekdays, '08:00', '18:00')],
  [
    'Mon–Sat 9AM–7PM; Sun 10AM–2PM',
    [open([...weekdays, 'Saturday'], '09:00', '19:00'), open(['Sunday'], '10:00', '14:00')],
  ],
  [
    'Monday to Friday 8:00 - 18:00, Saturday 9.30 - 13.00',
    [open(weekdays, '08:00', '18:00'), open(['Saturday'], '09:30', '13:00')],
  ],
  [
    'Mon-Fri 8AM-1PM, 2PM-6PM; Sat and Sun closed',
    [open(weekdays, '14:00', '18:00'), open(weekdays, '08:00', '13:00')],
  ],
  ['Mon, Wed & Fri: 9 a.m. - 5 p.m.', open(['Monday', 'Wednesday', 'Friday'], '09:00', '17:00')],
  ['Daily 9am–9pm', open(daily, '09:00', '21:00')],
  ['Sat–Mon 10AM–4PM', open(['Saturday', 'Sunday', 'Monday'], '10:00', '16:00')],
  ['Tues–Thurs 12PM–12:30PM', open(['Tuesday', 'Wednesday', 'Thursday'], '12:00', '12:30')],
])('the hours "%s" are read', (hours, structured) => {
  expect(hoursMust(hours, [structured].flat())).toBeUndefined();
  expect(hoursMust(hours, [open(daily, '03:00', '04:00')])).toBeDefined();
});

test.each(['Most days until dusk', 'Mon–Fri', '8AM–6PM', 'Mon–Fri 8–6', 'Mon–Fry 8AM–6PM', ''])(
  'the hours "%s" are the owner’s own words',
  (hours) => {
    expect(hoursMust(hours, [open(daily, '03:00', '04:00')])).toBeUndefined();
  },
);

test('hours that agree with the structured ones have no issue, whatever their form', () => {
  const structured = [open(weekdays, '08:00', '18:00'), open(['Saturday'], '09:00', '13:00')];
  expect(hoursMust('Mon–Fri 8AM–6PM; Sat 9AM–1PM; Sun closed', structured)).toBeUndefined();
  expect(hoursMust('Mon to Fri 8:00-18:00, Sat 9:00-13:00', structured)).toBeUndefined();
  expect(hoursMust('Come and see', structured)).toBeUndefined();
});

test.each([
  ['Mon–Fri 8AM–6PM', [open(weekdays, '08:00', '18:00')]],
  [
    'Mon–Fri 8AM–1PM, 2PM–6PM; Sat 9:30AM–1PM',
    [
      open(weekdays, '08:00', '13:00'),
      open(weekdays, '14:00', '18:00'),
      open(['Saturday'], '09:30', '13:00'),
    ],
  ],
  ['Mon 9AM–5PM; Wed 9AM–5PM', [open(['Monday', 'Wednesday'], '09:00', '17:00')]],
])('hours beside the structured %s must be the same', (same, structured) => {
  for (const hours of ['Mon–Sat 8AM–6PM', 'Mon–Fri 8AM–5PM', 'Mon–Fri 8AM–6PM; Sun 10AM–2PM']) {
    expect(hoursMust(hours, structured)).toBe(`must be the same as openingHours, ${same}`);
  }
});

import type { WeekHours } from './week';
import { openingHoursOf } from './written-hours';

type Days = WeekHours['days'];
const weekdays: Days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const daily: Days = [...weekdays, 'Saturday', 'Sunday'];
const open = (days: Days, opens: string, closes: string) => ({ days, opens, closes });
const allDay = [open(daily, '00:00', '00:00')];

test.each([
  ['Mon–Fri 8AM–6PM', [open(weekdays, '08:00', '18:00')]],
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
    [open(weekdays, '08:00', '13:00'), open(weekdays, '14:00', '18:00')],
  ],
  ['Mon, Wed & Fri: 9 a.m. - 5 p.m.', [open(['Monday', 'Wednesday', 'Friday'], '09:00', '17:00')]],
  ['Daily 9am–9pm', [open(daily, '09:00', '21:00')]],
  ['Sat–Mon 10AM–4PM', [open(['Monday', 'Saturday', 'Sunday'], '10:00', '16:00')]],
  ['Tues–Thurs 12PM–12:30PM', [open(['Tuesday', 'Wednesday', 'Thursday'], '12:00', '12:30')]],
  ['Mon–Fri 8AM–6AM', [open(weekdays, '08:00', '06:00')]],
  ['Every day 24 hours', allDay],
  ['Open 24 hours', allDay],
  ['24/7', allDay],
  ['Mon-Fri: open 24hrs; Sat all day', [open([...weekdays, 'Saturday'], '00:00', '00:00')]],
])('the hours "%s" are read', (hours, rows) => {
  expect(openingHoursOf(hours)).toEqual(rows);
});

test.each(['Most days until dusk', 'Mon–Fri', '8AM–6PM', 'Mon–Fri 8–6', 'Mon–Fry 8AM–6PM', ''])(
  'the hours "%s" are not understood',
  (hours) => {
    expect(openingHoursOf(hours)).toBeUndefined();
  },
);

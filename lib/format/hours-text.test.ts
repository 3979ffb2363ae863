import type { WeekHours } from './week';

type Days = WeekHours['days'];
const weekdays: Days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const daily: Days = [...weekdays, 'Saturday', 'Sunday'];
const open = (days: Days, opens: string, closes: string) => ({ days, opens, closes });

/** What pages in English and in Kiswahili say. */
const said = (openingHours?: readonly WeekHours[]) =>
  ['clock', 'clock-sw'].map((clock) => {
    jest.resetModules();
    jest.doMock('./clock', () => jest.requireActual(`./${clock}`));
    const { hoursText } = jest.requireActual<typeof import('./hours-text')>('./hours-text');
    return hoursText(openingHours);
  });

test.each([
  [
    'days in a row',
    [open(weekdays, '08:00', '18:00')],
    'Mon–Fri 8AM–6PM',
    'Jumatatu–Ijumaa, saa 2 asubuhi – 12 jioni (8am–6pm)',
  ],
  [
    'other hours on a day',
    [open(['Saturday'], '09:30', '13:00'), open(weekdays, '08:00', '15:00')],
    'Mon–Fri 8AM–3PM; Sat 9:30AM–1PM',
    'Jumatatu–Ijumaa, saa 2 asubuhi – 9 alasiri (8am–3pm); Jumamosi, saa 3:30 asubuhi – 7 mchana (9:30am–1pm)',
  ],
  [
    'a break',
    [open(['Sunday'], '14:00', '18:00'), open(['Sunday'], '08:00', '13:00')],
    'Sun 8AM–1PM, 2PM–6PM',
    'Jumapili, saa 2 asubuhi – 7 mchana (8am–1pm), saa 8 mchana – 12 jioni (2pm–6pm)',
  ],
  [
    'a closed day between',
    [open(['Monday', 'Wednesday', 'Thursday'], '09:00', '17:00')],
    'Mon 9AM–5PM; Wed–Thu 9AM–5PM',
    'Jumatatu, saa 3 asubuhi – 11 jioni (9am–5pm); Jumatano–Alhamisi, saa 3 asubuhi – 11 jioni (9am–5pm)',
  ],
  [
    'hours until midnight',
    [open(['Tuesday'], '19:00', '00:00')],
    'Tue 7PM–12AM',
    'Jumanne, saa 1 jioni – 6 usiku (7pm–12am)',
  ],
  [
    'the whole day',
    [open(daily, '00:00', '00:00')],
    'Mon–Sun 24 hours',
    'Jumatatu–Jumapili, saa 24',
  ],
  [
    'the whole day until its last minute',
    [open(['Friday'], '00:00', '23:59')],
    'Fri 24 hours',
    'Ijumaa, saa 24',
  ],
])('%s are said in both languages', (_, rows, english, kiswahili) => {
  expect(said(rows)).toEqual([english, kiswahili]);
});

test('a shop without hours says none', () => {
  expect(said()).toEqual([undefined, undefined]);
  expect(said([])).toEqual([undefined, undefined]);
});

import { describeWeek, hoursIssues, weekOf } from './check-hours';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const open = (days: readonly string[], opens: string, closes: string) => ({ days, opens, closes });

test.each([
  ['Mon–Fri 8AM–6PM', 'Mon–Fri 8AM–6PM'],
  ['Mon–Sat 9AM–7PM; Sun 10AM–2PM', 'Mon–Sat 9AM–7PM; Sun 10AM–2PM'],
  ['Monday to Friday 8:00 - 18:00, Saturday 9.30 - 13.00', 'Mon–Fri 8AM–6PM; Sat 9:30AM–1PM'],
  ['Mon-Fri 8AM-1PM, 2PM-6PM; Sat and Sun closed', 'Mon–Fri 8AM–1PM, 2PM–6PM'],
  ['Mon, Wed & Fri: 9 a.m. - 5 p.m.', 'Mon 9AM–5PM; Wed 9AM–5PM; Fri 9AM–5PM'],
  ['Daily 9am–9pm', 'Mon–Sun 9AM–9PM'],
  ['Sat–Mon 10AM–4PM', 'Mon 10AM–4PM; Sat–Sun 10AM–4PM'],
  ['Tues–Thurs 12PM–12:30PM', 'Tue–Thu 12PM–12:30PM'],
])('the hours "%s" are read as %s', (hours, read) => {
  expect(describeWeek(weekOf(hours) ?? [])).toBe(read);
});

test.each(['Most days until dusk', 'Mon–Fri', '8AM–6PM', 'Mon–Fri 8–6', 'Mon–Fry 8AM–6PM', ''])(
  'the hours "%s" are the owner’s own words',
  (hours) => {
    expect(weekOf(hours)).toBeUndefined();
  },
);

test('hours that agree with the structured ones have no issue, whatever their form', () => {
  const structured = [open(weekdays, '08:00', '18:00'), open(['Saturday'], '09:00', '13:00')];
  expect(hoursIssues('Mon–Fri 8AM–6PM; Sat 9AM–1PM; Sun closed', structured)).toEqual([]);
  expect(hoursIssues('Mon to Fri 8:00-18:00, Sat 9:00-13:00', structured)).toEqual([]);
  expect(hoursIssues('Come and see', structured)).toEqual([]);
  expect(hoursIssues('Mon–Fri 8AM–6PM', undefined)).toEqual([]);
});

test.each([
  ['Mon–Sat 8AM–6PM', 'Mon–Fri 8AM–6PM'],
  ['Mon–Fri 8AM–5PM', 'Mon–Fri 8AM–6PM'],
  ['Mon–Fri 8AM–6PM; Sun 10AM–2PM', 'Mon–Fri 8AM–6PM'],
])('the hours "%s" beside others are an issue', (hours, structured) => {
  expect(hoursIssues(hours, [open(weekdays, '08:00', '18:00')])).toEqual([
    ['hours', `must be the same as openingHours, ${structured}`, hours],
  ]);
});

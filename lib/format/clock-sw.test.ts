import { spanText, timeText } from './clock-sw';

test.each([
  ['3pm', 'saa tisa alasiri (3pm)'],
  ['8AM', 'saa mbili asubuhi (8am)'],
  ['9:15 AM', 'saa tatu na robo asubuhi (9:15am)'],
  ['7:30PM', 'saa moja na nusu jioni (7:30pm)'],
  ['8:15am', 'saa mbili na robo asubuhi (8:15am)'],
  ['8:45am', 'saa tatu kasorobo asubuhi (8:45am)'],
  ['9:20pm', 'saa tatu na dakika 20 usiku (9:20pm)'],
  ['12pm', 'saa sita mchana (12pm)'],
  ['12am', 'saa sita usiku (12am)'],
  ['5am', 'saa kumi na moja alfajiri (5am)'],
  ['6am', 'saa kumi na mbili asubuhi (6am)'],
  ['6pm', 'saa kumi na mbili jioni (6pm)'],
])('the time %s is %s in Kiswahili', (time, text) => {
  expect(timeText(time)).toBe(text);
});

test('a text that is no time stays as it is written', () => {
  expect(timeText('the afternoon')).toBe('the afternoon');
});

test.each([
  ['08:00', '18:00', 'saa 2 asubuhi – 12 jioni (8am–6pm)'],
  ['08:30', '13:00', 'saa 2:30 asubuhi – 7 mchana (8:30am–1pm)'],
  ['19:00', '00:00', 'saa 1 jioni – 6 usiku (7pm–12am)'],
  ['00:00', '00:00', 'saa 24'],
])('a span from %s to %s is said in figures', (from, to, said) => {
  expect(spanText(from, to)).toBe(said);
});

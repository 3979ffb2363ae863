import { hasEnded, isLost, parseStatus } from './status';

const began = '2026-11-26T08:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(began) + minutes * 60_000);

test('a publish at work counts as lost once the workflow would have ended it', () => {
  expect(isLost({ state: 'build', began }, after(40))).toBe(false);
  expect(isLost({ state: 'build', began }, after(46))).toBe(true);
  expect(isLost({ state: 'published', began }, after(46))).toBe(false);
});

test.each(['published', 'unchanged', 'stopped'] as const)(
  'a publish that is %s has ended',
  (state) => {
    expect(hasEnded({ state })).toBe(true);
  },
);

test.each(['', 'null', '[]', '{"version":2}', '{"version":1,"state":"build"}'])(
  'a report in another form, %s, is no status',
  (text) => expect(parseStatus(text)).toBeUndefined(),
);

const lists = ['findings', 'toSettle', 'photos', 'said', 'published'];
const whole = {
  version: 1,
  state: 'published',
  commit: 'c0ffee',
  began,
  ...Object.fromEntries(lists.map((name) => [name, []])),
};

test('a whole report is a status', () => {
  expect(parseStatus(JSON.stringify(whole))).toEqual(whole);
});

test.each(lists)('a report without its %s is no status, as the desk shows each', (name) => {
  expect(parseStatus(JSON.stringify({ ...whole, [name]: undefined }))).toBeUndefined();
});

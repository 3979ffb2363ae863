import type { PublishStatus } from '@/tools/desk/status';
import { deskState, type Seen } from './desk-state';
import type { Save } from './saves';

// 10:42 in Thika.
const now = new Date('2026-11-26T07:42:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const saveAt = (minutes: number, commit = 'b', byPublish = false): Save => ({
  commit,
  at: before(minutes),
  subject: 'Update Product',
  byPublish,
});

const report = (change: Partial<PublishStatus> = {}): PublishStatus => ({
  version: 1,
  state: 'published',
  commit: 'b',
  at: before(0).toISOString(),
  began: before(1).toISOString(),
  run: '',
  address: '',
  findings: [],
  toSettle: [],
  photos: [],
  said: [],
  published: [],
  ...change,
});

const line = (seen: Seen) => deskState(seen, now).line;
const finding = (sentence: string, stops: boolean) => {
  return { sentence, stops, places: [], count: 1 };
};

test('a report of the last save, or of what the publish kept of it, is about it', () => {
  const kept = saveAt(0, 'c', true);
  const upToDate = 'Your shop is up to date · 10:42';
  expect(line({ saves: [saveAt(3)], status: report() })).toBe(upToDate);
  expect(line({ saves: [kept, saveAt(3)], status: report() })).toBe(upToDate);
  expect(line({ saves: [kept, saveAt(3)], status: report({ commit: 'c' }) })).toBe(upToDate);
  expect(line({ saves: [], status: report({ state: 'unchanged' }) })).toBe(upToDate);
});

test('a report of another day has its day', () => {
  const at = '2026-11-24T07:42:00Z';
  expect(line({ saves: [], status: report({ at }) })).toMatch(
    /^Your shop is up to date · Tue,? 24 Nov, 10:42$/,
  );
});

test('a report of a run by the clock is about the saves before that run began', () => {
  const status = report({ commit: 'of another folder' });
  expect(line({ saves: [saveAt(3)], status })).toBe('Your shop is up to date · 10:42');
  expect(line({ saves: [saveAt(0.5)], status })).toBe('Saved 10:41. Waiting for the publish…');
});

test('a save waits for its publish, is told of another one first, and of none after some minutes', () => {
  const older = report({ commit: 'a' });
  const saves = (minutes: number) => [saveAt(minutes), saveAt(60, 'a')];
  expect(line({ saves: saves(1), status: older })).toBe('Saved 10:41. Waiting for the publish…');
  expect(line({ saves: saves(1), status: { ...older, state: 'build' } })).toBe(
    'Saved 10:41. Another change is published first…',
  );
  expect(line({ saves: saves(10), status: older })).toBe('Saved 10:32. No publish has begun');
  expect(line({ saves: saves(1), status: 'none' })).toBe('Saved 10:41. Waiting for the publish…');
  expect(line({ saves: saves(10), status: 'none' })).toBe('This shop does not report yet');
});

test('a stopped publish says the first fault that stops it and how many more there are', () => {
  const findings = [
    finding('Loafer: no photo', false),
    finding('Loafer: Price must be a whole number', true),
    finding('Clogs: Name must be a text', true),
  ];
  expect(line({ saves: [], status: report({ state: 'stopped', findings }) })).toBe(
    'Not published: Loafer: Price must be a whole number (and 1 more)',
  );
  expect(line({ saves: [], status: report({ state: 'stopped', reason: 'No server' }) })).toBe(
    'Not published: No server',
  );
});

test('a run that has not reported its end for long has broken off', () => {
  const began = before(60).toISOString();
  expect(line({ saves: [], status: report({ state: 'build', began }) })).toBe(
    'The publish broke off',
  );
});

test('a shop that was put up by hand is said to be an earlier one', () => {
  expect(line({ saves: [], status: report({ putBack: true }) })).toBe(
    'An earlier shop is up since 10:42',
  );
});

test('what keeps the desk from asking is said before all else, with when it asks again', () => {
  const seen = { saves: [saveAt(3)], status: report() };
  expect(line({ ...seen, trouble: { kind: 'network' } })).toMatch(/^No network/);
  expect(line({ ...seen, trouble: { kind: 'quota', again: before(-5) } })).toBe(
    'Too many requests. The desk asks again at 10:47',
  );
});

import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockComputer } from './this-computer';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => path.join(folder, 'lock');
const STARTED = Date.parse('2026-11-27T08:00:00Z');

/** A lock of a process, written so many minutes after the computer was started. */
function locked(pid: string, minutes: number) {
  writeFileSync(lock(), pid);
  const time = new Date(STARTED + minutes * 60_000);
  utimesSync(lock(), time, time);
}

test('a publish locks the computer, and lets go of it', () => {
  const unlock = lockComputer(folder, STARTED);
  expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid));
  unlock();
  expect(existsSync(lock())).toBe(false);
});

test('a publish that is at work keeps another from beginning', () => {
  locked(String(process.ppid), 5);
  expect(() => lockComputer(folder, STARTED)).toThrow('Another publish-shop is at work');
});

test('a lock that another made after the look for one is not written over', () => {
  // No file can be read here, and none can be made.
  symlinkSync(path.join(folder, 'elsewhere'), lock());
  expect(() => lockComputer(folder, STARTED)).toThrow('Another publish-shop is at work');
  expect(existsSync(lock())).toBe(false);
});

test.each([
  ['of a process that has ended', '2147483646', 5],
  [
    'from before the last start of the computer, whose number another program has',
    String(process.ppid),
    -5,
  ],
  ['without a number', '', 5],
])('a lock %s is in nobody’s way', (_what, pid, minutes) => {
  locked(pid, minutes);
  lockComputer(folder, STARTED)();
  expect(existsSync(lock())).toBe(false);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Issue } from '@/lib/catalogue/issue';
import { WatchedCheck } from './watched-check';

const folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
mkdirSync(path.join(folder, 'catalogue'));
const write = (text: string) => writeFileSync(path.join(folder, 'catalogue/shoes.ts'), text);
const issue: Issue = { file: 'data/catalogue/shoes.ts', message: 'must be right' };

afterAll(() => rmSync(folder, { recursive: true }));

test('files that are as they were are checked once, and again after one is changed', async () => {
  const check = jest.fn(async () => [issue]);
  const watched = new WatchedCheck(folder, check);
  write('a');
  expect(await Promise.all([watched.stopping(), watched.stopping()])).toEqual([[issue], [issue]]);
  expect(check).toHaveBeenCalledTimes(1);
  write('a longer text');
  await watched.stopping();
  expect(check).toHaveBeenCalledTimes(2);
});

describe('an open page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is changed when other issues stop the shop than before, when none does, and when a file changes', async () => {
    const answers: Issue[][] = [[], [issue], [issue], []];
    const changed = jest.fn();
    const touched = jest.fn();
    const watched = new WatchedCheck(folder, async () => answers.shift() ?? []);
    watched.watch(changed, touched);
    const seen: number[] = [];
    for (const text of ['1', '22', '333', '4444']) {
      write(text);
      await jest.advanceTimersByTimeAsync(500);
      seen.push(changed.mock.calls.length);
    }
    expect(seen).toEqual([0, 1, 1, 2]);
    expect(changed.mock.calls).toEqual([[[issue]], [[]]]);
    expect(touched).toHaveBeenCalledTimes(3);
  });
});

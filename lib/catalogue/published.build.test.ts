import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { categoryWith } from '@/e2e/shop/builders';
import { publishedList, publishedText } from './published';
import { readPublished } from './published.build';

const folder = mkdtempSync(path.join(tmpdir(), 'published-'));
const file = path.join(folder, 'published.json');
afterAll(() => rmSync(folder, { recursive: true }));

test('a shop that was never published has no list and no issue', () => {
  expect(readPublished(path.join(folder, 'none.json'))).toEqual({ issues: [] });
});

test('the list of the last publish is read', () => {
  const published = publishedList([categoryWith()], {}, undefined, '2026-11-22');
  writeFileSync(file, publishedText(published));
  expect(readPublished(file)).toEqual({ published, issues: [] });
});

test.each(['', '{"products":', '<<<<<<< HEAD', '{"products": []}'])(
  'a list that reads %j is a warning, and the shop goes on without it',
  (text) => {
    writeFileSync(file, text);
    expect(readPublished(file)).toEqual({
      issues: [
        {
          file,
          message:
            'cannot be read, so lost addresses are not found. Delete it: the next publish writes it anew',
          severity: 'warning',
        },
      ],
    });
  },
);

import type { OnPosts } from '@/tools/owner/check/placeholders';
import { notReady, report } from './report';

const made = {
  products: ['boot', 'clog'],
  leftOut: { soldOut: ['sandal'], noPrice: [], noPhoto: ['clog'] },
  shortened: [],
  written: ['clog.txt'],
  removed: ['status/sandal.jpg'],
  files: 7,
};

test('the report of the posts says where they are, what was left out and how long it took', () => {
  const lines = report(made, 'posts', 1234).split('\n');
  expect(lines[0]).toBe(
    'posts/ has the posts of 2 products: 1 of 7 files were new or changed. 1.2 s.',
  );
  expect(lines[1]).toMatch('posts/status/<product>.jpg: 1 picture for');
  expect(lines.slice(6)).toEqual([
    'Left out, sold out: sandal.',
    'Without pictures, no photo yet: clog.',
    'Removed, no longer in stock or in the shop: status/sandal.jpg.',
  ]);
});

const row = (where: string, onPosts?: OnPosts) => {
  return { harm: 'sells' as const, where, what: 'worded anyhow', ...(onPosts && { onPosts }) };
};

test('what posts show, and is still to settle, is warned of with the reason, however it is worded', () => {
  const rows = notReady([
    row('an address', 'link'),
    row('a phone', 'phone'),
    row('a street', 'street'),
    row('pictures', 'photos'),
    row('data/visit.ts email'),
  ]);
  expect(rows[0]).toMatch(/^WARNING: /);
  expect(rows.slice(1)).toEqual([
    '  an address: worded anyhow: every QR code, link and address in them leads nowhere',
    '  a phone: worded anyhow: nobody reaches the shop by the number in them',
    '  a street: worded anyhow: it is on the price list',
    '  pictures: worded anyhow: buyers expect photos of what they get',
  ]);
});

test('a shop that has only settled facts in its posts is not warned', () => {
  expect(notReady([row('data/shop.ts phone'), row('data/visit.ts email')])).toEqual([]);
});

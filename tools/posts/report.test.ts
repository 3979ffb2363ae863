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

const row = (where: string, what: string) => ({ harm: 'sells' as const, where, what });

test('a shop without an address or a phone number is warned that its posts lead nowhere', () => {
  const rows = notReady([
    row('NEXT_PUBLIC_SITE_URL', 'not set: links for sharing go to mavazi.example'),
    row('data/shop.ts phone', '0700 000 000'),
    row('data/visit.ts email', 'hello@example.com'),
  ]);
  expect(rows[0]).toMatch(/^WARNING: /);
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(/NEXT_PUBLIC_SITE_URL: .*leads nowhere/),
    expect.stringMatching(/data\/shop.ts phone: /),
  ]);
});

test('drawn pictures of products are warned of, however their line is worded', () => {
  const drawn = { ...row('data/catalogue', 'painted by hand'), pictures: 'drawn' as const };
  expect(notReady([drawn])[1]).toMatch(/painted by hand: buyers expect photos/);
  const others = [
    { ...drawn, where: 'data/photos/scenes' },
    { ...drawn, pictures: 'awaited' as const },
  ];
  expect(notReady(others)).toEqual([]);
});

test('a shop that has only settled facts in its posts is not warned', () => {
  expect(notReady([row('data/visit.ts email', 'hello@example.com')])).toEqual([]);
});

import { busyIssue, otherSite, splitOpen, wrongAddress } from './guards';
import type { Manifest } from './manifest';

const address = 'https://duka.example/shop';
const begun: Manifest = {
  address,
  at: '2026-11-22T10:00:00.000Z',
  by: 'hers',
  done: false,
  files: {},
  unused: {},
};
const home = `<title>Duka | Shoes</title><link rel="canonical" href="${address}/"/>`;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));

test.each<[string, Partial<Manifest>, number]>([
  ['is finished', { done: true }, 1],
  ['was begun by this computer', { by: 'mine' }, 1],
  ['was begun by another ten minutes ago', {}, 10],
])('a publish that %s stops no other', (_, edit, minute) => {
  expect(busyIssue({ ...begun, ...edit }, 'mine', at(minute))).toBeUndefined();
});

test.each([
  ['three minutes ago', 3, 'or in 7 minutes.'],
  ['nine minutes ago', 9, 'or in 1 minute.'],
  ['by a clock that is ahead', -3, 'or in 10 minutes.'],
])('a publish that another computer began %s stops this one', (_, minute, sentence) => {
  expect(busyIssue(begun, 'mine', at(minute))).toContain(sentence);
});

test.each([
  ['is empty', 'none', undefined, undefined],
  ['has this shop and its list', begun, undefined, undefined],
  ['has this shop and lost its list', 'none', home, undefined],
  ['has this shop and a damaged list', 'damaged', home, undefined],
  [
    'has the shop of another address',
    { ...begun, address: 'https://b.example' },
    undefined,
    'The shop of https://b.example is published there.',
  ],
  [
    'has another site',
    'none',
    '<title>Coming soon</title>',
    'There is another site already: "Coming soon".',
  ],
  ['has a page without a title', 'damaged', '<?php', 'There is another site already.'],
] as const)('a place that %s is found so', (_, manifest, found, sentence) => {
  expect(otherSite({ manifest, home: found }, address)).toBe(sentence);
});

test('a shop is published only at the address that it was built for', () => {
  expect(wrongAddress(home, address)).toBeUndefined();
  expect(wrongAddress(home, 'https://duka.example')).toBe(
    'It was built for https://duka.example/shop, and data/host.json has https://duka.example.',
  );
  expect(wrongAddress('', address)).toBe('It has no Home of this shop.');
});

test('what sells wrongly or is untrue stops a publish, and nothing else does', () => {
  const [sells, untrue, notYours, wish] = (['sells', 'untrue', 'notYours', 'wish'] as const).map(
    (harm) => ({ harm, where: 'data/shop.ts', what: harm }),
  );
  const rows = [sells, untrue, notYours, wish].filter((row) => row !== undefined);
  expect(splitOpen(rows)).toEqual({ stops: [sells, untrue], notes: [notYours, wish] });
});

import { address } from '@/data/address';
import { policies } from '@/data/policies';
import type { Announcement } from '@/data/schema/announcement';
import { shop } from '@/data/shop';
import { announcementRules } from './announcement';
import { said, shopWith } from './shop-with';

const announcement = {
  text: 'Open on Sunday.',
  first: '2026-12-10',
  last: '2026-12-20',
};
const issuesOf = (one: Announcement) => said(announcementRules, shopWith({ announcement: one }));

test('no announcement, one of a day and one that leads to a page have no issue', () => {
  expect(issuesOf({})).toEqual([]);
  expect(issuesOf({ ...announcement, last: announcement.first })).toEqual([]);
  expect(issuesOf({ ...announcement, page: '/contact/' })).toEqual([]);
});

test('the last day of an announcement is its first or a later one', () => {
  expect(issuesOf({ ...announcement, last: '2026-12-09' })).toEqual([
    'data/announcement.ts: last: must be 2026-12-10, its first day, or later, not "2026-12-09"',
  ]);
});

test('the text and the days that an announcement lacks are named', () => {
  const { first: _, ...endless } = announcement;
  expect(issuesOf(endless)).toEqual([
    'data/announcement.ts: first: must be there: the day from which the text is shown, or that must be left out',
  ]);
  expect(issuesOf({ last: '2026-12-09' })).toEqual([
    'data/announcement.ts: text: must be there: what is announced on its days, or they must be left out',
    'data/announcement.ts: first: must be there: the day from which the text is shown, or that must be left out',
  ]);
});

test('a page that an announcement leads to and the shop lacks is named with the one that may be meant', () => {
  const lost = {
    categories: [],
    products: [],
    announcement: { ...announcement, page: '/contacts/' },
  };
  expect(said(announcementRules, shopWith(lost))).toEqual([
    'data/announcement.ts: page: must be a page of the shop; did you mean "/contact/"?',
  ]);
});

test('the letters of an announcement are counted with the facts that it names', () => {
  const text = 'Until Sunday we are at {street}, beside the market of {town}.';
  const issuesAt = (street: string) =>
    said(
      announcementRules,
      shopWith({
        announcement: { ...announcement, text },
        shop,
        policies,
        address: { ...address, town: 'Thika', street },
      }),
    );
  expect(issuesAt('Stall 7')).toEqual([]);
  expect(issuesAt('Stall 7 of the second row, Market Street')).toEqual([
    'data/announcement.ts: text: must be 80 letters or fewer with the facts that it names: it has 92',
  ]);
});

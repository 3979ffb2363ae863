import type { Issue } from '@/lib/catalogue/issue';
import { describeResult } from './describe-result';

const stop: Issue = { file: 'data/shop.ts', field: 'phone', message: 'must be a phone number' };
const warning: Issue = {
  file: 'data/shop.ts',
  field: 'social.tiktok',
  message: 'must be your own page',
  severity: 'warning',
};

test('a check without an issue says so in one line, with the number of products and the time', () => {
  expect(describeResult([], 26, 640)).toBe('All is well: 26 products checked in 0.6 s.');
});

test('what stops the build is said first, and warnings under a heading of their own', () => {
  expect(describeResult([warning, stop], 26, 640)).toBe(
    [
      'The shop cannot be built: 1 value must be changed first.',
      'data/shop.ts: phone: must be a phone number',
      '',
      'Worth a look (stops nothing):',
      'data/shop.ts: social.tiktok: must be your own page',
    ].join('\n'),
  );
});

const sample: Issue = { ...warning, field: 'social.pinterest', sample: true };

test('the samples that the shop came with are one line, and other warnings follow after it', () => {
  expect(describeResult([sample, warning, sample], 26, 640)).toBe(
    [
      'Worth a look (stops nothing):',
      '2 things that came with the shop are still to settle: `npm run build` lists them.',
      'data/shop.ts: social.tiktok: must be your own page',
      '',
      'Nothing stops the shop: 26 products checked in 0.6 s.',
    ].join('\n'),
  );
  expect(describeResult([sample], 26, 640)).toContain(
    '1 thing that came with the shop is still to settle: `npm run build` lists it.',
  );
});

test('a check with warnings alone says that nothing stops the shop', () => {
  expect(describeResult([warning], 26, 640)).toBe(
    [
      'Worth a look (stops nothing):',
      'data/shop.ts: social.tiktok: must be your own page',
      '',
      'Nothing stops the shop: 26 products checked in 0.6 s.',
    ].join('\n'),
  );
});

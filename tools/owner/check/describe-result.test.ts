import type { Issue } from '@/lib/catalogue/issue';
import { either } from '@/lib/format/marks';
import { describeResult } from './describe-result';
import type { Harm, Unsettled } from './unsettled';

const stop: Issue = { file: 'data/shop.ts', field: 'phone', message: 'must be a phone number' };
const warning: Issue = {
  file: 'data/shop.ts',
  field: 'social.tiktok',
  message: 'must be your own page',
  severity: 'warning',
};

test('a check without an issue says so in one line, with the number of products and the time', () => {
  expect(describeResult([], [], 26, 640)).toBe('All is well: 26 products checked in 0.6 s.');
});

test('what stops the build is said first, and warnings under a heading of their own', () => {
  expect(describeResult([warning, stop], [], 26, 640)).toBe(
    [
      'The shop cannot be built: 1 value must be changed first.',
      'data/shop.ts: phone: must be a phone number',
      '',
      'Worth a look (stops nothing):',
      'data/shop.ts: social.tiktok: must be your own page',
    ].join('\n'),
  );
});

test('products with one cause are said once, with what is there only where all have it', () => {
  const at = (id: string, found: string): Issue => ({
    file: `data/catalogue/products/${id}.ts`,
    entry: id,
    field: 'name',
    message: `must be text${either(', in quotes', '')}`,
    found,
  });
  const heading = (...issues: Issue[]) => describeResult(issues, [], 26, 640).split('\n')[1];
  expect(heading(at('boot', '5'), at('hat', '5'))).toBe(
    '2 products: name: must be text, in quotes, not 5',
  );
  expect(heading(at('boot', '5'), at('hat', '6'))).toBe(
    '2 products: name: must be text, in quotes',
  );
});

const open = (harm: Harm): Unsettled => ({ harm, where: 'data/shop.ts', what: 'a sample' });

test('what is still to settle is one line below what stops nothing, as it stops a publish', () => {
  const unsettled = [open('sells'), open('untrue'), open('untrue'), open('wish')];
  expect(describeResult([warning], unsettled, 26, 640)).toBe(
    [
      'Worth a look (stops nothing):',
      'data/shop.ts: social.tiktok: must be your own page',
      '',
      'Still to settle before the shop opens: sells wrongly 1, untrue 2. `npm run build` lists it.',
      '',
      'Nothing stops the shop: 26 products checked in 0.6 s.',
    ].join('\n'),
  );
});

test('all is well in a shop that lacks only what it may lack', () => {
  expect(describeResult([], [open('wish')], 26, 640)).toContain('All is well');
});

test('a check with warnings alone says that nothing stops the shop', () => {
  expect(describeResult([warning], [], 26, 640)).toBe(
    [
      'Worth a look (stops nothing):',
      'data/shop.ts: social.tiktok: must be your own page',
      '',
      'Nothing stops the shop: 26 products checked in 0.6 s.',
    ].join('\n'),
  );
});

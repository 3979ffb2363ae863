import { recordWith } from '@/e2e/shop/builders';
import { productFile } from '@/lib/data-modules/shop-files.build';
import { judgeValues } from './judge-values';

const shop = { id: 'duka', name: 'Duka', sells: 'Shoes', phone: '0700 000 000' };
const surroundings = {
  today: '2026-11-26',
  photos: undefined,
  photosFolder: '',
  settings: {},
  hasLogo: true,
  issues: [],
};

/**
 * The findings in the Kiswahili name of a product, in a shop whose pages are in these languages.
 */
function severityOf(name: unknown, languages?: readonly string[]) {
  const boot = { ...recordWith({ id: 'boot' }), sw: { name } };
  const values = new Map<string, unknown>([
    ['shop.ts', { ...shop, ...(languages && { languages }) }],
    [productFile('boot'), boot],
  ]);
  const { findings } = judgeValues(values, surroundings);
  return findings.flatMap((one) =>
    'must' in one && one.path.join('.') === 'sw.name' ? [one.severity ?? 'stops'] : [],
  );
}

test('a fault in Kiswahili stops a shop that has pages in it, and is worth a look in another', () => {
  expect(severityOf('', ['sw'])).toEqual(['stops']);
  expect(severityOf('')).toEqual(['warning']);
  expect(severityOf('Buti', ['sw'])).toEqual([]);
});

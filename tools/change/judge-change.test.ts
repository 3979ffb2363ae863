import { readFileSync } from 'node:fs';
import { recordWith } from '@/e2e/shop/builders';
import { stops } from '@/lib/catalogue/issue';
import { printedFile } from '@/tools/owner/catalogue/data-files';
import { newIssues } from './judge-change';

const SHOP = 'e2e/shop/data';
const boot = recordWith({ id: 'a-boot', name: 'A Boot', category: 'footwear' });
const file = 'catalogue/products/a-boot.ts';
const text = (over: object) => printedFile(file, { ...boot, ...over });
const said = (modules: Parameters<typeof newIssues>[1]) =>
  newIssues(SHOP, modules, stops).map(({ file, field, message }) => `${file} ${field}: ${message}`);

test('a shop with another product that is right has nothing new', () => {
  expect(said({ [file]: text({}) })).toEqual([]);
});

test.each([
  ['its own schema', { priceKes: 2.5 }, 'priceKes: must be a whole number above 0'],
  ['another record', { category: 'hats' }, 'category: must be the id of a category'],
])('a change that contradicts %s is refused before it is written', (_what, over, sentence) => {
  expect(said({ [file]: text(over) }).join()).toContain(sentence);
});

test('a module that is taken out is missed by those that name it', () => {
  const [offer = ''] =
    /'([\w-]+)'/.exec(readFileSync(`${SHOP}/catalogue/offers.ts`, 'utf8'))?.slice(1) ?? [];
  expect(said({ [`catalogue/products/${offer}.ts`]: undefined }).join()).toContain(offer);
});

test('what is wrong in the shop already is not new', () => {
  const broken = { [file]: text({ priceKes: 2.5 }), 'shop.ts': 'export const shop = {' };
  expect(newIssues(SHOP, broken, stops).length).toBeGreaterThan(0);
  expect(newIssues('e2e/shop', {}, () => true)).toEqual([]);
});

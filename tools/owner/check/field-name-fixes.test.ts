import { fieldNameFixes } from './field-name-fixes';
import { applied, readModule } from './read-module';

/** A module's text after the fixes. */
function fixed(file: string, source: string): string {
  return fieldNameFixes(readModule(file, source)).reduceRight(applied, source);
}

test.each([
  [
    'data/catalogue/boots.ts',
    "export const boots: CategoryRecord = { ID: 'boots', products: [{ id: 'a', pricekes: 1 }, { Pricekes: 2 }] };",
    "export const boots: CategoryRecord = { id: 'boots', products: [{ id: 'a', priceKes: 1 }, { priceKes: 2 }] };",
  ],
  [
    'data/shop.ts',
    "export const payments = { 'MpesaNumber': '1', paybill: { Account: '2' } } as const;",
    "export const payments = { mpesaNumber: '1', paybill: { account: '2' } } as const;",
  ],
  [
    'data/reviews.ts',
    "export const reviews = [{ Name: 'A' }] satisfies Review[];",
    "export const reviews = [{ name: 'A' }] satisfies Review[];",
  ],
])('in %s a field with other capitals than its own has its own', (file, source, text) => {
  expect(fixed(file, source)).toBe(text);
});

test.each([
  ['data/catalogue/boots.ts', 'export const boots = { products: [{ pricekes: 1, priceKes: 2 }] };'],
  ['data/catalogue/boots.ts', 'export const boots = { products: [{ pricekes: 1, PriceKes: 2 }] };'],
  ['data/catalogue/boots.ts', 'export const boots = { products: [{ priceKe: 1 }] };'],
  ['data/catalogue/boots.ts', 'export const boots = { products: [{ sizesLeft: { NAME: 1 } }] };'],
  ['data/catalogue/size-sets.ts', "export const sizeSets = { Sizesets: ['38'] };"],
  ['data/shop.ts', "const own = { PhoNe: '1' };"],
  ['data/words/sw.ts', "export const words = { Name: 'Jina' };"],
])('in %s the fields of %s are left as they are', (file, source) => {
  expect(fixed(file, source)).toBe(source);
});

import { applied, readModule } from './read-module';
import { isoDay, knownWords, valueFixes } from './value-fixes';

const known = ['shoes', 'male', 'adult'];

/** A record's field after the fixes. */
function fixed(field: string, value: string): string {
  const source = `export const a = { id: 'brogue', ${field}: ${value} };`;
  const after = valueFixes(readModule('data/a.ts', source), known).reduce(applied, source);
  return after.slice(source.indexOf(`${field}: `) + field.length + 2, -' };'.length);
}

test.each([
  ['priceKes', "'1,500'", '1500'],
  ['priceKes', "'KSh 2500/='", '2500'],
  ['feeKes', "'250'", '250'],
  ['rating', "'4.8'", '4.8'],
  ['updated', "'21.11.2026'", "'2026-11-21'"],
  ['updated', '2026-11-21', "'2026-11-21'"],
  ['soldOut', 'True', 'true'],
  ['drawn', "'yes'", 'true'],
  ['kind', 'shoes', "'shoes'"],
  ['gender', "'Male '", "'male'"],
  ['sizes', "['38\u00a0', '39']", "['38', '39']"],
  ['phone', "'0712345678'", "'0712 345 678'"],
  ['mpesaNumber', '712345678', "'0712 345 678'"],
])('%s: %s is fixed to %s', (field, value, text) => {
  expect(fixed(field, value)).toBe(text);
});

test.each([
  ['priceKes', "'15oo'"],
  ['priceKes', '1500'],
  ['updated', "'05/11/2026'"],
  ['gender', 'man'],
  ['soldOut', 'no'],
  ['phone', "'+254 712 345 678'"],
  ['phone', "'0712'"],
  ['name', "'1,500'"],
  ['folder', "'Shoes'"],
])('%s: %s is left as it is', (field, value) => {
  expect(fixed(field, value)).toBe(value);
});

test.each([
  ['2026/11/5', '2026-11-05'],
  ['5 Nov 2026', '2026-11-05'],
  ['21 November 2026', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['11/21/2026', '2026-11-21'],
  ['5.11.2026', '2026-11-05'],
  ['5/11/2026', undefined],
  ['31.11.2026', undefined],
  ['yesterday', undefined],
])('the day %s is %s', (text, day) => {
  expect(isoDay(text)).toBe(day);
});

test('the words of products are those of merchant.ts and of the size sets', () => {
  const modules = new Map(
    Object.entries({
      'data/merchant.ts':
        "export const kinds = { shoes: 'Apparel' }; export const genders = ['male'];",
      'data/catalogue/size-sets.ts': "export const sizeSets = { baby: ['22', '23'] };",
      'data/faq.ts': "export const faq = ['other'];",
    }).map(([file, source]) => [file, readModule(file, source)]),
  );
  expect(knownWords(modules)).toEqual(['shoes', 'male', 'baby', '22', '23']);
});

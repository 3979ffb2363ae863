import { quotesFor } from './quotes';

const AT = 'catalogue/products/boot.ts';
const quotes = (field: string, value: unknown, must = 'must be right') =>
  quotesFor({ file: AT, path: [field], must }, { [field]: value });

test.each([
  ['a number for a text', 'name', 5, 'in quotes'],
  ['true for a text', 'name', true, 'in quotes'],
  ['a number for a list of texts', 'goesWith', 5, 'in quotes'],
  ['a number for a size set or a list of sizes', 'sizes', 38, 'in quotes'],
  ['a text for a number', 'priceKes', '1500', 'without quotes'],
  ['a text for a mark', 'isNew', 'yes', 'without quotes'],
  ['another text', 'name', '<b>', undefined],
  ['another number', 'priceKes', 2.5, undefined],
  ['a list of other texts', 'sizes', ['38', '38'], undefined],
  ['a text for what may be a mark or a list', 'soldOut', 'yes', undefined],
  ['a field that the shop does not know', 'prise', '1500', undefined],
])('of %s a module says what is wrong with its quotes', (_, field, value, said) => {
  expect(quotes(field, value)).toBe(said);
});

test('a value that is missing is said with its quotes only where it must be there', () => {
  expect(quotes('name', undefined, 'must be there: text')).toBe('in quotes');
  expect(quotes('priceKes', undefined, 'must be there: shillings')).toBe('without quotes');
  expect(quotes('priceKes', undefined, 'must have rating beside it')).toBeUndefined();
});

test('a question says itself what to write', () => {
  expect(quotes('priceKes', '1.750', '"1.750" could be 1750 or 1: write 1750')).toBeUndefined();
});

test('what a rule wants is before what the schema takes', () => {
  const path = [0, 'rows', 'XS', 'chest'];
  const guides = [{ rows: { XS: { chest: '77' } } }];
  const place = { file: 'size-guide.ts', path, must: 'must be a number' };
  expect(quotesFor(place, guides)).toBeUndefined();
  expect(quotesFor({ ...place, wants: 'number' }, guides)).toBe('without quotes');
});

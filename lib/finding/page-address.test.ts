import { categoryIn, kindsIn, textIn, withKind, withoutCategory, withText } from './page-address';

test.each([
  ['?category=shoes&size=42', 'shoes', '?size=42'],
  ['?q=boots&category=shoes', 'shoes', '?q=boots'],
  ['?category=shoes', 'shoes', ''],
  ['?category=&size=42', null, '?size=42'],
  ['?subcategory=shoes', null, '?subcategory=shoes'],
  ['', null, ''],
])('the address %s has the category %s, and is %s without it', (search, category, rest) => {
  expect(categoryIn(search)).toBe(category);
  expect(withoutCategory(search)).toBe(rest);
});

test.each([
  ['?size=42', 'boots', '?size=42&q=boots'],
  ['?q=boots&size=42', 'black boots', '?q=black+boots&size=42'],
  ['?q=boots&sort=newest', '  ', '?sort=newest'],
  ['?q=boots', '', ''],
  ['', '', ''],
])('the address %s in which “%s” is searched is %s', (search, text, changed) => {
  expect(withText(search, text)).toBe(changed);
  expect(textIn(changed)).toBe(text.trim());
});

test.each([
  ['?size=42', 'boots', '?size=42&kind=boots'],
  ['?kind=boots&kind=heels&sort=newest', 'canvas', '?sort=newest&kind=canvas'],
  ['?kind=boots&sort=newest', '', '?sort=newest'],
  ['?kind=boots', '', ''],
])('the address %s with the kind “%s” alone is %s', (search, kind, changed) => {
  expect(withKind(search, kind)).toBe(changed);
  expect(kindsIn(changed)).toEqual(kind ? [kind] : []);
});

test('a text is kept as it is typed, with the space at its end', () => {
  expect(textIn(withText('?q=black', 'black '))).toBe('black ');
});

import { formerPathIssues, productIssues, sizeSetIssues } from './check-products';
import { describeIssues } from './issue';

const brogue = {
  id: 'brogue',
  name: 'Brogues',
  priceKes: 750,
  sizes: 'shoes',
  description: 'Punched by hand.',
  alt: 'A brogue',
  ageGroup: 'adult',
  gender: 'male',
  colour: 'Oxblood',
  kind: 'shoes',
  updated: '2026-11-21',
};
const sizeSets = { clothes: ['S', 'M'], shoes: ['40', '41'] };
const issues = (over: object) =>
  productIssues([{ id: 'shoes', products: [{ ...brogue, ...over }] }], sizeSets);

test('a product with every field has no issue', () => {
  expect(issues({})).toEqual([]);
  expect(issues({ sizes: ['S', 'M'], priceKes: undefined, samplePrice: true })).toEqual([]);
  expect(issues({ drawn: true })).toEqual([]);
  expect(issues({ views: ['from the side', 'the sole'] })).toEqual([]);
});

test.each([
  [{ id: undefined }, 'Brogues'],
  [{ id: undefined, name: undefined }, 'product 1'],
])('a product with %j is called by what it has', (over, name) => {
  expect(describeIssues(issues(over))).toContain(
    `data/catalogue/shoes.ts: ${name}: id: must be lower-case letters, digits and hyphens, such as "suede-boot", not left out`,
  );
});

const price = 'priceKes: must be a whole number above 0, without cents';

test.each([
  [{ priceKes: 99.5 }, `${price}, not 99.5`],
  [{ priceKes: 0 }, `${price}, not 0`],
  [{ priceKes: -5 }, `${price}, not -5`],
  [{ priceKes: '1,000' }, `${price}, not "1,000"`],
  [{ sizes: 'hats' }, 'sizes: must be one of clothes, shoes, or a list of sizes, not "hats"'],
  [
    { sizes: 'constructor' },
    'sizes: must be one of clothes, shoes, or a list of sizes, not "constructor"',
  ],
  [
    { sizes: 'sheos' },
    'sizes: must be one of clothes, shoes, or a list of sizes; did you mean "shoes"?',
  ],
  [{ sizes: [] }, 'sizes: must be one of clothes, shoes, or a list of sizes, not []'],
  [{ sizes: ['S', 'S'] }, 'sizes: must be a list with each size once, not ["S","S"]'],
  [{ sizes: ['S', 'S '] }, 'sizes: must be a list with each size once, not ["S","S "]'],
  [{ sizes: ['s', 'S'] }, 'sizes: must be a list with each size once, not ["s","S"]'],
  [
    { sizes: ['One size', 'One  size'] },
    'sizes: must be a list with each size once, not ["One size","One  size"]',
  ],
  [
    { sizes: ['S,M,L'] },
    `sizes: must have each size in quotes of its own, ['S', 'M', 'L'], not ["S,M,L"]`,
  ],
  [
    { sizes: ['S-XL'] },
    "sizes: is 'S-XL' one size? If customers choose one of them, write ['S', 'M', 'L', 'XL']",
  ],
  [{ sizes: [40] }, 'sizes: must be a list of sizes in quotes, not [40]'],
  [{ views: [] }, 'views: must be a list of 1 to 5 texts in quotes, or left out, not []'],
  [
    { views: ['a', ' '] },
    'views: must be a list of 1 to 5 texts in quotes, or left out, not ["a"," "]',
  ],
  [
    { views: 'the sole' },
    'views: must be a list of 1 to 5 texts in quotes, or left out, not "the sole"',
  ],
  [{ name: undefined }, 'name: must not be empty'],
  [{ name: '1003' }, 'name: must be a name and not a number alone, not "1003"'],
  [{ alt: ' ' }, 'alt: must not be empty'],
  [{ description: undefined }, 'description: must not be empty'],
  [{ folder: '' }, 'folder: must not be empty'],
  [
    { ageGroup: 'grown-up' },
    'ageGroup: must be one of newborn, infant, toddler, kids, adult, not "grown-up"',
  ],
  [{ gender: undefined }, 'gender: must be one of male, female, unisex, not left out'],
  [
    { colour: '#800000' },
    'colour: must be one to three colours such as "Navy/White", not "#800000"',
  ],
  [{ drawn: false }, 'drawn: must be true, or left out, not false'],
  [{ drawn: 'yes' }, 'drawn: must be true, or left out, not "yes"'],
  [
    { drawn: true, pictureAwaited: true },
    'drawn: must be left out where pictureAwaited is true: there is no picture',
  ],
  [{ updated: '21/11/2026' }, 'updated: must be a day such as "2026-11-21", not "21/11/2026"'],
])('a product with %j says what must be changed', (over, line) => {
  expect(describeIssues(issues(over))).toBe(`data/catalogue/shoes.ts: brogue: ${line}`);
});

test.each([
  ['page-shoe', 'must not begin with "page-" or "category-"'],
  ['category-shoe', 'must not begin with "page-" or "category-"'],
  ['page', 'must be another word: "page" is used by the shop itself'],
  [
    'Big Shoe',
    'must be lower-case letters, digits and hyphens, such as "suede-boot", not "Big Shoe"',
  ],
])('the product id %s says what it must be', (id, must) => {
  expect(describeIssues(issues({ id }))).toBe(`data/catalogue/shoes.ts: ${id}: id: ${must}`);
});

test('an id that two products have is reported with both files', () => {
  const categories = ['shoes', 'hats'].map((id) => ({ id, products: [brogue] }));
  expect(describeIssues(productIssues(categories, sizeSets))).toBe(
    'data/catalogue/hats.ts: brogue: id: must be used once: a product in data/catalogue/shoes.ts has it too',
  );
});

test.each([
  ['shoes/Old Shoe', 'must hold addresses such as "shoes/suede-boot", not "shoes/Old Shoe"'],
  ['old-shoe', 'must hold addresses such as "shoes/suede-boot", not "old-shoe"'],
  ['page/2', 'must not hold "page", which the shop itself uses, not "page/2"'],
  ['shoes/brogue', 'must not hold "shoes/brogue", an address of brogue'],
])('the former address %s is reported', (path, must) => {
  const products = [{ ...brogue, formerPaths: [path] }];
  expect(describeIssues(formerPathIssues([{ id: 'shoes', products }]))).toBe(
    `data/catalogue/shoes.ts: brogue: formerPaths: ${must}`,
  );
});

test('former addresses that are no list are reported', () => {
  const products = [{ ...brogue, formerPaths: 'old-shoe' }];
  expect(describeIssues(formerPathIssues([{ id: 'shoes', products }]))).toBe(
    'data/catalogue/shoes.ts: brogue: formerPaths: must be a list such as ["shoes/suede-boot"], not "old-shoe"',
  );
});

test('an issue in a product’s stock names its file, product and field', () => {
  expect(describeIssues(issues({ soldOut: ['39'] }))).toBe(
    `data/catalogue/shoes.ts: brogue: soldOut: must be true, or a list of its sizes in quotes, '40', '41', not ["39"]`,
  );
});

test('size sets are judged as the sizes of a product are', () => {
  expect(sizeSetIssues(sizeSets)).toEqual([]);
  const wrong = { none: [], twice: ['S', 'S'], run: ['36, 37'], numbers: [36] };
  expect(describeIssues(sizeSetIssues(wrong))).toBe(
    [
      'none: must be a list of sizes in quotes, not []',
      'twice: must be a list with each size once, not ["S","S"]',
      `run: must have each size in quotes of its own, ['36', '37'], not ["36, 37"]`,
      'numbers: must be a list of sizes in quotes, not [36]',
    ]
      .map((line) => `data/catalogue/size-sets.ts: sizeSets.${line}`)
      .join('\n'),
  );
});

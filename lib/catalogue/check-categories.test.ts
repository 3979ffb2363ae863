import { categoryIssues, moduleIssues } from './check-categories';
import { describeIssues } from './issue';

const shoes = {
  id: 'shoes',
  name: 'Shoes',
  folder: 'official shoes',
  description: 'Shoes.',
  products: [{}],
};
const described = (over: object) => describeIssues(categoryIssues([{ ...shoes, ...over }]));

test('a category with every field has no issue', () => {
  expect(categoryIssues([shoes])).toEqual([]);
});

test.each([
  [{ name: '' }, 'shoes.ts: shoes: name: must not be empty'],
  [{ folder: undefined }, 'shoes.ts: shoes: folder: must not be empty'],
  [{ description: ' ' }, 'shoes.ts: shoes: description: must not be empty'],
  [
    { tilePicture: '' },
    'shoes.ts: shoes: tilePicture: must be the name of a picture in data/photos/scenes, not ""',
  ],
  [
    { products: [] },
    'shoes.ts: shoes: products: must have a product: add one, or take the category out of data/catalogue/categories.ts',
  ],
  [
    { products: undefined },
    'shoes.ts: shoes: products: must have a product: add one, or take the category out of data/catalogue/categories.ts',
  ],
  [
    { id: 'Big Shoes' },
    'Big Shoes.ts: Big Shoes: id: must be lower-case letters, digits and hyphens, such as "baby-shoes", not "Big Shoes"',
  ],
  [{ id: 'page' }, 'page.ts: page: id: must be another word: "page" is used by the shop itself'],
  [
    { id: 'offers' },
    'offers.ts: offers: id: must be another word: "offers" is used by the shop itself',
  ],
])('a category with %j says what must be changed', (over, line) => {
  expect(described(over)).toBe(`data/catalogue/${line}`);
});

test('a category without an id is called by its name, in the list of categories', () => {
  const nameless = { ...shoes, id: undefined };
  expect(describeIssues(categoryIssues([nameless]))).toBe(
    'data/catalogue/categories.ts: Shoes: id: must be lower-case letters, digits and hyphens, such as "baby-shoes", not left out',
  );
  expect(moduleIssues(['shoes.ts'], [nameless])).toEqual([
    expect.objectContaining({ file: 'data/catalogue/shoes.ts' }),
  ]);
});

test('a category that is listed twice is reported once', () => {
  expect(describeIssues(categoryIssues([shoes, shoes]))).toBe(
    'data/catalogue/shoes.ts: shoes: id: must be listed once in data/catalogue/categories.ts',
  );
});

const files = ['categories.ts', 'featured.ts', 'offers.ts', 'order.ts', 'shoes.ts', 'size-sets.ts'];

test('modules and the list of categories that agree have no issue', () => {
  expect(moduleIssues(files, [shoes])).toEqual([]);
});

test('a category module that is not in the list is reported by its file', () => {
  expect(describeIssues(moduleIssues([...files, 'hats.ts'], [shoes]))).toBe(
    'data/catalogue/hats.ts: must be listed in data/catalogue/categories.ts, and its id must be "hats"',
  );
});

test('a category whose file has another name is reported', () => {
  expect(describeIssues(moduleIssues(files, [shoes, { id: 'hats' }]))).toBe(
    "data/catalogue/categories.ts: hats: id: must be the name of the category's file: there is no data/catalogue/hats.ts",
  );
});

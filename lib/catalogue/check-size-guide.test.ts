import { sizeGuides } from '@/data/size-guide';
import { categoryWith, dataWith, recordWith, sizeGuideWith } from '@/e2e/shop/builders';
import { catalogueData } from './catalogue';
import { catalogueIssues } from './check';
import { sizeGuideIssues } from './check-size-guide';
import { describeIssues } from './issue';

const { sizeSets, categories } = dataWith();
const described = (...guides: Parameters<typeof sizeGuideIssues>[0]) =>
  describeIssues(sizeGuideIssues(guides, sizeSets, categories));
const rows = sizeGuideWith().rows;

test('the size guides of the shop have no issues', () => {
  expect(sizeGuideIssues(sizeGuides, catalogueData.sizeSets, catalogueData.categories)).toEqual([]);
  expect(described(sizeGuideWith())).toBe('');
});

const cm = 'must be a number above 0, or [from, to], without quotes';

test.each([
  [{ rows: { ...rows, '41': { foot: '26' } } }, `rows.41.foot: ${cm}, not "26"`],
  [{ rows: { ...rows, '41': { foot: 0 } } }, `rows.41.foot: ${cm}, not 0`],
  [{ rows: { ...rows, '41': { foot: [27, 26] } } }, `rows.41.foot: ${cm}, not [27,26]`],
  [{ rows: { ...rows, '41': {} } }, `rows.41.foot: ${cm}, not left out`],
  [{ rows: { ...rows, '42': { foot: 267 } } }, 'rows.42.foot: must be 250 cm at most, not 267'],
  [
    { rows: { ...rows, '41': { foot: 25 } } },
    'rows.41.foot: must not be less than in the row above: the smallest size is first, not 25',
  ],
  [{ rows: { ...rows, '41': { foot: 26, fot: 3 } } }, 'rows.41.fot: must be named foot: foot'],
  [
    { rows: { '40': { foot: 25 }, '42': { foot: 26 } } },
    'rows.41: must be there: size 41 is in the size set "shoes"',
  ],
  [{ columns: {} }, 'columns: must have one column at least'],
  [
    { columns: { foot: { title: 'Foot', holds: 'inches' } } },
    'columns.foot.holds: must be "cm", "number" or "text", not "inches"',
  ],
  [
    { columns: { foot: { holds: 'cm' } } },
    'columns.foot.title: must be text in quotes, not left out',
  ],
  [{ steps: [] }, 'steps: must be a list of texts in quotes'],
  [{ figure: 'hand' }, 'figure: must be "foot" or "child" or "body" or "waistband", not "hand"'],
  [{ between: 'both' }, 'between: must be "larger" or "smaller", not "both"'],
  [{ sample: false }, 'sample: must be true or left out, not false'],
  [{ title: '' }, 'title: must be text in quotes, not ""'],
])('a size guide with %j says what must be changed', (over, words) => {
  expect(described({ ...sizeGuideWith(), ...over })).toBe(`data/size-guide.ts: shoes: ${words}`);
});

test('a column of texts holds texts', () => {
  const age = { columns: { age: { title: 'Age', holds: 'text' } } };
  const ages = (one: unknown) => ({ '40': { age: one }, '41': { age: 'a' }, '42': { age: 'b' } });
  expect(described({ ...sizeGuideWith(), ...age, rows: ages('1 year') })).toBe('');
  expect(described({ ...sizeGuideWith(), ...age, rows: ages(1) })).toBe(
    'data/size-guide.ts: shoes: rows.40.age: must be text in quotes, not 1',
  );
});

test('a size guide without rows has one sentence for each missing size and one for its rows', () => {
  expect(described({ ...sizeGuideWith(), rows: {} }).split('\n')).toHaveLength(4);
});

test('two guides of one name, and a guide without a name, are reported', () => {
  expect(described(sizeGuideWith(), sizeGuideWith())).toContain('shoes: id: must be used once');
  expect(described({ ...sizeGuideWith(), id: undefined })).toContain(
    'data/size-guide.ts: entry 1: id: must be lower-case letters, digits and hyphens',
  );
});

const issuesOf = (over: object) => {
  const products = [recordWith({ sizes: ['40', '41'], ...over })];
  return describeIssues(
    catalogueIssues({
      ...dataWith({ categories: [categoryWith({ products })] }),
      sizeGuides: [sizeGuideWith()],
    }),
  );
};

test('a product with its own sizes may name a guide that has its sizes, or none', () => {
  expect(issuesOf({})).toBe('');
  expect(issuesOf({ sizeGuide: 'shoes' })).toBe('');
});

test('a size of a product that its guide has no row for is reported with the guide', () => {
  expect(issuesOf({ sizeGuide: 'shoes', sizes: ['40', '47', '48'] })).toBe(
    'data/catalogue/shoes.ts: boot: sizeGuide: must have a row for each size: data/size-guide.ts shoes has none for 47, 48',
  );
});

test('a product with an unknown size guide is reported with the one that is meant', () => {
  expect(issuesOf({ sizeGuide: 'shoe' })).toBe(
    'data/catalogue/shoes.ts: boot: sizeGuide: must be "shoes": data/size-guide.ts has no other guide; did you mean "shoes"?',
  );
});

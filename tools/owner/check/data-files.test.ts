import { describeIssues } from '@/lib/catalogue/issue';
import { brokenImports, exportIssues, fileNameIssues, parseModules, textOf } from './data-files';
import { located } from './locate';

const known = ['shop.ts', 'faq.ts', 'catalogue/offers.ts'];

test.each([
  ['shop.ts.txt', 'must be named shop.ts: under this name nothing reads it'],
  ['Shop.ts', 'must be named shop.ts: under this name nothing reads it'],
  ['shop (1).ts', 'must be named shop.ts: under this name nothing reads it'],
  ['Copy of shop.ts', 'must be named shop.ts: under this name nothing reads it'],
  ['shop.ts.docx', 'must be named shop.ts: under this name nothing reads it'],
])('the file %s in the place of shop.ts is reported with its right name', (name, sentence) => {
  expect(describeIssues(fileNameIssues(['faq.ts', 'catalogue/offers.ts', name], known))).toBe(
    `data/${name}: ${sentence}`,
  );
});

test.each([
  ['catalogue/offers (1).ts', 'catalogue/offers.ts'],
  ['catalogue/dresses - Copy.ts', 'catalogue/dresses.ts'],
  ['catalogue/dresses - Copy (2).ts', 'catalogue/dresses.ts'],
  ['catalogue/Copy of dresses.ts', 'catalogue/dresses.ts'],
  ['catalogue/dresses-backup.ts', 'catalogue/dresses.ts'],
  ['catalogue/dresses copy 2.ts', 'catalogue/dresses.ts'],
  ['shop.ts.bak', 'shop.ts'],
])('the file %s is said to look like a copy, and files of the owner are not', (copy, original) => {
  const names = [...known, 'catalogue/dresses.ts', 'catalogue/dresses-2.ts', 'notes.txt', copy];
  expect(describeIssues(fileNameIssues(names, known))).toBe(
    `data/${copy}: looks like a copy of data/${original}, and nothing reads it under this name: take it out of data, or put it in the place of that file`,
  );
});

test('a file that is gone is reported', () => {
  expect(describeIssues(fileNameIssues(['shop.ts', 'faq.ts'], known))).toBe(
    'data/catalogue/offers.ts: must be there: put the file back',
  );
});

test('a file in UTF-16 is not taken for text', () => {
  expect(textOf(Buffer.from('\uFEFFexport', 'utf16le'))).toBe('\0');
  expect(textOf(Buffer.from('export'))).toBe('export');
});

const modules = (sources: Readonly<Record<string, string>>) =>
  parseModules(
    Object.entries(sources).map(([name, source]) => ({ name, content: Buffer.from(source) })),
  );

test('an import of a file or a name that is not there is reported', () => {
  const issues = brokenImports(
    modules({
      'shop.ts': 'export const shop = { name: "A" };\nexport const adress = {};',
      'types.ts': 'export interface Review { name: string }',
      'faq.ts':
        "import type { Reveiw, Review } from './types';\nimport { shop, address } from './shop';\nimport { x } from '@/data/shp';\nexport const faq = [shop, address, x];",
    }),
  );
  expect(describeIssues(issues)).toBe(
    [
      'data/faq.ts: Reveiw: must not be imported: there is none in data/types.ts; did you mean Review?',
      'data/shop.ts: address: must be there: data/faq.ts needs it, export const address = …; did you mean adress?',
      "data/faq.ts: must not import '@/data/shp': there is no data/shp.ts; did you mean data/shop.ts?",
    ].join('\n'),
  );
});

test('an import without its brackets is reported with the line to write', () => {
  const issues = brokenImports(
    modules({ 'shop.ts': 'export const shop = 1;', 'faq.ts': "import shop from './shop';" }),
  );
  expect(describeIssues(issues)).toBe(
    "data/faq.ts: shop: must have its name in { }: import { shop } from './shop';",
  );
});

test('a constant that the shop reads and a module does not export is reported', () => {
  const read = modules({
    'shop.ts': 'export const shopp = 1;',
    'faq.ts': 'export const faq = [];',
  });
  const issues = exportIssues(read, { 'shop.ts': { shop: 'text' }, 'faq.ts': { faq: ['text'] } });
  expect(describeIssues(issues)).toBe(
    'data/shop.ts: shop: must be there: export const shop = …; did you mean shopp?',
  );
});

const shop = `export const shop = { name: 'A' };
export const visit = {
  location: { lat: 1, lng: 2 },
};
export const offers: readonly string[] = ['brogue', 'oxford'];
export const products = [
  {
    id: 'brogue',
    priceKes: 1,
  },
];
export const about = { figures: [{ value: '1' }, { value: '2' }] };
`;

test.each<[string | undefined, string | undefined, number | undefined]>([
  [undefined, 'name', 1],
  [undefined, 'location.lng', 3],
  [undefined, 'visit', 2],
  [undefined, 'visit.location.height', 3],
  [undefined, 'visit.location', 3],
  ['brogue', 'priceKes', 9],
  ['brogue', 'name', 8],
  ['oxford', undefined, 5],
  ['figure 2', 'value', 12],
  ['nobody', 'value', undefined],
])('the issue of %s, field %s is on line %s', (entry, field, line) => {
  const issue = {
    file: 'data/shop.ts',
    message: 'must be right',
    ...(entry && { entry }),
    ...(field && { field }),
  };
  expect(located(issue, modules({ 'shop.ts': shop })).place?.line).toBe(line);
});

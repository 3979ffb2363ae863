import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categoryWith, dataWith, recordWith } from '@/e2e/shop/builders';
import {
  catalogueIn,
  changedFiles,
  filesWith,
  printedFile,
  readFiles,
  UnreadableModule,
} from './module-files';
import { writeFiles } from './write-files';

const folder = mkdtempSync(join(tmpdir(), 'data-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const boot = recordWith({ id: 'boot', place: 10 });
const clog = recordWith({ id: 'clog', place: 20 });
const cap = recordWith({ id: 'cap', category: 'hats' });
const data = dataWith({
  categories: [
    categoryWith({ id: 'shoes', products: [boot, clog] }),
    categoryWith({ id: 'hats', name: 'Hats', products: [cap] }),
  ],
  offers: ['clog'],
});
const files = filesWith({}, data);

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFiles(folder, files);
});

test('a catalogue that is written is read as it was', () => {
  expect(catalogueIn(readFiles(folder))).toEqual(data);
});

test('a module whose value stays keeps its text, with its notes', () => {
  const noted = `// Ask Otieno for more.\n${files['catalogue/products/boot.ts']}`;
  const before = { ...files, 'catalogue/products/boot.ts': noted };
  const after = filesWith(before, { ...data, offers: ['boot'] });
  expect(after).toEqual({ ...before, 'catalogue/offers.ts': after['catalogue/offers.ts'] });
  expect(after['catalogue/offers.ts']).toContain("['boot']");
});

test('a product that moves keeps its file, which says the other category', () => {
  const [shoes, hats] = data.categories;
  const categories = [
    { ...shoes, products: [clog] },
    { ...hats, products: [{ ...boot, category: 'hats' }, cap] },
  ] as typeof data.categories;
  const changed = changedFiles(files, filesWith(files, { ...data, categories }));
  expect(changed).toEqual({
    'catalogue/products/boot.ts': expect.stringContaining("category: 'hats'"),
  });
});

test('a product that is gone has no file', () => {
  const [shoes, hats] = data.categories;
  const categories = [shoes, { ...hats, products: [] }] as typeof data.categories;
  const changed = changedFiles(files, filesWith(files, { ...data, categories }));
  expect(Object.entries(changed)).toEqual([['catalogue/products/cap.ts', undefined]]);
});

test('a shop without a product has no file of one', () => {
  rmSync(join(folder, 'catalogue/products'), { recursive: true });
  expect(catalogueIn(readFiles(folder)).categories.flatMap(({ products }) => products)).toEqual([]);
});

test.each([
  ['of a category that is not there', { id: 'tote', category: 'bags' }, 'category: must be the id'],
  ['with the id of another', { id: 'cap' }, 'id: must be the name of its file'],
])('a product %s is named, so that no program leaves it out', (_what, over, must) => {
  const tote = printedFile('catalogue/products/tote.ts', { ...cap, ...over });
  const read = () => catalogueIn({ ...files, 'catalogue/products/tote.ts': tote });
  expect(read).toThrow(UnreadableModule);
  expect(read).toThrow(`data/catalogue/products/tote.ts: ${must}`);
});

test.each([
  ['a comma that is missing', "export const offers = [\n  'boot'\n  'clog'\n];\n", ', line 2: '],
  ['no list', 'export const offers = 5;\n', ': must export one list or record'],
])('a module with %s is named', (_what, offers, must) => {
  const read = () => catalogueIn({ ...files, 'catalogue/offers.ts': offers });
  expect(read).toThrow(UnreadableModule);
  expect(read).toThrow(`data/catalogue/offers.ts${must}`);
});

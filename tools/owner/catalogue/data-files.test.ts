import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categoryWith, dataWith, recordWith } from '@/e2e/shop/builders';
import { catalogueIn, filesWith, readFiles, UnreadableModule, writeFiles } from './data-files';

const folder = mkdtempSync(join(tmpdir(), 'data-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const boot = recordWith({ id: 'boot', place: 10 });
const clog = recordWith({ id: 'clog', place: 20 });
const cap = recordWith({ id: 'cap' });
const data = dataWith({
  categories: [
    categoryWith({ id: 'shoes', products: [boot, clog] }),
    categoryWith({ id: 'hats', name: 'Hats', products: [cap] }),
  ],
  offers: ['clog'],
});
const files = filesWith({}, data);
const text = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFiles({}, files, folder);
});

test('a catalogue that is written is read as it was', () => {
  expect(catalogueIn(readFiles(folder))).toEqual(data);
});

test('a module whose value stays keeps its text, with its notes', () => {
  const noted = `// Ask Otieno for more.\n${files['catalogue/shoes/boot.ts']}`;
  const before = { ...files, 'catalogue/shoes/boot.ts': noted };
  const after = filesWith(before, { ...data, offers: ['boot'] });
  expect(after).toEqual({ ...before, 'catalogue/offers.ts': after['catalogue/offers.ts'] });
  expect(after['catalogue/offers.ts']).toContain("['boot']");
});

test('a product that moves has its file in the folder of the other category', () => {
  const [shoes, hats] = data.categories;
  const categories = [
    { ...shoes, products: [clog] },
    { ...hats, products: [boot, cap] },
  ] as typeof data.categories;
  const written = writeFiles(files, filesWith(files, { ...data, categories }), folder);
  expect(written.sort()).toEqual(['catalogue/hats/boot.ts', 'catalogue/shoes/boot.ts']);
  expect(existsSync(join(folder, 'catalogue/shoes/boot.ts'))).toBe(false);
  expect(text('catalogue/hats/boot.ts')).toBe(files['catalogue/shoes/boot.ts']);
});

test('the products in a folder that no category has stay where they are', () => {
  const before = { ...files, 'catalogue/bags/tote.ts': files['catalogue/hats/cap.ts'] ?? '' };
  expect(filesWith(before, data)).toEqual(before);
});

test('where one file cannot be written, none is', () => {
  mkdirSync(join(folder, 'catalogue/shoes/clog.ts.new'));
  const [shoes, hats] = data.categories;
  const categories = [
    { ...shoes, products: [boot, clog].map((one) => ({ ...one, priceKes: 5 })) },
    hats,
  ] as typeof data.categories;
  const before = readFiles(folder);
  expect(() => writeFiles(files, filesWith(files, { ...data, categories }), folder)).toThrow();
  expect(readFiles(folder)).toEqual(before);
});

test('where a file cannot be put in its place, those before it are as they were', () => {
  const after = { ...files, 'catalogue/offers.ts': '', 'catalogue/shoes/boot.ts': '' };
  rmSync(join(folder, 'catalogue/shoes/boot.ts'));
  mkdirSync(join(folder, 'catalogue/shoes/boot.ts/in-the-way'), { recursive: true });
  expect(() => writeFiles(files, after, folder)).toThrow();
  expect(text('catalogue/offers.ts')).toBe(files['catalogue/offers.ts']);
});

test.each([
  ['a comma that is missing', "export const offers = [\n  'boot'\n  'clog'\n];\n", ', line 2: '],
  ['no list', 'export const offers = 5;\n', ': must export one list or record'],
])('a module with %s is named', (_what, offers, must) => {
  const read = () => catalogueIn({ ...files, 'catalogue/offers.ts': offers });
  expect(read).toThrow(UnreadableModule);
  expect(read).toThrow(`data/catalogue/offers.ts${must}`);
});

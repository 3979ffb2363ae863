import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordWith } from '@/e2e/shop/builders';
import { inModule, stops } from '@/lib/catalogue/issue';
import { changeOf, writeChange } from './change-shop';
import { printedFile, readValue } from './module-files';

const SHOP = 'e2e/shop/data';
const folder = mkdtempSync(path.join(tmpdir(), 'change-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(folder, { recursive: true });
  cpSync(SHOP, folder, { recursive: true });
  const drawn = path.join(folder, 'photos/footwear');
  cpSync(path.join(drawn, 'ankle-boot.svg'), path.join(drawn, 'a-boot.svg'));
});

const boot = recordWith({ id: 'a-boot', name: 'A Boot', category: 'footwear', drawn: true });
const file = 'catalogue/products/a-boot.ts';
const text = (name: string, of = folder) => readFileSync(path.join(of, name), 'utf8');
const value = (name: string) => readValue(name, text(name));
const said = (wanted: Parameters<typeof changeOf>[1]) =>
  changeOf(folder, wanted)
    .issues.filter(stops)
    .map((issue) => `${issue.file} ${issue.field}: ${inModule(issue)}`);

test('a right change is written whole: values are printed, texts are kept, files are taken out', () => {
  const offers = `// Of today.\n${text('catalogue/offers.ts')}`;
  const photo = 'photos/new/boot.jpg';
  mkdirSync(path.join(folder, 'photos/new'));
  writeFileSync(path.join(folder, photo), 'a photo');
  const change = changeOf(folder, {
    [file]: boot,
    'catalogue/offers.ts': offers,
    [photo]: undefined,
  });
  expect(change.issues.filter(stops)).toEqual([]);
  expect(writeChange(change)).toEqual([file, 'catalogue/offers.ts', photo]);
  expect(text(file)).toBe(printedFile(file, boot));
  expect(text('catalogue/offers.ts')).toBe(offers);
  expect(existsSync(path.join(folder, photo))).toBe(false);
});

test('a module that says its value already keeps its text, with its notes', () => {
  const noted = `// Ask Otieno.\n${text('catalogue/offers.ts')}`;
  writeFileSync(path.join(folder, 'catalogue/offers.ts'), noted);
  const change = changeOf(folder, { 'catalogue/offers.ts': value('catalogue/offers.ts') });
  expect(change).toEqual({ folder, files: {}, issues: [] });
});

test.each([
  ['its own schema', { priceKes: 2.5 }, 'priceKes: must be a whole number above 0'],
  ['another record', { category: 'hats' }, 'category: must be the id of a category'],
])('a change that contradicts %s is refused as a whole', (_what, over, sentence) => {
  const wanted = { 'catalogue/featured.ts': [], [file]: { ...boot, ...over } };
  expect(said(wanted).join()).toContain(sentence);
  expect(() => writeChange(changeOf(folder, wanted))).toThrow();
  expect(text('catalogue/featured.ts')).toBe(text('catalogue/featured.ts', SHOP));
});

const withoutBoots = () => ({
  'catalogue/products/ankle-boot.ts': undefined,
  'catalogue/offers.ts': (value('catalogue/offers.ts') as string[]).slice(1),
});

test('a product that is taken out is missed by those that name it, and its photo is left over', () => {
  expect(said({ 'catalogue/products/ankle-boot.ts': undefined }).join()).toContain('ankle-boot');
  const photo = 'photos/footwear/ankle-boot.svg';
  const left = (more: object) =>
    changeOf(folder, { ...withoutBoots(), ...more }).issues.filter((issue) =>
      issue.file.endsWith(photo),
    );
  expect(left({})).toHaveLength(1);
  expect(left({ [photo]: undefined })).toEqual([]);
});

test('what is wrong in the shop already keeps nothing from being written', () => {
  writeFileSync(path.join(folder, 'catalogue/featured.ts'), 'export const featured = [');
  expect(said({ [file]: boot })).toEqual([]);
  expect(said({ [file]: { ...boot, priceKes: 2.5 } })).toHaveLength(1);
});

test('a contradiction that is changed for another one is said', () => {
  const delivery = 'delivery.ts';
  const withFee = (feeKes: number) =>
    (value(delivery) as { name: string }[]).map((area) =>
      area.name === 'Sampletown' ? { ...area, feeKes } : area,
    );
  writeFileSync(path.join(folder, delivery), printedFile(delivery, withFee(450)));
  expect(said({ [delivery]: [...withFee(450)].reverse() })).toEqual([]);
  expect(said({ [delivery]: withFee(460) }).join()).toContain('feeKes: must be 0 or within');
});

test('what was published counts until it is taken out', () => {
  const list = {
    categories: { footwear: 'Footwear' },
    products: { 'footwear/ankle-boot': { digest: 'a', updated: '2026-01-01' } },
    formerPaths: {},
  };
  writeFileSync(path.join(folder, 'published.json'), JSON.stringify(list));
  const lost = (more: object) =>
    changeOf(folder, { ...withoutBoots(), ...more }).issues.filter(({ message }) =>
      message.includes('was published and is gone'),
    );
  expect(lost({})).toHaveLength(1);
  expect(lost({ 'published.json': undefined })).toEqual([]);
});

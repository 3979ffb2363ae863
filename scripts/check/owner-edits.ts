/**
 * Shows that an owner's edits turn no test red: copies the project to a temporary folder, changes the
 * shop's facts, look, prices, photos, products, categories and Home's lists there, takes out what may be left
 * out, and runs the checks of the data, the types and the unit tests on the copy. Stops at an edit that
 * finds nothing to change. Before the edits the catalogue is written as a sheet and read again, which must
 * change nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { categories } from '@/data/catalogue/categories';
import { offers } from '@/data/catalogue/offers';
import { categoryFile } from '@/lib/catalogue/check-categories';
import { copyProject } from '@/scripts/build/copy-project';

const project = join(mkdtempSync(join(tmpdir(), 'owner-edits-')), 'shop');

/** Brings the copy into the one form that the edits below look for, whatever the owner's spacing. */
const format = 'npx biome format --write data';

const checks = [
  'npx tsx scripts/owner/check.ts',
  'npx next typegen',
  'npx tsc --noEmit',
  'npx jest --silent',
];

try {
  copyProject(project);
  if (!passes(format)) throw new Error('data/: the files cannot be formatted.');
  for (const file of ['shop.xlsx', 'shop.csv']) keepEveryByte(file);
  editFacts();
  editLook();
  editProducts();
  await editPhotos();
  process.exitCode = checks.every(passes) ? 0 : 1;
} finally {
  rmSync(join(project, '..'), { recursive: true });
}

/** Writes the catalogue as a sheet and takes it in again: nothing of data/ may change. */
function keepEveryByte(file: string): void {
  const before = catalogueTexts();
  for (const command of [`write.ts ${file}`, `read.ts ${file} --apply`]) {
    if (!passes(`npx tsx scripts/owner/sheet/${command}`)) throw new Error(`${file}: see above.`);
  }
  if (catalogueTexts() !== before)
    throw new Error(`${file}: reading it has changed data/catalogue.`);
}

function catalogueTexts(): string {
  const folder = join(project, 'data/catalogue');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
}

function editFacts(): void {
  const text = (field: string, value: string) =>
    edit(
      'data/shop.ts',
      field,
      new RegExp(`\\b${field}(:| =) (['"\`]).*?\\2`),
      `${field}$1 '${value}'`,
    );
  text('name', 'New Name');
  text('phone', '0700 000 188');
  text('mpesaNumber', '0700 000 199');
  text('hours', 'Sat–Sun 10AM–4PM');
  edit(
    'data/shop.ts',
    'openingHours',
    /openingHours: \[[\s\S]*?\],\n(?! {4})/,
    "openingHours: [{ days: ['Saturday', 'Sunday'], opens: '10:00', closes: '16:00' }],\n",
  );
  edit(
    'data/shop.ts',
    'paybill',
    /paybill: \{[^}]*\}/,
    "paybill: { number: '100177', account: 'NEW' }",
  );
  edit('data/payees.ts', 'taking the till out', /^ {2}till: .*\n/m, '');
  edit('data/shop.ts', 'taking the profile pages out', /(social: Social = \{)[^}]*\}/, '$1}');
  edit('data/shop.ts', 'emptying the tagline', /(tagline: string = ).*;/, "$1'';");
  edit(
    'data/shop.ts',
    'emptying the hashtags',
    /(hashtags: readonly string\[\] = )\[.*\];/,
    '$1[];',
  );
  for (const field of ['street', 'county', 'email', 'location']) {
    edit('data/shop.ts', `taking out ${field}`, new RegExp(`^ {2}${field}: .*\\n`, 'm'), '');
  }
  edit('data/shop.ts', 'taking out streets', /^ {2}streets: \{[\s\S]*?^ {2}\},\n/m, '');
  edit(
    'data/reviews.ts',
    'emptying the list',
    /(reviews: readonly Review\[\] = )\[[\s\S]*\]/,
    '$1[]',
  );
}

function editLook(): void {
  edit('data/colours.ts', 'brand', /\bbrand: '#[0-9a-f]{6}'/i, "brand: '#9cd3ff'");
  edit('data/colours.ts', 'action', /\baction: '#[0-9a-f]{6}'/i, "action: '#0b4f9e'");
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1z"/></svg>';
  rmSync(join(project, 'data/logo.png'), { force: true });
  writeFileSync(join(project, 'data/logo.svg'), logo);
}

function editProducts(): void {
  const all = categories.flatMap(({ id, products }) =>
    products.map((product) => ({ ...product, category: id, alone: products.length === 1 })),
  );
  const offered = new Set(offers);

  const priced = found(
    all.find(({ priceKes }) => priceKes),
    'a price',
  );
  edit(
    categoryFile(priced.category),
    `the price of ${priced.id}`,
    new RegExp(`( {6}id: '${priced.id}',\\n(?: {6}.*\\n)*? {6}priceKes: )\\d+`),
    `$1${Math.ceil(Number(priced.priceKes) / 2)}`,
  );
  // The last product, so that it is not the one whose price was changed.
  const removed = found(
    all.findLast(({ id, alone }) => !alone && !offered.has(id)),
    'a product that can be removed',
  );
  edit(
    categoryFile(removed.category),
    `removing ${removed.id}`,
    new RegExp(
      `^ {4}\\{\\n(?:(?! {4}\\}).*\\n)*? {6}id: '${removed.id}',\\n(?: {6}.*\\n)* {4}\\},\\n`,
      'm',
    ),
    '',
  );
  edit(
    'data/catalogue/featured.ts',
    'featuring a product without a discount',
    /(featured: readonly string\[\] = )\[[\s\S]*\]/,
    `$1['new-product']`,
  );
  const [first] = categories;
  edit(
    categoryFile(found(first, 'a category').id),
    'adding a product',
    /^ {2}products: \[\n/m,
    `$&    ${record('new-product')},\n`,
  );
  for (const category of new Set(all.map((product) => product.category))) {
    takeOut(categoryFile(category), /^ {6}(?:rating|reviews|sampleRating): .*\n/gm);
    takeOut(categoryFile(category), /^ {6}(?:material|care|fit|madeIn|added|sampleFacts): .*\n/gm);
  }
  writeFileSync(
    join(project, categoryFile('new-category')),
    `import type { CategoryRecord } from '@/data/types';\n\nexport const newCategory: CategoryRecord = {
  id: 'new-category',
  name: 'New Category',
  folder: 'new category',
  description: 'What was added.',
  products: [${record('another-new-product', 'bags')}],
};\n`,
  );
  edit('data/catalogue/categories.ts', 'listing the new category', /^\];/m, '  newCategory,\n];');
  edit(
    'data/catalogue/categories.ts',
    'importing the new category',
    /^import /m,
    "import { newCategory } from './new-category';\n$&",
  );
}

function record(
  id: string,
  kind: string = found(categories[0]?.products[0], 'a product').kind,
): string {
  return `{
      id: '${id}',
      name: 'New Product',
      priceKes: 123,
      sizes: ['One'],
      description: 'A product that was added.',
      alt: 'A new product',
      ageGroup: 'adult',
      gender: 'unisex',
      colour: 'Black',
      kind: '${kind}',
      updated: '2026-01-01',
    }`;
}

async function editPhotos(): Promise<void> {
  const [{ folder: common = '', products = [] } = {}] = categories;
  const { id } = found(
    products.find(({ pictureAwaited }) => !pictureAwaited),
    'a product with a photo',
  );
  // As a phone and a person name it; the photo that is there is replaced.
  await addPhoto('new', `${id.replaceAll('-', ' ').toUpperCase()} (1)`);
  await addPhoto(common, 'new-product');
  await addPhoto('new category', 'another-new-product');
  const sorted = passes('npx tsx scripts/owner/photos.ts --no-questions');
  const left = readdirSync(join(project, 'data/photos/new')).filter((file) => /jpg$/.test(file));
  if (!sorted || left.length > 0) throw new Error(`data/photos/new: ${left} must be sorted in.`);
}

async function addPhoto(folder: string, id: string): Promise<void> {
  const photo = { width: 800, height: 1000, channels: 3 as const, background: '#227744' };
  const photos = join(project, 'data/photos', folder);
  mkdirSync(photos, { recursive: true });
  writeFileSync(join(photos, `${id}.jpg`), await sharp({ create: photo }).jpeg().toBuffer());
}

/** Takes out of a file of the copy what is there of `lines`. */
function takeOut(file: string, lines: RegExp): void {
  const text = readFileSync(join(project, file), 'utf8');
  writeFileSync(join(project, file), text.replace(lines, ''));
}

/** Replaces in a file of the copy; throws where there is nothing to replace. */
function edit(file: string, what: string, from: RegExp, to: string): void {
  const text = readFileSync(join(project, file), 'utf8');
  if (!from.test(text)) throw new Error(`${file}: ${what}: the edit finds nothing to change.`);
  writeFileSync(join(project, file), text.replace(from, to));
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`data/: the edits need ${what}.`);
  return value;
}

function passes(command: string): boolean {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: project,
    shell: true,
    encoding: 'utf8',
  });
  console.log(`${status === 0 ? 'passes' : 'FAILS '}  ${command}`);
  if (status !== 0) console.error(stdout + stderr);
  return status === 0;
}

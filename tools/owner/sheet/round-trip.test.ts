import type { CategoryRecord } from '@/data/schema/category';
import type { ProductRecord } from '@/data/schema/product';
import { categoryWith, dataWith, recordWith } from '@/e2e/shop/builders';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { catalogueIn, filesWith, readFiles } from '@/tools/change/module-files';
import { type PlanOptions, planSheet } from './plan';
import { readSheet } from './read-sheet';
import { tableOf } from './table';
import { catalogueCsv } from './write-csv';
import { catalogueXlsx } from './write-xlsx';

const asXlsx = (data: CatalogueData) => catalogueXlsx(data, async () => undefined);
const asCsv = async (data: CatalogueData) => new TextEncoder().encode(catalogueCsv(data));

async function planFrom(bytes: Uint8Array, data: CatalogueData, over: Partial<PlanOptions> = {}) {
  const table = tableOf(await readSheet(bytes));
  return planSheet(table, data, { today: '2026-05-05', hasPhoto: () => true, ...over });
}

test.each([
  ['.xlsx', asXlsx],
  ['.csv', asCsv],
])(
  'the shop’s modules keep every byte when they are written as %s and read again',
  async (_format, write) => {
    const files = readFiles();
    const data = catalogueIn(files);
    const plan = await planFrom(await write(data), data);
    expect(plan.issues).toEqual([]);
    expect(filesWith(files, plan.catalogue)).toEqual(files);
  },
);

// Several tests here write and read many sheets.
jest.setTimeout(60_000);

describe('generated catalogues', () => {
  test('keep every byte when they are written as a sheet and read again', async () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const data = catalogueFrom(randomFrom(seed));
      const files = filesWith({}, data);
      expect(withoutPlaces(catalogueIn(files))).toEqual(data);
      const plan = await planFrom(await (seed % 4 === 0 ? asXlsx : asCsv)(data), data);
      expect({ seed, issues: plan.issues, changed: plan.changed }).toEqual({
        seed,
        issues: [],
        changed: [],
      });
      expect(filesWith(files, plan.catalogue)).toEqual(files);
    }
  });

  test('become what the sheet of another state says, and reading that again changes nothing', async () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const random = randomFrom(seed);
      const data = catalogueFrom(random);
      const wanted = changedFrom(data, random);
      const bytes = await asCsv(wanted);
      const plan = await planFrom(bytes, data, { gone: 'remove' });
      expect({ seed, issues: plan.issues }).toEqual({ seed, issues: [] });
      const after = catalogueIn(filesWith(filesWith({}, data), plan.catalogue));
      expect({ seed, cells: cellsOf(after) }).toEqual({ seed, cells: cellsOf(wanted) });
      const again = await planFrom(bytes, after);
      expect({ seed, changed: again.changed, lists: again.lists }).toEqual({
        seed,
        changed: [],
        lists: [],
      });
    }
  });
});

test('1,000 rows are read and judged in one run', async () => {
  const products = Array.from({ length: 1000 }, (_, index) =>
    recordWith({ id: `boot-${index}`, name: `Boots ${index}`, sizes: 'shoes', soldOut: ['41'] }),
  );
  const data = dataWith({ categories: [categoryWith({ products })] });
  const bytes = await asCsv(data);
  expect(await planFrom(bytes, data)).toMatchObject({
    issues: [],
    changed: [],
    added: [],
    gone: [],
  });
});

/** A catalogue without the places of its products, which follow from their order. */
function withoutPlaces(data: CatalogueData): CatalogueData {
  const categories = data.categories.map(({ products, ...category }) => ({
    ...category,
    products: products.map(({ place: _, ...record }) => record),
  }));
  return { ...data, categories };
}

/** The sheet of a catalogue, without the days on which records were added. */
function cellsOf(data: CatalogueData): string {
  return catalogueCsv(data).replace(/,(?:2026-\d\d-\d\d)?\r?$/gm, '');
}

type Random = (below: number) => number;

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function pick<T>(random: Random, values: readonly T[]): T {
  return values[random(values.length)] as T;
}

const PIECES = [
  'Boots',
  "men's",
  '"wide"',
  '=1+1',
  '-5 %',
  '+254',
  '@',
  ',',
  ';',
  '\n',
  '\t',
  '\\',
  '</',
  '👟',
  'Ñ',
  '007',
  '1,000',
  '#REF!x',
  '&',
  "'",
  '_x0041_',
  '(sold out)',
  '\u00a0',
  '|',
  'TRUE',
];
const SIZES = [
  '38',
  '39',
  '40.5',
  '10-12',
  'XS',
  'XXL',
  '3XL',
  'One size',
  '37,5',
  '6 (UK)',
  '3-6 months',
];

function textFrom(random: Random): string {
  const pieces = Array.from({ length: 1 + random(4) }, () => pick(random, PIECES));
  return `a ${pieces.join(pick(random, [' ', '']))}`.trim();
}

function sizesFrom(random: Random): Partial<ProductRecord> {
  const list = SIZES.filter(() => random(2) === 0);
  const own = list.length > 0 ? list : ['One size'];
  const isSet = random(2) === 0;
  const sizes = isSet ? 'shoes' : own;
  const all = isSet ? ['40', '41', '42'] : own;
  const soldOut = pick(random, [undefined, true as const, all.slice(0, 1), all]);
  // A size that is named as sold out has none left.
  const left = Array.isArray(soldOut) ? 0 : random(3);
  const counted = pick(random, [undefined, undefined, { [all[0] ?? '']: left }]);
  return { sizes, ...(soldOut && { soldOut }), ...(counted && { sizesLeft: counted }) };
}

/** One to three steps. */
function stepsFrom(random: Random): ProductRecord['wholesale'] & object {
  return Array.from({ length: 1 + random(3) }, (_, at) => ({
    from: 2 + 7 * at,
    priceKes: 500 - 3 * at - random(3),
  }));
}

function recordFrom(random: Random, id: string): ProductRecord {
  const priceKes = 1 + random(9999);
  return recordWith({
    id,
    name: `${id} ${textFrom(random)}`,
    priceKes,
    ...(random(3) === 0 && { originalPriceKes: priceKes * 2 }),
    ...(random(3) === 0 && { wholesale: stepsFrom(random) }),
    ...(random(4) === 0 && { originalName: textFrom(random) }),
    ...(random(4) === 0 && { folder: 'other' }),
    ...(random(3) === 0 && { isNew: true as const }),
    ...(random(3) === 0 && { fit: pick(random, ['small', 'true', 'large']) }),
    ...(random(3) === 0 && { material: textFrom(random), care: textFrom(random) }),
    ...(random(3) === 0 && { madeIn: textFrom(random), added: '2026-01-02' }),
    ...(random(3) === 0 && { rating: (1 + random(41) + 9) / 10, reviews: 1 + random(99) }),
    ...(random(4) === 0 && { goesWith: ['shoes-0', 'new-0'] }),
    ...(priceKes % 3 === 0 && { sw: { name: `Buti ${priceKes}` } }),
    ...(priceKes % 3 === 1 && { sw: { description: `Buti; ${priceKes}`, care: 'Osha' } }),
    ...sizesFrom(random),
    description: textFrom(random),
    alt: textFrom(random),
    colour: pick(random, ['Black', 'Navy/White', 'Light blue']),
    gender: pick(random, ['male', 'female', 'unisex']),
  });
}

function catalogueFrom(random: Random): CatalogueData {
  const categories = ['shoes', 'new', 'kids-2'].map((id): CategoryRecord => {
    const products = Array.from({ length: 1 + random(5) }, (_, index) =>
      recordFrom(random, `${id}-${index}`),
    );
    return categoryWith({ id, name: `${id} ${textFrom(random)}`, folder: id, products });
  });
  const ids = categories.flatMap(({ products }) => products.map(({ id }) => id));
  return dataWith({
    categories,
    offers: ids.filter(() => random(3) === 0).reverse(),
    featured: ids.filter(() => random(3) === 0),
  });
}

/** Another state of a catalogue: products changed, moved, turned round, added and gone. */
function changedFrom(data: CatalogueData, random: Random): CatalogueData {
  const all = data.categories.flatMap(({ id, folder, products }) =>
    products.map((record) => ({ home: id, folder, record })),
  );
  const kept = all.filter((_, index) => index % 3 > 0 || random(2) === 0);
  const next = kept.map(({ home, folder, record }) => {
    const target = random(4) === 0 ? pick(random, data.categories) : { id: home, folder };
    const fresh =
      random(3) === 0 ? { ...recordFrom(random, record.id), folder: record.folder } : record;
    const moved = target.id !== home && !fresh.folder ? { ...fresh, folder } : fresh;
    return { home: target.id, record: moved };
  });
  const added = [{ home: 'new', record: recordFrom(random, 'added') }];
  const records = pick(random, [
    [...next, ...added],
    [...added, ...next.reverse()],
  ]);
  const categories = data.categories.map((category) => ({
    ...category,
    products: records.flatMap(({ home, record }) =>
      home === category.id ? [withoutUndefined(record)] : [],
    ),
  }));
  // The check refuses a category without products.
  const full = categories.map((category, index) =>
    category.products.length > 0
      ? category
      : { ...category, products: [recordFrom(random, `filler-${index}`)] },
  );
  const ids = full.flatMap(({ products }) => products.map(({ id }) => id));
  return {
    ...data,
    categories: full,
    offers: ids.filter(() => random(3) === 0),
    featured: ids.slice(0, 1),
  };
}

function withoutUndefined(record: object): ProductRecord {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as unknown as ProductRecord;
}

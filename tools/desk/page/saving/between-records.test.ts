import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Category } from '@/data/schema/category';
import type { DeliveryAreas } from '@/data/schema/delivery';
import { dataModules, productModule } from '@/data/schema/modules';
import type { Payments } from '@/data/schema/payments';
import type { Policies } from '@/data/schema/policies';
import type { ProductRecord } from '@/data/schema/product';
import type { Visit } from '@/data/schema/visit';
import { recordWith } from '@/e2e/shop/builders';
import { productFiles } from '@/lib/data-modules/data-folder.build';
import { printModule } from '@/lib/data-modules/print-module.build';
import { toForm } from '@/tools/desk/page/forms/form-value';
import { moduleFormat } from '@/tools/desk/page/forms/module-format';
import { beforeSave } from './before-save';
import { latestOf } from './latest-values';
import type { Question } from './questions';

const NOW = Date.parse('2026-11-26T09:00:00Z');
const SHOP = 'e2e/shop/data';

type File = keyof typeof dataModules;

const boot = recordWith({
  id: 'a-boot',
  name: 'Suede Boots',
  category: 'footwear',
  kind: 'boots',
  priceKes: 2800,
});
const twin = { ...boot, id: 'b-boot', name: 'Suede Shoes' };

/** The desk reads the shop of the tests and two products more, as it does when it opens. */
beforeEach(async () => {
  for (const [file, module] of Object.entries(dataModules)) {
    await moduleFormat(module).fromFile(readFileSync(path.join(SHOP, file), 'utf8'));
  }
  for (const file of productFiles(SHOP)) {
    await moduleFormat(productModule).fromFile(readFileSync(path.join(SHOP, file), 'utf8'));
  }
  for (const record of [boot, twin]) await open(record);
});

async function open(record: ProductRecord) {
  await moduleFormat(productModule).fromFile(printModule(productModule, record));
}

interface Owner {
  answer?: boolean;
  /** The files that were deleted at the code host. */
  gone?: readonly string[];
}

/**
 * The text of the desk's dialog at a save, '' if the save succeeds, and the questions before it.
 */
async function saving(
  {
    isNew = false,
    ...saved
  }: { slug: string; collection: string; data: ReturnType<typeof toForm>; isNew?: boolean },
  { answer = true, gone = [] }: Owner = {},
) {
  const asked: Question[] = [];
  const forgotten: unknown[] = [];
  const said = await beforeSave(
    { ...saved, newRecord: isNew },
    {
      ask: async (question) => {
        asked.push(question);
        return answer;
      },
      isThere: async (file) => !isNew && !gone.includes(file),
      forgetDraft: (_, form, former) => forgotten.push([form, former]),
    },
    NOW,
  ).then(
    () => '',
    (error: Error) => (error.cause as Error).message,
  );
  return { said, asked, forgotten };
}

function saveProduct(record: object, owner?: Owner) {
  const { id: slug } = record as ProductRecord;
  const data = toForm(productModule.schema, record);
  return saving({ collection: 'products', slug, data }, owner);
}

function saveFacts<T>(file: File, change: (value: T) => unknown, owner?: Owner) {
  const { name, schema } = dataModules[file];
  const data = toForm(schema, change(latestOf(name) as T));
  return saving({ collection: '_singletons', slug: name, data }, owner);
}

const feeOf =
  (feeKes: number) =>
  ([stand, town, ...areas]: DeliveryAreas) => [stand, { ...town, feeKes }, ...areas];

test.each<[string, () => Promise<{ said: string }>]>([
  [
    'Sampletown: Fee must be 0 or within “What delivery costs” of “Delivery and returns”, KSh 150–250; change one of the two.',
    () => saveFacts('delivery.ts', feeOf(450)),
  ],
  [
    'Area must be 80 letters at most: the link of an order carries no more.',
    () =>
      saveFacts('delivery.ts', ([stand, ...areas]: DeliveryAreas) => [
        { ...stand, name: 'Long '.repeat(17) },
        ...areas,
      ]),
  ],
  [
    'Closes must be after 08:00, or 00:00 for midnight: it closes before it opens.',
    () =>
      saveFacts('visit.ts', (visit: Visit) => ({
        ...visit,
        openingHours: [{ days: ['Monday'], opens: '08:00', closes: '06:00' }],
      })),
  ],
  [
    'Suede Boots: Earlier price must be above the price now, 2800, not 2000.',
    () => saveProduct({ ...boot, originalPriceKes: 2000 }),
  ],
  [
    'Suede Boots: Name must be another name than that of the product Suede Boots: an order names the product by it.',
    () => saveProduct({ ...twin, name: 'Suede Boots' }),
  ],
  [
    'Suede Shoes: Name must be another name than that of the product Suede Shoes: an order names the product by it.',
    () => saveProduct({ ...boot, name: 'Suede Shoes' }),
  ],
  [
    'First day must be there: the day from which the text is shown, or that must be left empty. Announcement: Last day must be there: the day until which the text is shown, or that must be left empty.',
    () => saveFacts('announcement.ts', () => ({ text: 'Open on Sunday.' })),
  ],
  [
    'Suede Boots: Reviews must have Rating beside it, or be left empty.',
    () => saveProduct({ ...boot, reviews: 3 }),
  ],
  [
    'no-such-shoe: must be a product.',
    () => saveFacts('catalogue/offers.ts', (ids: string[]) => [...ids, 'no-such-shoe']),
  ],
  [
    'must be used once.',
    () =>
      saveFacts('catalogue/categories.ts', ([first, ...more]: Category[]) => [
        first,
        { ...first, name: 'Another' },
        ...more,
      ]),
  ],
  [
    'Sampletown, Anywhere else: Fee must be 0 or within “What delivery costs” of “Delivery and returns”, KSh 10–20; change one of the two.',
    () =>
      saveFacts('policies.ts', (policies: Policies) => ({
        ...policies,
        shippingFee: 'KSh 10–20',
      })),
  ],
])('before a save the desk says: %s', async (sentence, save) => {
  const { said } = await save();
  expect(said).toContain(sentence);
});

test('what contradicts nothing is saved', async () => {
  expect((await saveFacts('delivery.ts', feeOf(250))).said).toBe('');
});

test('what the shop contradicts already keeps nothing from being saved', async () => {
  await open({ ...twin, name: boot.name });
  expect(await saveProduct({ ...boot, priceKes: 2700 })).toMatchObject({ said: '', asked: [] });
});

test('a contradiction that is changed for another one is said', async () => {
  await moduleFormat(dataModules['delivery.ts']).fromFile(
    printModule(dataModules['delivery.ts'], feeOf(450)(latestOf('deliveryAreas') as DeliveryAreas)),
  );
  expect((await saveFacts('delivery.ts', feeOf(450))).said).toBe('');
  expect((await saveFacts('delivery.ts', feeOf(460))).said).toContain('Sampletown: Fee must be');
});

test('a product that was deleted contradicts nothing', async () => {
  const gone = ['data/catalogue/products/a-boot.ts'];
  expect((await saveProduct({ ...twin, name: boot.name }, { gone })).said).toBe('');
});

test('a price five times the one before is asked about, and a no saves nothing', async () => {
  const { said, asked } = await saveProduct({ ...boot, priceKes: 28000 }, { answer: false });
  expect(asked).toMatchObject([
    { title: 'Suede Boots: KSh 28,000?', lines: ['It was KSh 2,800.'] },
  ]);
  expect(said).not.toBe('');
  expect((await saveProduct({ ...boot, priceKes: 280 })).asked).toHaveLength(1);
  expect((await saveProduct({ ...boot, priceKes: 5000 })).asked).toEqual([]);
});

test('a fee far above the others is asked about', async () => {
  const {
    shippingFee: _,
    sw: _sw,
    ...policies
  } = latestOf('policies') as Policies & { sw?: object };
  const { 'policies.ts': module } = dataModules;
  await moduleFormat(module).fromFile(printModule(module, policies));
  const far = { name: 'Farthest', means: 'By parcel', time: '3 days', payOnDelivery: false };
  const { said, asked } = await saveFacts(
    'delivery.ts',
    (areas: DeliveryAreas) => [...areas, { ...far, feeKes: 50_000 }],
    { answer: false },
  );
  expect(asked.map(({ title }) => title)).toEqual(['Farthest: KSh 50,000?']);
  expect(said).toBe('What you typed is still in the form.');
});

test('another till is asked about', async () => {
  const { asked } = await saveFacts('payments.ts', (payments: Payments) => ({
    ...payments,
    till: { number: '5204818', name: 'DUKA' },
  }));
  const { till } = latestOf('payments') as Payments;
  expect(asked).toMatchObject([
    { title: 'Customers will pay to the till 5204818?', lines: [`It was ${till?.number}.`] },
  ]);
});

test('the price of a new product is asked about by those of its category', async () => {
  const cheap = { ...boot, id: 'c-boot', name: 'Snow Boots', priceKes: 2 };
  const { said, asked } = await saveProduct(cheap, { answer: false });
  expect(asked.map(({ title }) => title)).toEqual(['Snow Boots: KSh 2?']);
  expect(said).toBe('What you typed is still in the form.');
});

test.each<[string, object, boolean, unknown]>([
  ['a refused value', { priceKes: -5 }, true, undefined],
  ['a doubtful value that was not meant', { priceKes: 28_000 }, false, undefined],
  ['a refused one of two', { priceKes: -5, description: 'Warm.' }, true, { priceKes: '2800' }],
  [
    'a doubtful one of two',
    { priceKes: 28_000, description: 'Warm.' },
    false,
    { priceKes: '2800' },
  ],
  ['one of the folded group', { rating: 9, reviews: 3 }, true, { 'more.rating': undefined }],
  ['two refused values', { priceKes: -5, colour: '12' }, true, undefined],
  [
    'two of three',
    { priceKes: -5, colour: '12', description: 'Warm.' },
    true,
    { priceKes: '2800', colour: boot.colour },
  ],
])('of what was typed the desk does not keep %s', async (_, over, answer, former) => {
  const { forgotten } = await saveProduct({ ...boot, ...over }, { answer });
  expect(forgotten).toEqual([[boot.id, former]]);
});

test('a value that its own form contradicts is not kept, one that another form may settle is', async () => {
  const earlier = { originalPriceKes: 2000, description: 'Warm.' };
  expect((await saveProduct({ ...boot, ...earlier })).forgotten).toEqual([
    [boot.id, { originalPriceKes: undefined }],
  ]);
  expect((await saveProduct({ ...twin, name: boot.name })).forgotten).toEqual([]);
});

test('a photo that was taken is kept where the price beside it is refused', async () => {
  const data = {
    ...toForm(productModule.schema, { ...boot, priceKes: -5 }),
    newPhotos: '{"1":"blob:a"}',
  };
  const { forgotten } = await saving({ collection: 'products', slug: boot.id, data });
  expect(forgotten).toEqual([[boot.id, { priceKes: '2800' }]]);
});

test('sizes that are refused are put back with what is left of them', async () => {
  const { forgotten } = await saveProduct({ ...boot, sizesLeft: { 38: -1 }, description: 'Warm.' });
  expect(forgotten).toEqual([[boot.id, { stock: expect.stringContaining('"sizes"') }]]);
});

test('a refused value of a new product is not kept, what else was typed is', async () => {
  const { id: _, ...fresh } = { ...boot, name: 'Snow Boots', priceKes: -5 };
  const data = toForm(productModule.schema, fresh);
  const { forgotten } = await saving({ collection: 'products', slug: 'snow', data, isNew: true });
  expect(forgotten).toEqual([['', { priceKes: undefined }]]);
});

test('all is kept where a yes saves it, or where another form may change', async () => {
  expect((await saveProduct({ ...boot, priceKes: 28_000 })).forgotten).toEqual([]);
  expect((await saveFacts('delivery.ts', feeOf(450))).forgotten).toEqual([]);
});

test('a list is one field: nothing of it is kept where an entry is refused', async () => {
  const { forgotten } = await saveFacts('delivery.ts', ([stand, ...areas]: DeliveryAreas) => [
    { ...stand, means: 'By hand' },
    ...areas.map((area) => ({ ...area, feeKes: -5 })),
  ]);
  expect(forgotten).toEqual([['deliveryAreas', undefined]]);
});

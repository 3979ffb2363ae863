import { dataModules, productModule } from '@/data/schema/modules';
import { recordWith } from '@/e2e/shop/builders';
import { printModule } from '@/lib/data-modules/print-module.build';
import { beforeSave } from './before-save';
import { fromForm, toForm } from './form-value';
import { moduleFormat } from './module-format';

const NOW = Date.parse('2026-11-26T09:00:00Z');
const { 'delivery.ts': delivery, 'catalogue/categories.ts': categories } = dataModules;

/** The desk reads these modules, as it does when it opens. */
async function open(...records: readonly object[]) {
  await moduleFormat(categories).fromFile(
    printModule(categories, [
      { id: 'shoes', name: 'Shoes', folder: 'shoes' },
      { id: 'tops', name: 'Tops', folder: 'tops and shirts' },
    ]),
  );
  for (const record of records)
    await moduleFormat(productModule).fromFile(printModule(productModule, record));
}

function saveProduct(record: object, { slug = 'boot', isNew = false } = {}) {
  const data = toForm(productModule.schema, record);
  return fromForm(
    productModule.schema,
    beforeSave({ collection: 'products', slug, newRecord: isNew, data }, NOW),
  );
}

function saveFacts(module: (typeof dataModules)[keyof typeof dataModules], value: unknown) {
  const data = toForm(module.schema, value);
  return fromForm(
    module.schema,
    beforeSave({ collection: '_singletons', slug: module.name, newRecord: false, data }, NOW),
  );
}

/** What the desk's dialog says. */
function said(save: () => unknown): string {
  try {
    save();
  } catch (error) {
    return ((error as Error).cause as Error).message;
  }
  return '';
}

const boot = recordWith({ id: 'boot', name: 'Suede Boots', category: 'shoes' });

test('a product that is changed is dated, and else stays as it is', async () => {
  await open(boot);
  expect(saveProduct({ ...boot, priceKes: 900 })).toEqual({
    ...boot,
    priceKes: 900,
    updated: '2026-11-26',
  });
});

test('a product of which nothing changed but its photos stays as it is', async () => {
  await open(boot);
  expect(saveProduct(boot)).toEqual(boot);
});

test('a new product needs a name, a category, a price and sizes alone', async () => {
  await open(boot);
  const typed = { name: 'Brown Boots', category: 'shoes', priceKes: 900, sizes: ['40'] };
  expect(saveProduct(typed, { slug: 'brown-boots', isNew: true })).toEqual({
    ...typed,
    id: 'brown-boots',
    kind: 'boots',
    colour: 'Brown',
    ageGroup: boot.ageGroup,
    gender: boot.gender,
    description: 'Brown Boots.',
    alt: 'Brown Boots',
    pictureAwaited: true,
    added: '2026-11-26',
    updated: '2026-11-26',
  });
});

test('a product that moves to another category keeps its photos and its former address', async () => {
  await open(boot);
  expect(saveProduct({ ...boot, category: 'tops' })).toMatchObject({
    category: 'tops',
    folder: 'shoes',
    formerPaths: ['shoes/boot'],
  });
});

test('a copy of a product has an address and a first day of its own', async () => {
  await open(boot);
  const copied = { ...boot, added: '2026-01-01', place: 10, formerPaths: ['shoes/old'] };
  const copy = saveProduct(copied, { slug: 'boot-1', isNew: true });
  expect(copy).toMatchObject({ id: 'boot-1', added: '2026-11-26' });
  expect(copy).not.toHaveProperty('place');
  expect(copy).not.toHaveProperty('formerPaths');
});

test('a new category gets its address and its folder from its name', async () => {
  const named = [{ id: 'shoes', name: 'Shoes', folder: 'shoes' }];
  expect(saveFacts(categories, [...named, { name: 'Kids’ Bags' }, { name: 'Shoes!' }])).toEqual([
    ...named,
    { id: 'kids-bags', name: 'Kids’ Bags', folder: 'kids’ bags' },
    { id: 'shoes-2', name: 'Shoes!', folder: 'shoes!' },
  ]);
});

test.each<[string, () => unknown]>([
  [
    'Suede Boots: Price must be a whole number above 0, without cents.',
    () => saveProduct({ ...boot, priceKes: 10.5 }),
  ],
  [
    'Suede Boots: Price must be there: whole shillings, such as 1500.',
    () => saveProduct({ ...boot, priceKes: undefined }, { isNew: true }),
  ],
  [
    'Suede Boots: Colour must be one to three colours such as "Navy/White".',
    () => saveProduct({ ...boot, colour: '12' }),
  ],
  ['Suede Boots: Description must not be empty.', () => saveProduct({ ...boot, description: '' })],
  [
    'Suede Boots: Wholesale must begin with the fewest items: from 4 comes after from 6.',
    () =>
      saveProduct({
        ...boot,
        wholesale: [
          { from: 6, priceKes: 400 },
          { from: 4, priceKes: 380 },
        ],
      }),
  ],
  [
    'Juja: Fee must be a whole number of shillings, 0 for free.',
    () =>
      saveFacts(delivery, [
        { name: 'Juja', feeKes: -5, means: 'By rider', time: '1 day', payOnDelivery: true },
      ]),
  ],
  [
    "Duka: Phone must be a Kenyan phone number, such as '0712 345 678'. Duka: WhatsApp must be a Kenyan mobile number, such as '0712 345 678'.",
    () =>
      saveFacts(dataModules['shop.ts'], {
        id: 'duka',
        name: 'Duka',
        sells: 'Shoes',
        phone: '12',
        whatsapp: '020',
        replyWithin: '1 hour',
        orderPrefix: 'DKA',
      }),
  ],
  [
    'Shoes: Wholesale: step 1 must have Price of each or Percent less, one of the two.',
    () =>
      saveFacts(categories, [
        { id: 'shoes', name: 'Shoes', folder: 'shoes', wholesale: [{ from: 4 }] },
      ]),
  ],
])('%s', (sentence, save) => {
  expect(said(save)).toBe(sentence);
});

test('a name that stands twice in a table is answered, and nothing is lost', () => {
  const form = {
    entries: [
      { rowName: 'shoes', rowValue: '40' },
      { rowName: 'shoes', rowValue: '41' },
    ],
  };
  const save = () =>
    beforeSave({ collection: '_singletons', slug: 'sizeSets', newRecord: false, data: form }, NOW);
  expect(said(save)).toBe('shoes must be there once.');
});

test('a product whose move to another category could not be saved keeps its address and photos at the next try', async () => {
  await open(boot);
  const moved = { ...boot, category: 'tops' };
  const once = saveProduct(moved);
  // It was printed, and the code host did not take it.
  await moduleFormat(productModule).toFile(toForm(productModule.schema, once));
  expect(saveProduct(moved)).toEqual(once);
  expect(once).toMatchObject({ formerPaths: ['shoes/boot'], folder: 'shoes' });
});

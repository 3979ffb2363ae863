import { dataModules, productModule } from '@/data/schema/modules';
import { recordWith } from '@/e2e/shop/builders';
import { printModule } from '@/lib/data-modules/print-module.build';
import { type Form, fromForm, toForm } from '@/tools/desk/page/forms/form-value';
import { moduleFormat } from '@/tools/desk/page/forms/module-format';
import { type CodeHost, CodeHostError } from '@/tools/desk/page/status/github-host';
import { beforeSave } from './before-save';
import { isThereAt } from './surroundings';

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

/** Fails on a question to the owner; there is no code host. */
const noQuestion = {
  ask: () => Promise.reject(new Error('No question was expected.')),
  isThere: async () => undefined,
  forgetDraft: () => {},
};

async function saveProduct(record: object, { slug = 'boot', isNew = false } = {}) {
  const data = toForm(productModule.schema, record);
  const entry = { collection: 'products', slug, newRecord: isNew, data };
  return fromForm(productModule.schema, await beforeSave(entry, noQuestion, NOW));
}

/** Saves the form of a product with these fields changed. */
async function saveTyped(record: object, typed: Form) {
  const data = { ...toForm(productModule.schema, record), ...typed };
  const entry = { collection: 'products', slug: 'boot', newRecord: false, data };
  return fromForm(productModule.schema, await beforeSave(entry, noQuestion, NOW));
}

async function saveFacts(module: (typeof dataModules)[keyof typeof dataModules], value: unknown) {
  const data = toForm(module.schema, value);
  const entry = { collection: '_singletons', slug: module.name, newRecord: false, data };
  return fromForm(module.schema, await beforeSave(entry, noQuestion, NOW));
}

/** The text of the desk's dialog. */
async function said(save: () => Promise<unknown>): Promise<string> {
  try {
    await save();
  } catch (error) {
    return ((error as Error).cause as Error).message;
  }
  return '';
}

const boot = recordWith({ id: 'boot', name: 'Suede Boots', category: 'shoes' });

const { priceKes: _price, ...bare } = boot;

test('of a product that is changed nothing else changes', async () => {
  await open(boot);
  expect(await saveProduct({ ...boot, priceKes: 900 })).toEqual({
    ...boot,
    priceKes: 900,
  });
});

test('a product of which nothing changed but its photos stays as it is', async () => {
  await open(boot);
  expect(await saveProduct(boot)).toEqual(boot);
});

test('a new product needs a name, a category, a price and sizes alone', async () => {
  await open(boot);
  const typed = { name: 'Brown Boots', category: 'shoes', priceKes: 900, sizes: ['40'] };
  expect(await saveProduct(typed, { slug: 'brown-boots', isNew: true })).toEqual({
    ...typed,
    id: 'brown-boots',
    kind: 'boots',
    colour: 'Brown',
    ageGroup: boot.ageGroup,
    gender: boot.gender,
    description: 'Brown Boots.',
    alt: 'Brown Boots',
    added: '2026-11-26',
  });
});

test('a new product has its kind from its name alone', async () => {
  await open(boot, { ...boot, id: 'boot-2' });
  const typed = { name: 'Red Amani', category: 'shoes', priceKes: 900, sizes: ['40'] };
  const save = (kind: object) =>
    saveProduct({ ...typed, ...kind }, { slug: 'red-amani', isNew: true });
  expect(await said(() => save({}))).toBe(
    'Red Amani: Kind must be there: one of the kinds of goods.',
  );
  expect(await save({ kind: 'boots' })).toMatchObject({ kind: 'boots' });
});

test.each(['1200', '1,200', '1 200', '1200/=', 'KSh 1,200', '1200.00'])(
  'the price %s is 1200 shillings',
  async (typed) => {
    await open(boot);
    expect(await saveTyped(boot, { priceKes: typed })).toMatchObject({ priceKes: 1200 });
  },
);

test('a colour is in English with a capital, as the sheet reads it; one that stays is left alone', async () => {
  await open(boot);
  expect(await saveTyped(boot, { colour: 'kahawia, nyeupe' })).toMatchObject({
    colour: 'Brown/White',
  });
  const old = { ...boot, colour: 'off white' };
  await open(old);
  expect(await saveTyped(old, { material: 'Suede' })).toMatchObject({ colour: 'off white' });
});

const asked = '"2.000" could be 2000 or 2: write 2000 without the point.';

test('a price that could be two is asked about, of a new product too', async () => {
  await open(boot);
  expect(await said(() => saveTyped(boot, { priceKes: '2.000' }))).toBe(
    `Suede Boots: Price ${asked}`,
  );
  const typed = { name: 'Brown Boots', category: 'shoes', sizes: ['40'] };
  const data = { ...toForm(productModule.schema, typed), priceKes: '2.000' };
  const entry = { collection: 'products', slug: 'brown-boots', newRecord: true, data };
  expect(await said(() => beforeSave(entry, noQuestion, NOW))).toBe(`Brown Boots: Price ${asked}`);
});

test('a fee, a step of a price and a bound of free delivery that could be two are asked about', async () => {
  await open(boot);
  const area = { name: 'Juja', feeKes: 200, means: 'By rider', time: '1 day', payOnDelivery: true };
  const { entries } = toForm(delivery.schema, [area]) as { entries: Form[] };
  const fee = { entries: [{ ...entries[0], feeKes: '2.000' }] };
  const save = (slug: string, data: Form) => () =>
    beforeSave({ collection: '_singletons', slug, newRecord: false, data }, noQuestion, NOW);
  expect(await said(save(delivery.name, fee))).toBe(`Delivery areas and fees, Juja: Fee ${asked}`);
  expect(await said(save('policies', { freeDeliveryFromKes: '2.000' }))).toContain(asked);
  const steps = toForm(productModule.schema, {
    ...boot,
    wholesale: [{ from: 4, priceKes: 420 }],
  }) as { more?: { wholesale: Form[] }; wholesale?: Form[] };
  const [step] = (steps.more?.wholesale ?? steps.wholesale) as Form[];
  expect(
    await said(() => saveTyped(boot, { wholesale: [{ ...step, priceKes: '2.000' }] })),
  ).toContain(asked);
});

test.each([
  ['12O0', '"12O0"'],
  ['1200-1500', '"1200-1500"'],
  ['about 1200', '"about 1200"'],
  ['0', '0'],
  ['-1200', '-1200'],
  ['1200.50', '"1200.50"'],
  ['$12', '"$12"'],
])('the price %s is refused, and nothing is guessed', async (typed, found) => {
  await open(boot);
  expect(await said(() => saveTyped(boot, { priceKes: typed }))).toBe(
    `Suede Boots: Price must be a whole number above 0, without cents, not ${found}.`,
  );
});

test('a degree with a comma is no larger number', async () => {
  const at = { location: { lat: '-1,033' as unknown as number, lng: 37.069 } };
  expect(await said(() => saveFacts(dataModules['visit.ts'], at))).toBe(
    'Hours, closed days, map: Position, Latitude "-1,033" could be -1033 or -1.033: write one of these.',
  );
});

test('a price stays where it is, and one that is awaited may be awaited longer', async () => {
  await open(boot);
  expect(await said(() => saveTyped(boot, { priceKes: '' }))).toBe(
    'Suede Boots: Price must be there: whole shillings, such as 1500.',
  );
  await open(bare);
  expect(await saveTyped(bare, { priceKes: '', colour: 'Red' })).toEqual({
    ...bare,
    colour: 'Red',
  });
});

test('a product that moves to another category keeps its photos and its former address', async () => {
  await open(boot);
  expect(await saveProduct({ ...boot, category: 'tops' })).toMatchObject({
    category: 'tops',
    folder: 'shoes',
    formerPaths: ['shoes/boot'],
  });
});

test('a new category gets its address and its folder from its name', async () => {
  const named = [{ id: 'shoes', name: 'Shoes', folder: 'shoes' }];
  expect(
    await saveFacts(categories, [...named, { name: 'Kids’ Bags' }, { name: 'Shoes!' }]),
  ).toEqual([
    ...named,
    { id: 'kids-bags', name: 'Kids’ Bags', folder: 'kids-bags' },
    { id: 'shoes-2', name: 'Shoes!', folder: 'shoes-2' },
  ]);
});

test('no two categories have one folder, on a computer where capitals do not count', async () => {
  const shoes = { id: 'footwear', name: 'Footwear', folder: 'Shoes' };
  const [, made] = (await saveFacts(categories, [shoes, { name: 'Shoes' }])) as object[];
  expect(made).toMatchObject({ id: 'shoes', folder: 'shoes-2' });
});

test.each([
  ['Men/Women', 'men-women'],
  ['Shoes: new', 'shoes-new'],
  ['What?', 'what'],
])('the category %s has a folder that every computer takes', async (name, folder) => {
  await open(boot);
  const shoes = { id: 'shoes', name: 'Shoes', folder: 'shoes' };
  const [, made] = (await saveFacts(categories, [shoes, { name }])) as object[];
  expect(made).toMatchObject({ id: folder, folder });
});

test.each([
  ['Page', 'Page: Name must be another word: "page" is used by the shop itself.'],
  ['نعال', 'نعال: Name must have Latin letters or digits: its address is made of it.'],
])(
  'the name %s, of which no address can be made, is refused by the name on the form',
  async (name, sentence) => {
    await open(boot);
    expect(await said(() => saveFacts(categories, [{ name }]))).toContain(sentence);
  },
);

test.each<[string, () => Promise<unknown>]>([
  [
    'Suede Boots: Price must be a whole number above 0, without cents, not 10.5.',
    () => saveProduct({ ...boot, priceKes: 10.5 }),
  ],
  [
    'Suede Boots: Price must be there: whole shillings, such as 1500.',
    () => saveProduct(bare, { isNew: true, slug: 'bare' }),
  ],
  [
    'Suede Boots: Colour must be one to three colours such as Navy/White, not "12".',
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
    'Delivery areas and fees, Juja: Fee must be a whole number of shillings, 0 for free, not -5.',
    () =>
      saveFacts(delivery, [
        { name: 'Juja', feeKes: -5, means: 'By rider', time: '1 day', payOnDelivery: true },
      ]),
  ],
  [
    'The shop: Phone must be a Kenyan phone number, such as 0712 345 678, not "12". The shop: WhatsApp must be a Kenyan mobile number, such as 0712 345 678, not "020".',
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
    'Categories, Shoes, Wholesale, step 1: must have Price of each or Percent less, one of the two.',
    () =>
      saveFacts(categories, [
        { id: 'shoes', name: 'Shoes', folder: 'shoes', wholesale: [{ from: 4 }] },
      ]),
  ],
])('%s', async (sentence, save) => {
  expect(await said(save)).toBe(sentence);
});

test('a name that stands twice in a table is answered, and nothing is lost', async () => {
  const form = {
    entries: [
      { rowName: 'shoes', rowValue: '40' },
      { rowName: 'shoes', rowValue: '41' },
    ],
  };
  const save = () =>
    beforeSave(
      { collection: '_singletons', slug: 'sizeSets', newRecord: false, data: form },
      noQuestion,
      NOW,
    );
  expect(await said(save)).toBe('shoes must be there once.');
});

test('a product whose move to another category could not be saved keeps its address and photos at the next try', async () => {
  await open(boot);
  const moved = { ...boot, category: 'tops' };
  const once = await saveProduct(moved);
  // The module was printed, and the code host did not accept it.
  await moduleFormat(productModule).toFile(toForm(productModule.schema, once as object));
  expect(await saveProduct(moved)).toEqual(once);
  expect(once).toMatchObject({ formerPaths: ['shoes/boot'], folder: 'shoes' });
});

test('a new product is not saved over one that was made elsewhere', async () => {
  await open(boot);
  const typed = { name: 'Brown Boots', category: 'shoes', priceKes: 900, sizes: ['40'] };
  const data = toForm(productModule.schema, typed);
  const entry = { collection: 'products', slug: 'brown-boots', newRecord: true, data };
  const asked: string[] = [];
  const isThere = (is: boolean) => async (file: string) => {
    asked.push(file);
    return is;
  };
  const save = (is: boolean) => beforeSave(entry, { ...noQuestion, isThere: isThere(is) }, NOW);
  expect(await said(() => save(true))).toMatch(/one with this address already.*another name\.$/);
  expect(asked).toEqual(['data/catalogue/products/brown-boots.ts']);
  expect(await said(() => save(false))).toBe('');
});

test('what keeps the code host from answering is said with what to do, and nothing is saved', async () => {
  await open(boot);
  const host = { branch: 'main', text: () => Promise.reject(new CodeHostError('quota')) };
  const data = toForm(productModule.schema, boot);
  const entry = { collection: 'products', slug: 'boot', newRecord: false, data };
  const isThere = isThereAt(() => host as unknown as CodeHost);
  expect(await said(() => beforeSave(entry, { ...noQuestion, isThere }, NOW))).toMatch(
    /^Nothing was saved\. Too many requests/,
  );
});

test('a file is at the code host, or not, or nobody knows while none is signed in', async () => {
  const text = async (file: string) => (file === 'data/shop.ts' ? '' : undefined);
  const isThere = isThereAt(() => ({ branch: 'main', text }) as unknown as CodeHost);
  expect([await isThere('data/shop.ts'), await isThere('data/visit.ts')]).toEqual([true, false]);
  expect(await isThereAt(() => undefined)('data/shop.ts')).toBeUndefined();
});

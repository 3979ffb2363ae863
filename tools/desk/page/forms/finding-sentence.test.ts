import { dataModules, productModule } from '@/data/schema/modules';
import { either, leftOut, ref } from '@/lib/format/marks';
import { findingSentences, formDoor, placeOnForm } from './finding-sentence';

const payments = dataModules['payments.ts'];
const said = (must: string, others?: ReadonlyMap<string, unknown>) =>
  findingSentences(
    [{ module: payments, value: {}, finding: { path: ['mpesaNumber'], must } }],
    others,
  )[0];

test.each([
  [
    'must have Name of the M-Pesa number beside it',
    `must have ${ref({ field: 'mpesaName' })} beside it`,
  ],
  ['must be left empty', `must be ${leftOut}`],
  ['must be text', `must be text${either(', in quotes', '')}`],
  ['must be one of the kinds of goods', `must be ${ref({ file: 'merchant.ts', one: 'kind' })}`],
  ['must be in the folder of scenes', `must be in ${ref({ file: 'photos/scenes' })}`],
  ['must be as in data/words/sw/faq.ts', `must be as in ${ref({ file: 'words/sw/faq.ts' })}`],
  ['must be in “Kinds of goods”', `must be in ${ref({ file: 'merchant.ts' })}`],
  [
    'must be below “Wholesale above” of “The shop”',
    `must be below ${ref({ file: 'shop.ts', field: 'wholesaleAbove' })}`,
  ],
])('a form names fields and forms by their titles: %s', (sentence, must) => {
  expect(said(must)).toBe(`How customers pay: M-Pesa number ${sentence}`);
});

test('a product is called by its name, or by its id where it is not there', () => {
  const file = 'catalogue/products/boot.ts';
  const must = `must be another name than that of ${ref({ file })}`;
  const end = 'How customers pay: M-Pesa number must be another name than that of the product';
  expect(said(must, new Map([[file, { name: 'Boot' }]]))).toBe(`${end} Boot`);
  expect(said(must)).toBe(`${end} boot`);
});

test('a field of the record itself is named by its own form, also where its file is', () => {
  const door = formDoor(payments.schema);
  const field = 'kesPerUsd';
  expect(door.names({ file: 'payments.ts', field })).toBe(door.names({ field }));
});

test('an id that is on no form is said of the name', () => {
  const { fields } = placeOnForm(productModule, { name: 'Boot' }, ['id']);
  expect(fields).toEqual(['Name']);
});

test('an entry is named by what it is called, and by its number where it has no name', () => {
  const areas = dataModules['delivery.ts'];
  const value = [{ name: 'Juja' }, {}];
  const [named, unnamed] = [0, 1].map((at) => placeOnForm(areas, value, [at, 'feeKes']));
  expect(named).toMatchObject({ entries: ['Juja'], fields: ['Fee'] });
  expect(unnamed).toMatchObject({ entries: ['area 2'], fields: ['Fee'] });
});

test('a name that no address can be made of is said to need letters', () => {
  const at = { path: ['id'], must: 'must be lower-case letters' };
  const value = { id: '', name: '!' };
  expect(findingSentences([{ module: productModule, value, finding: at }])).toEqual([
    '!: Name must have Latin letters or digits: its address is made of it',
  ]);
});

test('one cause is one sentence, with the first entries by name; another field is another', () => {
  const module = dataModules['delivery.ts'];
  const value = ['Juja', 'Nyeri', 'Thika', 'Embu'].map((name) => ({ name }));
  const at = (entry: number, field = 'feeKes') => ({ path: [entry, field], must: 'must be 0' });
  const found = [at(0), at(1, 'time'), at(1), at(2), at(3)];
  expect(findingSentences(found.map((one) => ({ module, value, finding: one })))).toEqual([
    'Delivery areas and fees, Juja, Nyeri, Thika and 1 more: Fee must be 0',
    'Delivery areas and fees, Nyeri: When it arrives must be 0',
  ]);
});

test('what is there is said where it is the same in all places, and what was left empty is not', () => {
  const module = dataModules['delivery.ts'];
  const value = ['Juja', 'Nyeri'].map((name) => ({ name }));
  const at = (entry: number, wrong: unknown) => {
    const finding = { path: [entry, 'feeKes'], must: 'must be 0', value: wrong };
    return { module, value, finding };
  };
  const where = 'Delivery areas and fees, Juja, Nyeri: Fee must be 0';
  expect(findingSentences([at(0, 5), at(1, 5)])).toEqual([`${where}, not 5`]);
  expect(findingSentences([at(0, 5), at(1, 6)])).toEqual([where]);
  expect(findingSentences([at(0, ''), at(1, '')])).toEqual([where]);
});

test('a whole entry or module is said before the sentence', () => {
  const module = dataModules['faq.ts'];
  const value = [{ question: 'When?' }, { question: 'When?' }];
  const must = 'must be here once';
  const sentence = (path: readonly number[]) =>
    findingSentences([{ module, value, finding: { path, must } }]);
  expect(sentence([1])).toEqual(['Questions and answers, When?: must be here once']);
  expect(sentence([])).toEqual(['Questions and answers: must be here once']);
});

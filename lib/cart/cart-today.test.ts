import { lineWith } from '@/e2e/shop/builders';
import { totalKes } from '@/lib/format/money';
import {
  linesToday,
  orderableLines,
  repriced,
  type TodaysCatalogue,
  type TodaysProduct,
} from './cart-today';

const line = lineWith({ id: 'boot', priceKes: 1500, size: '41' });
const catalogueOf = (boot: Partial<TodaysProduct> | 'gone'): TodaysCatalogue => ({
  date: '2026-11-22',
  products: new Map([
    ['boot', boot === 'gone' ? boot : { priceKes: 1500, sizes: ['40', '41'], ...boot }],
  ]),
});

test('a line with a changed price has today’s price and the one it was added at', () => {
  const [today] = linesToday([line], catalogueOf({ priceKes: 1650 }));
  expect(today).toMatchObject({ priceKes: 1650, formerKes: 1500 });
});

test('a line whose price has not changed has no former price', () => {
  const [today] = linesToday([line], catalogueOf({}));
  expect(today).toEqual({ ...line, sizes: ['40', '41'], soldOutSizes: [] });
});

test('a price that changes twice is compared with the one the line was added at', () => {
  const stored = repriced([line], catalogueOf({ priceKes: 1650 }));
  expect(linesToday(stored, catalogueOf({ priceKes: 1700 }))[0]).toMatchObject({
    priceKes: 1700,
    formerKes: 1500,
  });
  const [back] = repriced(stored, catalogueOf({ priceKes: 1500 }));
  expect(back).toEqual(line);
});

test('prices that have not changed leave the same lines', () => {
  const lines = [line, lineWith({ id: 'other' }), lineWith()];
  expect(repriced(lines, catalogueOf({}))).toBe(lines);
  expect(repriced(lines, catalogueOf('gone'))).toBe(lines);
});

test('a stored line has the product’s name in the language of the page, beside its English one', () => {
  const [stored] = repriced([line], catalogueOf({ name: 'Buti', owners: { name: 'Boots' } }));
  expect(stored).toEqual({ ...line, titleSw: 'Buti' });
  expect(repriced([{ ...line, titleSw: 'Buti' }], catalogueOf({ name: 'Boots' }))).toEqual([
    { ...line, titleSw: 'Buti' },
  ]);
});

test.each([
  ['a size that is sold out', { soldOutSizes: ['41'] }, 'soldOut'],
  ['a size that the product no longer has', { sizes: ['40'] }, 'soldOut'],
  ['a product that is gone', 'gone', 'gone'],
] as const)('%s stays in the cart, marked, and is not ordered', (_, boot, unavailable) => {
  const other = lineWith({ lineId: 'b', priceKes: 700 });
  const today = linesToday([line, other], catalogueOf(boot));
  expect(today.map((one) => one.unavailable)).toEqual([unavailable, undefined]);
  expect(orderableLines(today)).toEqual([other]);
  expect(totalKes(orderableLines(today))).toBe(700);
});

test('a line has the sizes and the stock of its product today', () => {
  const stock = { sizes: ['40', '41'], soldOutSizes: ['40'], sizesLeft: { '41': 2 } };
  expect(linesToday([line], catalogueOf(stock))[0]).toMatchObject(stock);
});

test.each([
  ['no catalogue is known', line, undefined],
  ['the line has no product id', lineWith(), catalogueOf('gone')],
  ['the catalogue does not know the product', lineWith({ id: 'other' }), catalogueOf('gone')],
])('a line stays as it is stored where %s', (_, stored, catalogue) => {
  expect(linesToday([stored], catalogue)).toEqual([stored]);
  expect(orderableLines(linesToday([stored], catalogue))).toHaveLength(1);
});

describe('prices by quantity', () => {
  const stepsFrom = (...steps: [from: number, priceKes: number][]) => ({
    group: 'product:boot',
    steps: steps.map(([from, priceKes]) => ({ from, priceKes })),
  });
  const priceSteps = stepsFrom([4, 1400]);
  const stored = lineWith({ ...line, quantity: 4, priceSteps });

  test('a line that reaches a step has its price, beside the one of a single item', () => {
    const [today] = linesToday([stored], catalogueOf({ priceSteps }));
    expect(today).toMatchObject({ priceKes: 1400, singleKes: 1500 });
    expect(today).not.toHaveProperty('formerKes');
    expect(repriced([stored], catalogueOf({ priceSteps }))).toEqual([stored]);
  });

  test('a sold-out line does not count towards a step', () => {
    const other = lineWith({ ...stored, lineId: 'b', size: '40', quantity: 1 });
    const lines = [{ ...stored, quantity: 3 }, other];
    const prices = (soldOutSizes: string[]) =>
      orderableLines(linesToday(lines, catalogueOf({ priceSteps, soldOutSizes }))).map(
        ({ priceKes }) => priceKes,
      );
    expect(prices([])).toEqual([1400, 1400]);
    expect(prices(['40'])).toEqual([1500]);
  });

  test.each([
    ['the step costs more', { priceSteps: stepsFrom([4, 1450]) }, 1450, 1400],
    ['the step is gone', {}, 1500, 1400],
    ['the step is reached later', { priceSteps: stepsFrom([5, 1400]) }, 1500, 1400],
    ['another price of one alone is not paid', { priceKes: 1600, priceSteps }, 1400, undefined],
  ])('a price is compared with the one of as many items then: %s', (_, boot, price, former) => {
    const catalogue = catalogueOf(boot);
    for (const lines of [[stored], repriced([stored], catalogue)]) {
      const [today] = linesToday(lines, catalogue);
      expect([today?.priceKes, today?.formerKes]).toEqual([price, former]);
    }
  });

  test('prices that are back as they were leave no former ones', () => {
    const changed = repriced([stored], catalogueOf({ priceSteps: stepsFrom([4, 1450]) }));
    expect(repriced(changed, catalogueOf({ priceSteps }))).toEqual([stored]);
  });

  test('without the catalogue a line has the steps that it was stored with', () => {
    expect(linesToday([stored], undefined)[0]).toMatchObject({ priceKes: 1400 });
  });
});

test('a line that was added in English has the Kiswahili name of today’s catalogue beside its own', () => {
  const boots = { name: 'Buti', owners: { name: 'Boots' } };
  expect(linesToday([line], catalogueOf(boots))[0]).toMatchObject({
    title: line.title,
    titleSw: 'Buti',
  });
});

import { recordWith } from '@/e2e/shop/builders';
import { productFile } from '@/lib/data-modules/shop-files.build';
import { doubtSentence, doubtsOf, type Values } from './doubts';

type Product = ReturnType<typeof recordWith>;

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const colours = ['Red', 'Blue', 'Green', 'Black', 'White', 'Pink'];
const goods = ids.map((id, at) =>
  recordWith({
    id,
    name: `Shoe ${id}`,
    category: 'shoes',
    priceKes: 1000 + 100 * at,
    sizes: ['40', '41'],
    colour: colours[at] ?? '',
    description: `About ${id}.`,
    sw: { name: `Kiatu ${id}` },
  }),
);
const area = { name: 'Juja', feeKes: 200, means: 'By rider', time: '1 day', payOnDelivery: true };
const till = { number: '5204817', name: 'DUKA' };

function shopOf(
  products: readonly Product[],
  others: Readonly<Record<string, unknown>> = {},
): Values {
  return new Map<string, unknown>([
    ...products.map((record) => [productFile(record.id), record] as const),
    ...Object.entries({ 'delivery.ts': [area], 'payments.ts': { till }, ...others }),
  ]);
}

const before = shopOf(goods);
const said = (after: Values) => doubtsOf(before, after).map(doubtSentence);
/** The shop with the first products changed. */
const changed = (count: number, change: (one: Product, at: number) => Partial<Product>) =>
  shopOf(goods.map((one, at) => (at < count ? { ...one, ...change(one, at) } : one)));

test.each([
  [5000, ['Shoe a: KSh 5,000? It was KSh 1,000.']],
  [200, ['Shoe a: KSh 200? It was KSh 1,000.']],
  [1, ['Shoe a: KSh 1? It was KSh 1,000.']],
  [4999, []],
  [201, []],
])('a price of 1,000 that becomes %s', (priceKes, sentences) => {
  expect(said(changed(1, () => ({ priceKes })))).toEqual(sentences);
});

const newShoe = (over: Partial<Product>) =>
  shopOf([...goods, recordWith({ id: 'new', name: 'New', category: 'shoes', ...over })]);

test.each([
  [200, ['New: KSh 200? Others of its category cost KSh 1,000 to KSh 1,500.']],
  [2, ['New: KSh 2? Others of its category cost KSh 1,000 to KSh 1,500.']],
  [7500, ['New: KSh 7,500? Others of its category cost KSh 1,000 to KSh 1,500.']],
  [201, []],
  [7499, []],
])('a new price of %s among 1,000 to 1,500', (priceKes, sentences) => {
  expect(said(newShoe({ priceKes }))).toEqual(sentences);
});

test('a new price in a category without others is as it is', () => {
  expect(said(newShoe({ category: 'hats', priceKes: 2 }))).toEqual([]);
  expect(doubtsOf(shopOf([]), before)).toEqual([]);
});

test.each([
  [
    'a fee with digits too many',
    [{ ...area, feeKes: 50_000 }],
    ['Juja: KSh 50,000? It was KSh 200.'],
  ],
  ['a fee that is gone', [{ ...area, feeKes: 0 }], ['Juja: free? It was KSh 200.']],
  [
    'a new area far above',
    [area, { ...area, name: 'Nyeri', feeKes: 1000 }],
    ['Nyeri: KSh 1,000? The highest fee is KSh 200.'],
  ],
  [
    'a new area far below',
    [area, { ...area, name: 'Nyeri', feeKes: 40 }],
    ['Nyeri: KSh 40? The lowest fee is KSh 200.'],
  ],
  ['a new area', [area, { ...area, name: 'Nyeri', feeKes: 999 }], []],
  ['a new area that is free', [area, { ...area, name: 'Nyeri', feeKes: 0 }], []],
  ['a fee that rises', [{ ...area, feeKes: 250 }], []],
  ['a fee that stays beside a new area', [area, { ...area, name: 'Nyeri', feeKes: 300 }], []],
])('%s', (_what, areas, sentences) => {
  expect(said(shopOf(goods, { 'delivery.ts': areas }))).toEqual(sentences);
});

test('the first fees of a shop that was free everywhere are asked about at once, those of a first shop are not', () => {
  const free = shopOf(goods, { 'delivery.ts': [{ ...area, feeKes: 0 }] });
  const none = shopOf(goods, { 'delivery.ts': [] });
  const paid = shopOf(goods, { 'delivery.ts': [area, { ...area, name: 'Nyeri' }] });
  expect(doubtsOf(free, paid).map(doubtSentence)).toEqual([
    'Delivery is no longer free everywhere? Juja: KSh 200; Nyeri: KSh 200.',
  ]);
  expect(doubtsOf(none, paid)).toEqual([]);
  expect(doubtsOf(free, free)).toEqual([]);
});

test.each([
  [{ freeDeliveryFromKes: 500 }, ['Delivery is free from KSh 500? It was KSh 5,000.']],
  [{ freeDeliveryFromKes: 25_000 }, ['Delivery is free from KSh 25,000? It was KSh 5,000.']],
  [{ freeDeliveryFromKes: 3000 }, []],
  [{}, []],
])('free delivery from 5,000 that becomes %j', (policies, sentences) => {
  const old = shopOf(goods, { 'policies.ts': { freeDeliveryFromKes: 5000 } });
  const now = shopOf(goods, { 'policies.ts': policies });
  expect(doubtsOf(old, now).map(doubtSentence)).toEqual(sentences);
});

test('free delivery that is new is asked about where every order would have it', () => {
  const free = (freeDeliveryFromKes: number) =>
    said(shopOf(goods, { 'policies.ts': { freeDeliveryFromKes } }));
  expect(free(1000)).toEqual([
    'Delivery is free from KSh 1,000? No product costs less, so nobody would pay for delivery.',
  ]);
  expect(free(1001)).toEqual([]);
});

test.each([
  [1293, ['One US dollar is 1293 shillings? It was 129.3.']],
  [12.93, ['One US dollar is 12.93 shillings? It was 129.3.']],
  [219.3, ['One US dollar is 219.3 shillings? It was 129.3.']],
  [140, []],
  [undefined, []],
])('a rate of 129.3 that becomes %s', (kesPerUsd, sentences) => {
  const old = shopOf(goods, { 'payments.ts': { till, kesPerUsd: 129.3 } });
  const now = shopOf(goods, { 'payments.ts': { till, ...(kesPerUsd && { kesPerUsd }) } });
  expect(doubtsOf(old, now).map(doubtSentence)).toEqual(sentences);
});

const fourFor = (priceKes: number) => [{ from: 4, priceKes }];
const less = (percentOff: number) => [{ from: 4, percentOff }];

test.each([
  [fourFor(900), fourFor(90), ['Shoe a, from 4: KSh 90? It was KSh 900.']],
  [fourFor(900), fourFor(800), []],
  [fourFor(900), fourFor(900), []],
  [undefined, fourFor(200), ['Shoe a, from 4: KSh 200? One alone costs KSh 1,000.']],
  [undefined, fourFor(201), []],
  [
    fourFor(100),
    [...fourFor(100), { from: 12, priceKes: 9 }],
    ['Shoe a, from 12: KSh 9? It was KSh 100.'],
  ],
  [fourFor(100), undefined, []],
])('a product whose steps are %j and become %j', (old, now, sentences) => {
  const withSteps = (wholesale: typeof old) =>
    shopOf(goods.map((one, at) => (at === 0 && wholesale ? { ...one, wholesale } : one)));
  const doubts = doubtsOf(withSteps(old), withSteps(now));
  expect(doubts.map(doubtSentence)).toEqual(sentences);
  expect(doubts.every(({ field }) => field === 'wholesale')).toBe(true);
});

test.each([
  [fourFor(900), fourFor(90), ['from 4: KSh 90? It was KSh 900.']],
  [less(10), less(90), ['from 4: 90 % less? It was 10 % less.']],
  [less(10), less(20), []],
  [undefined, less(80), ['from 4: 80 % less? There was none.']],
  [undefined, less(79), []],
  [undefined, fourFor(200), ['from 4: KSh 200? One alone costs KSh 1,000.']],
  [undefined, fourFor(900), []],
])('a category’s and the shop’s steps of %j that become %j', (old, now, sentences) => {
  const inCategory = (wholesale: unknown) =>
    shopOf(goods, {
      'catalogue/categories.ts': [
        { id: 'shoes', name: 'Shoes', ...(wholesale ? { wholesale } : {}) },
      ],
    });
  const inShop = (wholesale: unknown) => shopOf(goods, { 'shop.ts': { wholesale } });
  expect(doubtsOf(inCategory(old), inCategory(now)).map(doubtSentence)).toEqual(
    sentences.map((sentence) => `Shoes, ${sentence}`),
  );
  expect(doubtsOf(inShop(old), inShop(now)).map(doubtSentence)).toEqual(
    sentences.map((sentence) => `Wholesale, ${sentence}`),
  );
});

test('another number to pay to is asked about, whatever its kind; the same and a first one are not', () => {
  const paid = (payments: object) => said(shopOf(goods, { 'payments.ts': payments }));
  expect(paid({ till: { ...till, number: '5204818' } })).toEqual([
    'Customers will pay to the till 5204818? It was 5204817.',
  ]);
  expect(paid({ till, mpesaNumber: '0700 000 001' })).toEqual([
    'Customers will pay to the number 0700 000 001? Until now they pay to the till 5204817.',
  ]);
  expect(paid({ till: { ...till, number: '520 4817' } })).toEqual([]);
  expect(paid({})).toEqual([]);
  const unpaid = shopOf(goods, { 'payments.ts': {} });
  expect(doubtsOf(unpaid, shopOf(goods))).toEqual([]);
});

type Change = (one: Product, at: number) => Partial<Product>;

test.each<[string, Change]>([
  ['another name', (_, at) => ({ name: `Boot ${at}` })],
  ['another description', (_, at) => ({ description: `Of suede ${at}.` })],
  ['another colour', () => ({ colour: 'Brown' })],
  ['another category', () => ({ category: 'hats' })],
  ['another kind', () => ({ kind: 'sandals' })],
  ['another Kiswahili name', (_, at) => ({ sw: { name: `Buti ${at}` } })],
  ['another picture text', (_, at) => ({ alt: `A boot ${at}` })],
])(
  '%s: five of six at once are asked about, four that a person may write are not',
  (what, change) => {
    expect(said(changed(5, change))).toEqual([
      expect.stringMatching(`^5 of 6 products: ${what}\\? `),
    ]);
    expect(said(changed(4, change))).toEqual([]);
  },
);

test.each<[string, Change]>([
  ['another name', (_, at) => ({ name: goods[(at + 1) % 3]?.name ?? '' })],
  ['another colour', (_, at) => ({ colour: colours[(at + 1) % 3] ?? '' })],
  ['another description', () => ({ description: 'The same.' })],
  ['another Kiswahili name', (_, at) => ({ sw: { name: `Kiatu ${ids[(at + 1) % 3]}` } })],
  ['another picture text', () => ({ alt: 'A shoe' })],
  ['sold out or gone', () => ({ soldOut: true })],
  ['sold out or gone', () => ({ soldOut: ['40', '41'] })],
  ['sold out or gone', () => ({ sizesLeft: { 40: 0, 41: 0 } })],
])('%s: three of six are asked about where a column does it, two are not', (what, change) => {
  expect(said(changed(3, change))).toEqual([
    expect.stringMatching(`^3 of 6 products: ${what}\\? `),
  ]);
  expect(said(changed(2, (one, at) => change(one, at)))).toEqual([]);
});

test('goods that are back in stock are asked about where they are five, and a third of those sold out', () => {
  const out = shopOf(goods.map((one) => ({ ...one, soldOut: true })));
  const back = (count: number) =>
    shopOf(goods.map((one, at) => (at < count ? one : { ...one, soldOut: true })));
  expect(doubtsOf(out, back(5)).map(({ question }) => question)).toEqual([
    '5 of 6 products: back in stock?',
  ]);
  expect(doubtsOf(out, back(4))).toEqual([]);
});

test('in a shop of two, both may change at once', () => {
  const two = goods.slice(0, 2);
  const dyed = two.map((one) => ({ ...one, colour: 'Brown' }));
  expect(doubtsOf(shopOf(two), shopOf(dyed))).toEqual([]);
});

test('goods that are gone count as sold out, and those that were sold out do not', () => {
  expect(said(shopOf(goods.slice(3)))).toEqual([
    '3 of 6 products: sold out or gone? Shoe a; Shoe b; Shoe c.',
  ]);
  const old = changed(3, () => ({ soldOut: true }));
  expect(doubtsOf(old, old)).toEqual([]);
});

test('prices that goods get from each other are asked about, a sale of all is not', () => {
  const turned = changed(6, (_, at) => ({ priceKes: goods[5 - at]?.priceKes ?? 0 }));
  expect(said(turned)).toEqual([expect.stringMatching('^6 of 6 products: the price of another')]);
  expect(said(changed(6, ({ priceKes = 0 }) => ({ priceKes: priceKes - 100 })))).toEqual([]);
});

test('a sorted column of prices is seen where one of them changed too', () => {
  const twenty = Array.from({ length: 20 }, (_, at) =>
    recordWith({
      id: `b-${at}`,
      name: `Boot ${at}`,
      category: 'shoes',
      priceKes: 1000 + 7 * at * at,
    }),
  );
  const turned = twenty.map((one, at) => ({ ...one, priceKes: twenty[19 - at]?.priceKes ?? 0 }));
  const more = turned.map((one, at) => (at === 3 ? { ...one, priceKes: one.priceKes + 10 } : one));
  const prices = ({ question }: { question: string }) => /the price of another/.test(question);
  expect(doubtsOf(shopOf(twenty), shopOf(more)).filter(prices)).toHaveLength(1);
});

test.each([
  ['one price', { priceKes: 1450 }],
  ['the same sizes', { sizes: ['9'] }],
])('%s for three of six is asked about, for two it is not', (what, change) => {
  expect(said(changed(3, () => change))).toEqual([
    expect.stringMatching(`^3 of 6 products: ${what}\\? `),
  ]);
  expect(said(changed(2, () => change))).toEqual([]);
});

test('a text that was not there is no change', () => {
  const bare = goods.map(({ sw: _, ...one }) => one as Product);
  expect(doubtsOf(shopOf(bare), before)).toEqual([]);
});

test('three are named, the rest counted, and all of them stay where nobody says yes', () => {
  const [doubt] = doubtsOf(
    before,
    changed(5, () => ({ colour: 'Brown' })),
  );
  expect(doubt?.lines).toEqual([
    'Shoe a: Red → Brown',
    'Shoe b: Blue → Brown',
    'Shoe c: Green → Brown',
    'and 2 more',
  ]);
  expect(doubt?.files).toEqual(ids.slice(0, 5).map(productFile));
  expect(doubt?.field).toBe('colour');
});

test('hours that begin and end at one time are doubtful, but for those of a whole day and those that were there', () => {
  const open = (...times: (readonly [string, string])[]) => {
    const openingHours = times.map(([opens, closes]) => ({ days: ['Monday'], opens, closes }));
    return shopOf(goods, { 'visit.ts': { openingHours } });
  };
  const now = open(['08:30', '08:30'], ['08:30', '08:30'], ['00:00', '00:00'], ['08:00', '17:00']);
  const sentence = 'Open from 08:30 to 08:30? For the whole day write 00:00 for both.';
  expect(said(now)).toEqual([sentence]);
  expect(doubtsOf(now, now)).toEqual([]);
  expect(doubtsOf(open(['06:00', '06:00']), now).map(doubtSentence)).toEqual([sentence]);
});

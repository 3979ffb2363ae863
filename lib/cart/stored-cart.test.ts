import { picturePath, widthsUpTo } from '@/lib/pictures/picture';
import { currentCartText, parseStoredCart, storedLine } from './stored-cart';

/** A line as this release and those before it store it. */
const good = {
  lineId: 'a',
  id: 'brogue',
  title: 'Brogues',
  titleSw: 'Viatu vya ngozi',
  image: '/pictures/brogue.jpg',
  price: 'KSh 2,250',
  category: 'Shoes',
  categoryKey: 'shoes',
  size: '41',
  quantity: 2,
  description: 'Punched by hand.',
};
const { price: _, ...others } = good;
const read = { ...others, priceKes: 2250 };
const stored = (...lines: unknown[]) => JSON.stringify({ state: { lines }, version: 0 });

test('a stored cart is read, and written as it was', () => {
  const steps = { group: 'shop', steps: [{ from: 4, priceKes: 1900 }] };
  const line = { ...good, formerPrice: 'KSh 2,300', priceSteps: steps, formerSteps: steps };
  expect(parseStoredCart(stored(line)).map(storedLine)).toEqual([line]);
  expect(parseStoredCart(stored(good))).toEqual([read]);
});

test('a line of an earlier release with more than a line takes now stays as it is', () => {
  expect(parseStoredCart(stored({ ...good, quantity: 12_000 }))).toEqual([
    { ...read, quantity: 12_000 },
  ]);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['broken JSON', '{"state":{"lines":['],
  ['null', 'null'],
  ['an array', '[]'],
  ['a number', '7'],
  ['another shape', '{"items":[1]}'],
  ['lines that are not a list', '{"state":{"lines":{"a":1}}}'],
])('a stored value of %s is read as an empty cart', (_, text) => {
  expect(parseStoredCart(text)).toEqual([]);
});

test.each([
  ['null in its place', null],
  ['a text in its place', 'boots'],
  ['no title', { ...good, title: undefined }],
  ['a blank size', { ...good, size: ' ' }],
  ['a price without a number', { ...good, price: 'ask' }],
  ['a price of 0', { ...good, price: 'KSh 0' }],
  ['a price as a number', { ...good, price: 2250 }],
  ['a negative quantity', { ...good, quantity: -3 }],
  ['a quantity with a fraction', { ...good, quantity: 1.5 }],
  ['a quantity as text', { ...good, quantity: '2' }],
  ['a quantity beyond the safe integers', { ...good, quantity: 1e300 }],
  ['a size named Infinity', { ...good, size: 'Infinity' }],
  ['a size named -Infinity', { ...good, size: '-Infinity' }],
  ['a size named NaN', { ...good, size: 'NaN' }],
  ['a price beyond the safe integers', { ...good, price: `KSh ${'9'.repeat(400)}` }],
])('a line with %s is dropped and the valid line beside it stays', (_, bad) => {
  expect(parseStoredCart(stored(bad, good))).toEqual([read]);
});

test.each(['1e999', '-1e999', '1e308'])(
  'a line with a quantity written as %s is dropped and the valid line beside it stays',
  (quantity) => {
    const bad = JSON.stringify(good).replace('"quantity":2', `"quantity":${quantity}`);
    const text = `{"state":{"lines":[${bad},${JSON.stringify(good)}]}}`;
    expect(parseStoredCart(text)).toEqual([read]);
  },
);

test('a price from before is kept, and dropped where it is not a price', () => {
  const changed = { ...good, formerPrice: 'KSh 2,000' };
  expect(parseStoredCart(stored(changed))).toEqual([{ ...read, former: { priceKes: 2000 } }]);
  for (const formerPrice of ['ask', 'KSh 0', 2000, null])
    expect(parseStoredCart(stored({ ...good, formerPrice }))).toEqual([read]);
});

test('a quantity of a billion is valid', () => {
  expect(parseStoredCart(stored({ ...good, quantity: 1e9 }))[0]?.quantity).toBe(1e9);
});

test('a line of a product that the shop no longer has stays in the cart', () => {
  expect(parseStoredCart(stored({ ...good, id: 'long-gone' }))).toHaveLength(1);
});

test('lines with a missing or repeated line id each get a unique one', () => {
  const { lineId: _, ...bare } = good;
  const ids = parseStoredCart(stored(bare, good, bare, good)).map((line) => line.lineId);
  expect(new Set(ids).size).toBe(4);
});

test('of 100,000 lines under one id the newest 500 are read with at most two tries for an id, and no two share an id', () => {
  const { price, size, quantity } = good;
  const line = (at: number) => ({ lineId: 'a', title: `Boots ${at}`, price, size, quantity });
  const text = stored(...Array.from({ length: 100_000 }, (_, at) => line(at)));
  const tries = jest.spyOn(Set.prototype, 'has');
  const read = parseStoredCart(text);
  expect(tries.mock.calls.length).toBeLessThanOrEqual(2 * 500);
  tries.mockRestore();
  expect(new Set(read.map((one) => one.lineId)).size).toBe(500);
  expect([read[0]?.title, read[499]?.title]).toEqual(['Boots 99500', 'Boots 99999']);
});

test('an id made for a repeated line is not one that another line has', () => {
  const lines = ['a', 'a+1', 'a', 'a+2', 'a'].map((lineId) => ({ ...good, lineId }));
  const ids = parseStoredCart(stored(...lines)).map((line) => line.lineId);
  expect(new Set(ids).size).toBe(5);
});

test.each(
  [
    'https://elsewhere.example/x.jpg',
    '//elsewhere.example/x.jpg',
    '/\\elsewhere.example/x.jpg',
    '/\t/elsewhere.example/x.jpg',
    '/\n/elsewhere.example/x.jpg',
    '/pictures/../x.jpg',
    '/pictures/a/x.jpg',
    '/pictures/x.jpg?y',
    '/pictures/x.jpg\n',
    '/marks/icon.svg',
    'pictures/x.jpg',
    'javascript:1',
    3,
  ].map((image) => [JSON.stringify(image), image]),
)('the stored picture %s is dropped, as it is not of the form of the shop’s own', (_, image) => {
  expect(parseStoredCart(stored({ ...good, image }))[0]?.image).toBe('');
});

test('the picture of each width and format of the shop stays in a stored line', () => {
  const picture = { name: 'brogue-2', hash: '1a2b3c4', colour: '#ead9bd', widths: [], aspect: 1 };
  for (const width of widthsUpTo(2400, false))
    for (const format of ['avif', 'jpg'] as const) {
      const image = picturePath(picture, width, format);
      expect(parseStoredCart(stored({ ...good, image }))[0]?.image).toBe(image);
    }
});

const refused = (over: string | null) => JSON.stringify({ state: { lines: [good] }, over });
const local = stored(good, good);

test.each([
  ['that local storage refused', local, refused(local)],
  ['that an empty local storage refused', null, refused(null)],
  ['of a local storage that was dropped since', null, stored(good)],
  ['of a local storage that is blocked', undefined, stored(good)],
])('a cart %s is that of the copy in session storage', (_, local, copy) => {
  expect(currentCartText(local, copy).text).toBe(copy);
});

test.each([
  ['the same cart', local],
  ['an older one', stored()],
  ['one that local storage refused over another', refused(stored())],
  ['nothing', null],
  ['broken JSON', '{"over":'],
])('a cart of local storage counts where its copy is %s', (_, copy) => {
  expect(currentCartText(local, copy).text).toBe(local);
});

test('if neither storage has a cart, there is no text of a cart', () => {
  expect(currentCartText(null, null).text).toBeNull();
  expect(currentCartText(undefined, undefined).text).toBeUndefined();
});

import { findOnShelf, sortProducts } from './find-on-shelf';
import { parseShelfQuery } from './shelf-address';
import { inWords, type ShelfProduct, toShelfItem } from './shelf-item';

const families = { Blue: ['Navy'] };
const product = (id: string, over: Partial<ShelfProduct> = {}): ShelfProduct => ({
  id,
  priceKes: 1000,
  sizes: ['40', '41', '42'],
  sizeGroup: 'shoes',
  categoryKey: 'all',
  colours: ['Black'],
  kind: 'shoes',
  ...over,
});

const shelf = [
  product('black-boot', { priceKes: 2500 }),
  product('navy-boot', { priceKes: 2500, colours: ['Navy', 'White'], soldOutSizes: ['42'] }),
  product('white-tee', {
    priceKes: 450,
    sizes: ['M', 'L'],
    sizeGroup: 'clothes',
    kind: 'shirts',
    colours: ['White'],
  }),
  product('black-tee', {
    priceKes: 450,
    sizes: ['S', 'M'],
    sizeGroup: 'clothes',
    kind: 'shirts',
    soldOutSizes: ['S', 'M'],
  }),
  product('black-cap', { priceKes: 700, sizes: ['One size'], sizeGroup: '', kind: 'hats' }),
];
const items = shelf.map((one) => toShelfItem(one, families));
const found = (search: string, searched = items) =>
  findOnShelf(items, searched, parseShelfQuery(search));
const ids = (search: string) => found(search).products.map(({ id }) => id);
/** The options of a filter as 'value count', a chosen one with a star. */
const options = (search: string, facet: string) =>
  found(search)
    .facets.find(({ id }) => id === facet)
    ?.options.map(({ value, count, isChosen }) => `${value} ${count}${isChosen ? '*' : ''}`);

test.each([
  ['size=shoes-42', ['black-boot']],
  ['size=shoes-41', ['black-boot', 'navy-boot']],
  ['size=clothes-M', ['white-tee']],
  ['size=One+size', ['black-cap']],
  ['size=shoes-42&size=clothes-L', ['black-boot', 'white-tee']],
  ['price=200-499', ['white-tee', 'black-tee']],
  ['price=200-499&price=500-999', ['white-tee', 'black-cap', 'black-tee']],
  ['price=0-1500', ['white-tee', 'black-cap', 'black-tee']],
  ['colour=blue', ['navy-boot']],
  ['colour=blue&colour=white', ['navy-boot', 'white-tee']],
  ['kind=hats', ['black-cap']],
  ['kind=hats&kind=shoes', ['black-boot', 'navy-boot', 'black-cap']],
])('the filter %s leaves %j', (search, left) => {
  expect(ids(`?${search}`)).toEqual(left);
});

test.each([
  ['size=shoes-41&price=2000-2999', ['black-boot', 'navy-boot']],
  ['size=shoes-41&colour=blue', ['navy-boot']],
  ['size=clothes-M&kind=shirts', ['white-tee']],
  ['size=shoes-42&kind=shirts', []],
  ['price=200-499&colour=black', ['black-tee']],
  ['price=200-499&kind=shirts', ['white-tee', 'black-tee']],
  ['colour=white&kind=shirts', ['white-tee']],
  ['colour=white&colour=black&kind=shirts&price=200-499', ['white-tee', 'black-tee']],
])('the filters %s together leave %j', (search, left) => {
  expect(ids(`?${search}`)).toEqual(left);
});

test('without a filter every product is there, sold out last', () => {
  expect(ids('')).toEqual(['black-boot', 'navy-boot', 'white-tee', 'black-cap', 'black-tee']);
});

test('each value has its count, and sold-out sizes are no values', () => {
  expect(options('', 'size')).toEqual([
    'shoes-40 2',
    'shoes-41 2',
    'shoes-42 1',
    'clothes-M 1',
    'clothes-L 1',
    'One size 1',
  ]);
  expect(options('', 'price')).toEqual(['200-499 2', '500-999 1', '2500-2999 2']);
  expect(options('', 'colour')).toEqual(['black 3', 'white 2', 'blue 1']);
  expect(options('', 'kind')).toEqual(['shirts 2', 'shoes 2', 'hats 1']);
});

test('counts are given the other filters, and a filter’s own choice changes none of its counts', () => {
  expect(options('?colour=black', 'colour')).toEqual(['black 3*', 'white 2', 'blue 1']);
  expect(options('?colour=black', 'price')).toEqual(['200-499 1', '500-999 1', '2500-2999 1']);
  expect(options('?colour=black&price=2000-2999', 'colour')).toEqual([
    'black 1*',
    'white 1',
    'blue 1',
  ]);
  expect(options('?colour=blue&kind=shoes', 'size')).toContain('shoes-42 0');
});

test('a count is the number of products that the value alone would show', () => {
  for (const facet of ['size', 'price', 'colour', 'kind']) {
    const offered = options('?kind=shoes', facet) ?? [];
    expect(offered).not.toHaveLength(0);
    for (const option of offered) {
      const [, value, count] = /^(.*) (\d+)\*?$/.exec(option) ?? [];
      const other = facet === 'kind' ? '' : '&kind=shoes';
      expect(ids(`?${facet}=${encodeURIComponent(value ?? '')}${other}`)).toHaveLength(
        Number(count),
      );
    }
  }
});

test('a value that the shelf does not have finds nothing, and is among the options to take off', () => {
  expect(ids('?size=unknown')).toEqual([]);
  expect(options('?size=unknown', 'size')).toContain('unknown 0*');
  expect(ids('?size=unknown&size=shoes-42')).toEqual(['black-boot']);
});

test('a range of prices in an address that is no band has its count', () => {
  expect(options('?price=300-1500&colour=white', 'price')).toContain('300-1500 1*');
});

test('sizes of numbers are in their order whichever products leave some out', () => {
  const own = [
    ['28', '32'],
    ['30', '40', '28'],
  ].map((sizes, at) =>
    toShelfItem(product(`trousers-${at}`, { sizes, sizeGroup: 'waist' }), families),
  );
  const { facets } = findOnShelf(own, own, parseShelfQuery(''));
  expect(facets[0]?.options.map(({ text }) => text)).toEqual(['28', '30', '32', '40']);
});

test('a filter of which a shelf has one value is left out, unless it is chosen', () => {
  const shoes = items.slice(0, 2);
  const facets = (search: string) =>
    findOnShelf(shoes, shoes, parseShelfQuery(search)).facets.map(({ id }) => id);
  expect(facets('')).toEqual(['size', 'colour']);
  expect(facets('?kind=shirts')).toEqual(['size', 'colour', 'kind']);
});

test.each([
  ['official-shoes', 'Official shoes'],
  ['baby-one-pieces', 'Baby one pieces'],
  ['t-shirts', 'T-shirts'],
])('the name %s is shown as %s', (name, shown) => {
  expect(inWords(name)).toBe(shown);
});

test('a search narrows the products, the options and the counts', () => {
  const searched = items.slice(2, 4);
  expect(found('?q=tee', searched).products).toHaveLength(2);
  const { facets } = found('?q=tee&colour=white', searched);
  expect(facets.find(({ id }) => id === 'size')?.options.map(({ value }) => value)).toEqual([
    'clothes-M',
    'clothes-L',
  ]);
});

test('where nothing is found, each part that is in the way alone is named with the number of products that it hides', () => {
  expect(found('?size=shoes-42&kind=shirts').lifts).toEqual([
    { part: 'size', count: 2 },
    { part: 'kind', count: 1 },
  ]);
  expect(found('?size=shoes-42&kind=shirts&colour=blue').lifts).toEqual([]);
  expect(found('?q=heels', []).lifts).toEqual([{ part: 'q', count: 5 }]);
  expect(found('?kind=shirts').lifts).toEqual([]);
});

const sorted = (sort: Parameters<typeof sortProducts>[1], products: readonly ShelfProduct[]) =>
  sortProducts(products, sort).map(({ id }) => id);

test.each([
  ['', ['black-boot', 'navy-boot', 'white-tee', 'black-cap', 'black-tee']],
  ['price-up', ['white-tee', 'black-cap', 'black-boot', 'navy-boot', 'black-tee']],
  ['price-down', ['black-boot', 'navy-boot', 'black-cap', 'white-tee', 'black-tee']],
] as const)('the order "%s" is %j, with sold-out products last', (sort, order) => {
  expect(sorted(sort, shelf)).toEqual(order);
});

test('the newest are first by their day, then those that are marked as new, then the others', () => {
  const products = [
    product('old'),
    product('marked', { markedNew: true }),
    product('spring', { added: '2026-03-01' }),
    product('autumn', { added: '2026-10-01' }),
    product('autumn-new', { added: '2026-10-01', markedNew: true }),
  ];
  expect(sorted('newest', products)).toEqual(['autumn-new', 'autumn', 'spring', 'marked', 'old']);
});

test('the biggest discount in percent is first, and equal ones keep their order', () => {
  const products = [
    product('plain'),
    product('fifth', { originalPriceKes: 1250 }),
    product('half', { originalPriceKes: 2000 }),
    product('other-plain'),
  ];
  expect(sorted('discount', products)).toEqual(['half', 'fifth', 'plain', 'other-plain']);
});

test('2,600 products are filtered, counted and sorted at once', () => {
  const many = Array.from({ length: 520 }, () => shelf).flat();
  const all = many.map((one) => toShelfItem(one, families));
  const { products, facets } = findOnShelf(
    all,
    all,
    parseShelfQuery('?size=shoes-41&sort=price-up'),
  );
  expect(products).toHaveLength(1040);
  expect(facets).toHaveLength(4);
});

test('a highest price is chosen for all bands below it, and shows how many products it leaves', () => {
  const limits = (search: string) =>
    found(search).priceLimits.map(
      ({ value, text, count, isChosen }) => `${value} ${text} ${count}${isChosen ? '*' : ''}`,
    );
  expect(limits('')).toEqual(['0-500 500 2', '0-1000 1,000 3']);
  expect(limits('price=0-1000&kind=shirts')).toEqual(['0-500 500 2', '0-1000 1,000 2*']);
  expect(options('price=0-1000', 'price')).toEqual(['200-499 2', '500-999 1', '2500-2999 2']);
});

test('where filters leave a few products, those that one filter leaves out are close, other sizes last', () => {
  const close = (search: string) => found(search).close.map(({ id }) => id);
  expect(close('')).toEqual([]);
  expect(close('size=shoes-42')).toEqual(['navy-boot', 'white-tee', 'black-cap', 'black-tee']);
  expect(close('size=shoes-41&colour=blue')).toEqual(['black-boot']);
  expect(close('kind=coats')).toEqual([]);
});

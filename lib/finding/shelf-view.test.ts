import type { ListedProduct } from '@/lib/catalogue/catalogue-file';
import { parseShelfQuery } from './shelf-address';
import { type ShelfSource, shelfView } from './shelf-view';

/** A product of the index, without what only a search reads. */
const product = (id: string, over: Partial<ListedProduct> = {}) =>
  ({
    id,
    name: id,
    path: `/shop/shoes/${id}/`,
    priceKes: 1000,
    sizes: ['40', '41', '42'],
    hasOwnSizes: false,
    sizeGroup: 'shoes',
    category: 'Shoes',
    categoryKey: 'shoes',
    description: '',
    alt: '',
    colours: ['Dark Brown'],
    kind: 'shoes',
    kindWords: 'shoes',
    ...over,
  }) as ListedProduct;
const tee = { categoryKey: 'tops', sizes: ['M', 'L'], sizeGroup: 'clothes' };
const products = [
  product('boot'),
  product('sandal', { soldOutSizes: ['42'], originalPriceKes: 2000, colours: ['Red'] }),
  product('tee', { ...tee, kind: 'shirts', colours: ['Red'] }),
];
const shop: ShelfSource = {
  index: { products },
  families: { Brown: ['Dark Brown'] },
  search: (text) => {
    const size = /\d+/.exec(text)?.[0];
    const word = text.replace(/ ?\d+/, '');
    const found = products.filter(({ id }) => id.includes(word)).reverse();
    return { products: found, sizes: size ? [size] : [] };
  },
};
const find = (search: string, categoryKey: string, source = shop) =>
  shelfView(source, parseShelfQuery(search), categoryKey);
/** Finds among other products, in which no text finds anything. */
const findIn = (others: readonly ListedProduct[], search: string) =>
  find(search, '', {
    index: { products: others },
    families: {},
    search: () => ({ products: [], sizes: [] }),
  });
const ids = (search: string, categoryKey = '') =>
  find(search, categoryKey).products.map(({ id }) => id);
const labels = (search: string) => find(search, '').values.map(({ text }) => text);

test('a shelf has the products of its category, and the shop’s has all', () => {
  expect(ids('')).toEqual(['boot', 'sandal', 'tee']);
  expect(ids('', 'tops')).toEqual(['tee']);
  expect(ids('', 'hats')).toEqual([]);
});

test('a size that names no group is asked in every group of the shelf that has it', () => {
  expect(ids('?size=42')).toEqual(['boot']);
  expect(labels('?size=42&size=M')).toEqual(['Size 42', 'Size M']);
  expect(ids('?size=M', 'shoes')).toEqual([]);
  expect(ids('?size=99')).toEqual([]);
});

test('a kind that no product is of is asked as the kinds that are called so', () => {
  const boots = product('boot', { kind: 'boots', kindWords: 'boots Shoes' });
  const heels = product('heel', { kind: 'official-shoes', kindWords: 'official-shoes Shoes' });
  const shirt = product('shirt', { ...tee, kind: 'shirts', kindWords: 'shirts tops' });
  const view = (search: string) => findIn([boots, heels, shirt], search);
  const asked = (search: string) => view(search).products.map(({ id }) => id);
  expect(asked('?kind=shoes')).toEqual(['boot', 'heel']);
  expect(view('?kind=shoes').values.map(({ text }) => text)).toEqual(['Boots', 'Official shoes']);
  expect(asked('?kind=shoes&kind=shirts')).toHaveLength(3);
  expect(asked('?kind=shirts')).toEqual(['shirt']);
  expect(asked('?kind=handbags')).toEqual([]);
});

test('a search finds within the shelf, best first, and the filters within its results', () => {
  expect(ids('?q=a')).toEqual(['sandal']);
  expect(ids('?q=e')).toEqual(['tee']);
  expect(ids('?q=e', 'shoes')).toEqual([]);
  expect(ids('?q=o&colour=brown')).toEqual(['boot']);
  expect(ids('?q=++')).toHaveLength(3);
});

test('everything that is chosen has its name, and a value that no product has keeps its own', () => {
  expect(labels('?q=boot&size=shoes-42&price=500-999&colour=brown&kind=shirts')).toEqual([
    '“boot”',
    'Size 42',
    'KSh\u00a0500–999',
    'Brown',
    'Shirts',
  ]);
  expect(labels('?size=unknown&colour=<b>')).toEqual(['Size unknown', '<b>']);
});

test('a product names the asked sizes that it has in stock', () => {
  const asked = (search: string) =>
    find(search, '').products.map(({ id, askedSizes }) => [id, ...askedSizes]);
  expect(asked('?size=shoes-42&size=shoes-41')).toEqual([
    ['boot', '41', '42'],
    ['sandal', '41'],
  ]);
  expect(asked('')[0]).toEqual(['boot']);
});

test('a product names the sizes of the search that it has in stock, beside those of the filter', () => {
  const asked = (search: string) =>
    find(search, '').products.map(({ id, askedSizes }) => [id, ...askedSizes]);
  expect(asked('?q=boot+42')).toEqual([['boot', '42']]);
  expect(asked('?q=sandal+42')).toEqual([['sandal']]);
  expect(asked('?q=boot+42&size=shoes-41')).toEqual([['boot', '41', '42']]);
});

test('a size of another size set is not asked of a product that has one of that name', () => {
  const waist = product('trousers', { sizeGroup: 'waist' });
  const { products: left } = findIn([product('boot'), waist], '?size=shoes-42');
  expect(left.map(({ id }) => id)).toEqual(['boot']);
});

test('a shelf is ordered by the facts in which its products differ', () => {
  expect(find('', 'shoes').sorts).toEqual(['', 'price-up', 'price-down', 'discount']);
  expect(find('', 'tops').sorts).toEqual(['', 'price-up', 'price-down']);
  expect(findIn([product('new', { markedNew: true })], '').sorts).toContain('newest');
});

test('an address is active with a filter, a search or an order, and not with a category alone', () => {
  const active = (search: string) => find(search, '').isActive;
  expect(['?category=tops', '?sort=cheap', '?price=x'].map(active)).toEqual([false, false, false]);
  expect(['?sort=newest', '?q=a', '?size=x'].map(active)).toEqual([true, true, true]);
  expect(find('?sort=newest&colour=red', '').chosen).toEqual(['colour', 'sort']);
});

test('another category keeps the filters that it has products of', () => {
  const { searchIn } = find('?q=e&size=shoes-42&colour=red&price=500-999&sort=newest', 'shoes');
  expect(searchIn('tops')).toBe('/shop/?category=tops&q=e&price=500-999&colour=red&sort=newest');
  expect(searchIn('')).toBe('/shop/?q=e&size=shoes-42&price=500-999&colour=red&sort=newest');
});

test('a choice is marked as English where the page has no other name for it', () => {
  process.env.PAGES_LANGUAGE = 'sw';
  const { values, nameOf } = findIn([product('boot')], '?colour=dark-brown&size=shoes-42');
  delete process.env.PAGES_LANGUAGE;
  expect(values.map(({ value, lang }) => [value, lang])).toEqual([
    ['shoes-42', undefined],
    ['dark-brown', 'en'],
  ]);
  expect(nameOf('colour', 'dark-brown')).toEqual({ text: 'Dark Brown', lang: 'en' });
});

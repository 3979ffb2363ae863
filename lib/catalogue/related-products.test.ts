import fc from 'fast-check';
import type { ProductRecord } from '@/data/schema/product';
import { catalogueWith, categoryWith, recordWith } from '@/e2e/shop/builders';
import type { Product } from './product';
import { relatedProducts, wornWith } from './related-products';

function shoe(id: string, priceKes: number, over: Partial<ProductRecord> = {}): ProductRecord {
  return recordWith({ id, priceKes, sizes: 'shoes', ...over });
}
function shirt(id: string, over: Partial<ProductRecord> = {}): ProductRecord {
  return recordWith({ id, kind: 'shirts', sizes: 'clothes', ...over });
}
function waist(id: string, sizes: readonly string[], over: Partial<ProductRecord>): ProductRecord {
  return recordWith({ id, kind: 'trousers', sizes, sizeGuide: 'waist', ...over });
}

/** The products of a shop with these records. */
function shopOf(...records: ProductRecord[]): readonly Product[] {
  const sizeSets = { shoes: ['40', '41'], clothes: ['S', 'M'] };
  return catalogueWith({ sizeSets, categories: [categoryWith({ products: records })] }).products;
}

/** The ids of the products related to one of a shop. */
function relatedTo(id: string, shop: readonly Product[]): string {
  const product = shop.find((one) => one.id === id);
  return product
    ? relatedProducts(product, shop)
        .map((other) => other.id)
        .join(' ')
    : '';
}

/** More products of one kind than a page shows. */
const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const shop = shopOf(
  shoe('a', 1000),
  shoe('b', 1100),
  shoe('c', 1900),
  shoe('d', 2000),
  shoe('e', 2400),
  shoe('f', 9000),
  recordWith({ id: 'own-sizes', priceKes: 2000, sizes: ['40'] }),
  shirt('shirt'),
  shirt('trousers', { kind: 'trousers' }),
);

test('every product has six related ones, each once and never itself', () => {
  for (const { id } of shop) {
    const related = relatedTo(id, shop).split(' ');
    expect(new Set(related).size).toBe(6);
    expect(related).not.toContain(id);
  }
});

test('products of the same kind and sizes are first, those that follow in the listing before others', () => {
  expect(relatedTo('d', shop)).toBe('e f a b c own-sizes');
  expect(relatedTo('f', shop)).toBe('a b c d e own-sizes');
});

test('no price changes what is related: the pages of other products stay as they are', () => {
  const costing = (of: (id: string) => number) => shopOf(...many.map((id) => shoe(id, of(id))));
  const before = costing(() => 1000);
  fc.assert(
    fc.property(fc.constantFrom(...many), fc.integer({ min: 1, max: 9999 }), (dearer, priceKes) => {
      const after = costing((id) => (id === dearer ? priceKes : 1000));
      for (const id of many) expect(relatedTo(id, after)).toBe(relatedTo(id, before));
    }),
  );
});

test('products of the same sizes are before those of the same kind, and both before others', () => {
  const small = shopOf(
    shirt('shirt', { priceKes: 1000 }),
    shirt('trousers', { kind: 'trousers', priceKes: 3000 }),
    shirt('own-sizes', { sizes: ['S'], priceKes: 2000 }),
    shoe('shoe', 1000),
  );
  expect(relatedTo('shirt', small)).toBe('trousers own-sizes shoe');
});

test('boots are beside boots, then beside other shoes, and clothes after both', () => {
  const mixed = shopOf(
    shoe('boot', 4500, { kind: 'boots' }),
    shoe('sneaker', 4400, { kind: 'sneakers' }),
    shoe('heel', 4300, { kind: 'heels' }),
    shoe('other-boot', 1000, { kind: 'boots' }),
    recordWith({ id: 'same-sizes', sizes: 'shoes', kind: 'trousers', priceKes: 4500 }),
  );
  expect(relatedTo('boot', mixed)).toBe('other-boot sneaker heel same-sizes');
  expect(relatedTo('other-boot', mixed)).toBe('boot sneaker heel same-sizes');
});

test('a product that is alone in its kind is in the list of another of its sort', () => {
  const alone = shoe('heel', 9000, { kind: 'heels' });
  const boots = many.map((id) => shoe(id, 1000, { kind: 'boots' }));
  const sandals = many.map((id) => shoe(`sandal-${id}`, 1000, { kind: 'sandals' }));
  const products = shopOf(...boots, alone, ...sandals);
  const shown = new Set(products.flatMap(({ id }) => relatedTo(id, products).split(' ')));
  expect(products.filter(({ id }) => !shown.has(id))).toEqual([]);
});

test('a waist is no child’s size, and grown people’s products are before children’s', () => {
  const others = [
    recordWith({
      id: 'child',
      kind: 'trousers',
      sizes: ['30'],
      ageGroup: 'toddler',
      priceKes: 1000,
    }),
    shirt('grown', { priceKes: 9000 }),
  ];
  expect(relatedTo('shown', shopOf(waist('shown', ['30'], { priceKes: 1000 }), ...others))).toBe(
    'grown child',
  );
});

test('products that share a size in stock and suit the same people come first', () => {
  const others = [
    waist('other-size', ['30', '32'], { priceKes: 1000, soldOut: ['30'] }),
    waist('for-men', ['30'], { priceKes: 1000, gender: 'male' }),
    waist('dearer', ['30'], { priceKes: 5000, gender: 'female' }),
    waist('dearest', ['30'], { priceKes: 6000 }),
  ];
  const shown = waist('shown', ['28', '30'], { priceKes: 1000, gender: 'female' });
  expect(relatedTo('shown', shopOf(shown, ...others))).toBe('dearer dearest for-men other-size');
});

test('a sold-out product is last', () => {
  const soldOut = [shoe('b', 1000, { soldOut: true }), shoe('c', 1100), shirt('shirt')];
  expect(relatedTo('a', shopOf(shoe('a', 1000), ...soldOut))).toBe('c shirt b');
});

test.each([undefined, ...many])(
  'every product in stock is related to another of its kind where %s is sold out',
  (soldOut) => {
    const products = shopOf(...many.map((id) => shoe(id, 1000, { soldOut: id === soldOut })));
    const shown = new Set(many.flatMap((id) => relatedTo(id, products).split(' ')));
    expect(many.filter((id) => id !== soldOut && !shown.has(id))).toEqual([]);
  },
);

test('beside a child’s product is nothing that grown people wear', () => {
  const products = shopOf(
    shoe('baby-shoe', 500, { ageGroup: 'infant' }),
    shirt('baby-suit', { ageGroup: 'toddler' }),
    shoe('boot', 500),
  );
  expect(relatedTo('baby-shoe', products)).toBe('baby-suit');
  expect(relatedTo('boot', products)).toBe('baby-shoe baby-suit');
});

test('products worn with another are in its own order, without sold-out ones, and not related too', () => {
  const products = shopOf(
    shoe('boot', 2000, { goesWith: ['trousers', 'gone', 'shirt'] }),
    shirt('shirt'),
    shirt('trousers', { kind: 'trousers' }),
    shirt('gone', { soldOut: true }),
    shoe('clog', 1000),
  );
  const boot = products.find(({ id }) => id === 'boot');
  expect(boot && wornWith(boot, products).map(({ id }) => id)).toEqual(['trousers', 'shirt']);
  expect(relatedTo('boot', products)).toBe('clog');
});

test('products worn with a sold-out one are its own list too, and not related', () => {
  const products = shopOf(
    shoe('boot', 2000, { goesWith: ['shirt'], soldOut: true }),
    shirt('shirt'),
    shoe('clog', 1000),
  );
  const boot = products.find(({ id }) => id === 'boot');
  expect(boot && wornWith(boot, products).map(({ id }) => id)).toEqual(['shirt']);
  expect(relatedTo('boot', products)).toBe('clog');
});

import fc from 'fast-check';
import { searchWords } from '@/data/search-words';
import { catalogueWith, categoryWith, recordWith } from '@/e2e/shop/builders';
import { cartItem } from '@/lib/cart/cart-item';
import type { CartLine } from '@/lib/cart/cart-lines';
import { linesToday } from '@/lib/cart/cart-today';
import { isWholesale } from '@/lib/cart/wholesale';
import type { ListedProduct } from '@/lib/catalogue/catalogue-file';
import { readCatalogueFile } from '@/lib/catalogue/read-catalogue-file';
import { writeCatalogueFile } from '@/lib/finding/write-catalogue-file';
import { formatKes, totalKes } from '@/lib/format/money';
import { paymentOrder } from '@/lib/payment/paypal/payment-order';
import { amountsToday } from '@/lib/seller/ready-replies';
import { todaysTotalKes } from '@/lib/sent/todays-total';
import { cartOrder } from './cart-order-text';
import { linkLines } from './link-lines';
import { orderCode } from './order-link-facts';
import { parseLink } from './order-link-format';

interface Step {
  from: number;
  priceKes?: number;
  percentOff?: number;
}

const froms = fc.uniqueArray(fc.integer({ min: 2, max: 14 }), { minLength: 3, maxLength: 3 });
const percents = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 3, maxLength: 3 });
const rising = (numbers: readonly number[]) => [...numbers].sort((one, two) => one - two);

const shared = fc
  .tuple(froms, percents, fc.integer({ min: 1, max: 3 }), fc.boolean())
  .map(([from, percent, count, inPercent]): Step[] =>
    Array.from({ length: count }, (_, at) => ({
      from: rising(from)[at] ?? 0,
      ...(inPercent
        ? { percentOff: rising(percent)[at] ?? 0 }
        : { priceKes: 1100 - 10 * (rising(percent)[at] ?? 0) }),
    })),
  );
const own = shared.map((steps) =>
  steps.map(({ from, percentOff = 0 }, at) => ({ from, priceKes: 199 - percentOff - at })),
);
const perhaps = <T>(what: fc.Arbitrary<T>) => fc.option(what, { nil: undefined });

const shops = fc.record({
  shop: perhaps(shared),
  categories: fc.array(perhaps(shared), { minLength: 2, maxLength: 2 }),
  products: fc.array(
    fc.record({ priceKes: fc.integer({ min: 200, max: 2000 }), steps: perhaps(own) }),
    { minLength: 4, maxLength: 4 },
  ),
});
type Shop = typeof shops extends fc.Arbitrary<infer S> ? S : never;

const carts = fc.array(
  fc.record({
    product: fc.integer({ min: 0, max: 3 }),
    size: fc.constantFrom('40', '41'),
    quantity: fc.integer({ min: 1, max: 8 }),
  }),
  { minLength: 1, maxLength: 6 },
);
type Cart = typeof carts extends fc.Arbitrary<infer C> ? C : never;

/** The products of a shop as a phone reads them. */
function productsOf({ shop, categories, products }: Shop): readonly ListedProduct[] {
  const catalogue = catalogueWith({
    ...(shop && { wholesale: shop }),
    categories: categories.map((steps, nth) =>
      categoryWith({
        id: `category-${nth}`,
        ...(steps && { wholesale: steps }),
        products: [2 * nth, 2 * nth + 1].map((at) =>
          recordWith({
            id: `product-${at}`,
            name: `Product ${at}`,
            priceKes: products[at]?.priceKes ?? 0,
            ...(products[at]?.steps && { wholesale: products[at].steps }),
          }),
        ),
      }),
    ),
  });
  const file = writeCatalogueFile(catalogue.products, {
    date: '2026-11-22',
    words: searchWords,
    families: {},
    guides: [],
  });
  return readCatalogueFile(JSON.parse(file))?.products ?? [];
}

function todayOf(shop: Shop) {
  const products = new Map(productsOf(shop).map((product) => [product.id, product]));
  const today = { date: '2026-11-22', products };
  return {
    products,
    today,
    linesOf: (cart: Cart) =>
      linesToday(
        cart.map(({ product, size, quantity }, at): CartLine => {
          const listed = products.get(`product-${product}`);
          if (!listed) throw new Error('A product is missing');
          return { ...cartItem(listed, size, quantity), lineId: `line-${at}` };
        }),
        today,
      ),
  };
}

/** Whose steps a product takes: its own before its category's before the shop's. */
function takes(shop: Shop, product: number): { whose: string; steps: readonly Step[] } {
  const { steps } = shop.products[product] ?? {};
  const nth = Math.floor(product / 2);
  if (steps) return { whose: `product ${product}`, steps };
  if (shop.categories[nth]) return { whose: `category ${nth}`, steps: shop.categories[nth] };
  return shop.shop ? { whose: 'shop', steps: shop.shop } : { whose: '', steps: [] };
}

/** What a cart costs, worked out by another way than the shop's. */
function oracleKes(shop: Shop, cart: Cart): number {
  let sum = 0;
  for (const { product, quantity } of cart) {
    const { whose, steps } = takes(shop, product);
    let count = 0;
    for (const other of cart)
      if (takes(shop, other.product).whose === whose) count += other.quantity;
    const single = shop.products[product]?.priceKes ?? 0;
    let price = single;
    for (const { from, priceKes, percentOff = 0 } of steps) {
      const less = priceKes ?? single - Math.floor((single * percentOff) / 100);
      if (count >= from && less < price) price = less;
    }
    sum += price * quantity;
  }
  return sum;
}

const pricesOf = (lines: readonly { priceKes: number }[]) => lines.map(({ priceKes }) => priceKes);
const identity = { reference: '7K2Q1', day: 330, at: 0, address: 'https://shop.example/order/' };

test('the total of any cart is the sum of its products’ prices at the steps they reach together', () => {
  fc.assert(
    fc.property(shops, carts, (shop, cart) => {
      expect(totalKes(todayOf(shop).linesOf(cart))).toBe(oracleKes(shop, cart));
    }),
  );
});

test('one more item makes no other item dearer', () => {
  fc.assert(
    fc.property(shops, carts, carts, (shop, cart, more) => {
      const { linesOf } = todayOf(shop);
      const after = pricesOf(linesOf([...cart, ...more]));
      const dearer = pricesOf(linesOf(cart)).filter((price, at) => (after[at] ?? 0) > price);
      expect(dearer).toEqual([]);
    }),
  );
});

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(shops, carts, (shop, cart) => {
      const { linesOf } = todayOf(shop);
      const turned = pricesOf(linesOf([...cart].reverse())).reverse();
      expect(pricesOf(linesOf(cart))).toEqual(turned);
    }),
  );
});

test('message, link and payment have the total of the cart, and the link is read as unchanged', () => {
  fc.assert(
    fc.property(shops, carts, (shop, cart) => {
      const { products, today, linesOf } = todayOf(shop);
      const lines = linesOf(cart);
      const total = totalKes(lines);
      const choice = { payBy: 'till', destination: { place: '' } } as const;
      const code = orderCode(lines, identity, choice) ?? '';
      const content = parseLink(code);
      if (typeof content === 'string' || !content.order) throw new Error(content.toString());
      expect(totalKes(content.lines)).toBe(total);
      expect(cartOrder(lines, { ...choice, identity }).text).toContain(
        `Total: ${formatKes(total)}`,
      );
      expect(paymentOrder(lines, 'DUKA-7K2Q1').purchase_units[0]?.amount.value).toBe(
        (total / 128).toFixed(2),
      );
      const linked = linesToday(linkLines(content.lines, products), today);
      expect(linked.map(({ formerKes }) => formerKes)).toEqual(lines.map(() => undefined));
      expect(todaysTotalKes(content, linked)).toBeUndefined();
      const order = { lines: content.lines, order: content.order };
      expect(amountsToday(order, linked)).toBe('same');
      expect(isWholesale(linked)).toBe(isWholesale(lines));
    }),
  );
});

test('a price in a link that is not the one at the steps is noticed', () => {
  fc.assert(
    fc.property(shops, carts, fc.nat(), (shop, cart, nth) => {
      const { products, today, linesOf } = todayOf(shop);
      const at = nth % cart.length;
      const forged = linesOf(cart).map(({ id = '', size, quantity, priceKes }, place) => ({
        id,
        size,
        quantity,
        priceKes: priceKes - (place === at ? 1 : 0),
      }));
      const linked = linesToday(linkLines(forged, products), today);
      expect(linked[at]?.formerKes).toBe(forged[at]?.priceKes);
      const order = { ...identity, area: '', place: '', payBy: 'till' } as const;
      expect(amountsToday({ lines: forged, order }, linked)).toBe('changed');
    }),
  );
});

test('the wholesale price is asked for where one of more than four items has no steps, and there alone', () => {
  fc.assert(
    fc.property(shops, carts, (shop, cart) => {
      const count = cart.reduce((sum, { quantity }) => sum + quantity, 0);
      const isOpen = cart.some(({ product }) => takes(shop, product).whose === '');
      expect(isWholesale(todayOf(shop).linesOf(cart))).toBe(count > 4 && isOpen);
    }),
  );
});

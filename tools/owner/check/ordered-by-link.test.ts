import fc from 'fast-check';
import { dataModules, productModule } from '@/data/schema/modules';
import { recordWith } from '@/e2e/shop/builders';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { factsFiller } from '@/lib/facts/facts-filler';
import { factsOf } from '@/lib/facts/facts-of';
import { encodeLink, type LinkContent, parseLink } from '@/lib/order/order-link-format';
import { referenceOfText } from '@/lib/order/reference';
import { shopRules } from './between-records/shop';
import { said, shopWith } from './between-records/shop-with';
import { judge } from './judge';

const shop = readShop('e2e/shop/data');
interface Named {
  id?: string;
  sizes?: readonly string[];
  priceKes?: number;
  areaName?: string;
  feeKes?: number;
  town?: string;
}

/** A shop in English alone, of one area and one product with these names and sums. */
function shopNamed({ id = 'boot', sizes = ['41'], priceKes = 1500, ...others }: Named) {
  const { areaName = 'Estates', feeKes = 0, town = 'Town' } = others;
  const { languages: _, ...facts } = shop.shop;
  const { shippingFee: _fee, sw: _sw, ...policies } = shop.policies;
  const rest = { feeKes, means: 'By rider', time: 'Today', payOnDelivery: true };
  return {
    ...shop,
    shop: facts,
    address: { ...shop.address, town },
    policies,
    deliveryAreas: [{ name: areaName, ...rest }],
    products: [recordWith({ id, sizes, priceKes })],
  };
}

type NamedShop = ReturnType<typeof shopNamed>;

/** The check's sentences about the names and sums of a shop. */
function issuesOf(one: NamedShop): string[] {
  const { deliveryAreas, products } = one;
  const { 'delivery.ts': delivery } = dataModules;
  const bySchema = [
    ...judge('delivery.ts', delivery.schema, deliveryAreas),
    ...products.flatMap((record) => judge('product.ts', productModule.schema, record)),
  ].map(({ path, must }) => `${path.at(-1)} ${must}`);
  return [...bySchema, ...said(shopRules, shopWith(one))];
}

const letters = fc.oneof(
  fc.constantFrom('a', 'é', ' ', '-', 'ن', '語', '👟'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const names = fc.oneof(
  fc.string({ unit: letters, minLength: 1, maxLength: 40 }),
  fc.string({ unit: letters, minLength: 60, maxLength: 84 }),
);
const sums = fc.oneof(
  fc.integer({ min: 1, max: 5000 }),
  fc.integer({ min: 9_999_990, max: 10_000_010 }),
);
/** The unusual values of a shop. */
const shops = fc.record(
  {
    id: fc.stringMatching(/^[a-z0-9]{1,30}(-[a-z0-9]{1,26}){0,2}$/),
    sizes: fc.array(fc.oneof(names, fc.constantFrom('Infinity', '-NaN')), {
      minLength: 1,
      maxLength: 2,
    }),
    priceKes: sums,
    areaName: fc.oneof(
      names,
      names.map((name) => `{town}${name}`),
    ),
    feeKes: sums,
    town: fc.string({ unit: letters, minLength: 1, maxLength: 30 }),
  },
  { requiredKeys: [] },
);

const many = 'ab'.repeat(40);
const half = '👟'.repeat(40);

const largest: readonly (readonly [string, Named])[] = [
  ['a size of 80 letters', { sizes: [many] }],
  ['a size of 40 emojis, which count as 80', { sizes: [half] }],
  ['an id of 80 letters', { id: many }],
  ['a price of ten million', { priceKes: 10_000_000 }],
  ['a fee of ten million', { feeKes: 10_000_000 }],
  ['an area of 80 letters', { areaName: many }],
  ['an area of 80 letters with the town', { areaName: `{town}${'x'.repeat(76)}`, town: 'Town' }],
];

test('each size, area and quantity of a shop that the check lets pass can be ordered with a link', () => {
  const quantities = fc.integer({ min: 1, max: 9999 });
  const places = fc.string({ unit: letters, maxLength: 40 });
  fc.assert(
    fc.property(shops, quantities, places, (named, quantity, place) => {
      const one = shopNamed(named);
      // About one in eight passes; a check that lets none pass has too many left out, and fails.
      fc.pre(issuesOf(one).length === 0);
      const [area] = factsFiller(factsOf(one)).filled(one.deliveryAreas);
      const [{ id, sizes, priceKes } = recordWith()] = one.products;
      for (const size of sizes) {
        const content = {
          lines: [{ id, size, priceKes, quantity }],
          order: {
            ...{ reference: referenceOfText(place), day: 326, payBy: 'mpesa' },
            ...{ area: area?.name, feeKes: area?.feeKes, place },
          },
        } as LinkContent;
        expect(parseLink(encodeLink(content) ?? '')).toEqual(content);
      }
    }),
    { seed: 81, numRuns: 120, examples: largest.map(([, named]) => [named, 9999, '']) },
  );
});

test.each(largest)('the check lets %s pass', (_, named) => {
  expect(issuesOf(shopNamed(named))).toEqual([]);
});

const LONG = 'must be 80 letters at most: the link of an order carries no more';
const HIGH = 'must be 10,000,000 shillings at most';

test.each<[string, Named, string]>([
  ['a size of 81 letters', { sizes: [`${many}x`] }, `0 ${LONG}`],
  ['a size of 41 emojis', { sizes: [`${half}👟`] }, `0 ${LONG}`],
  ['a size named Infinity', { sizes: ['Infinity'] }, '0 must be a size and no word for a number'],
  ['an id of 81 letters', { id: `${many}x` }, `id ${LONG}`],
  ['a price of one shilling more', { priceKes: 10_000_001 }, `priceKes ${HIGH}`],
  ['a fee of one shilling more', { feeKes: 10_000_001 }, `feeKes ${HIGH}`],
  ['an area of 81 letters', { areaName: `${many}x` }, `data/delivery.ts: entry 1: name: ${LONG}`],
  [
    'an area of 81 letters with the town',
    { areaName: `{town}${'x'.repeat(77)}`, town: 'Town' },
    `data/delivery.ts: entry 1: name: ${LONG}`,
  ],
])('the check refuses %s', (_, named, sentence) => {
  expect(issuesOf(shopNamed(named))).toEqual([sentence]);
});

test('the Kiswahili name of an area, which no link has, may be longer', () => {
  const one = shopNamed({});
  const deliveryAreas = one.deliveryAreas.map((named) => ({ ...named, sw: { name: `${many}x` } }));
  const inTwo = { ...one, shop: { ...one.shop, languages: ['sw'] as const }, deliveryAreas };
  expect(said([...shopRules], shopWith(inTwo))).toEqual([]);
});

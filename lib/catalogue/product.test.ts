import { aboutOf } from '@/data/schema/field';
import { product as productSchema } from '@/data/schema/product';
import {
  catalogueOf,
  catalogueWith,
  categoryWith,
  pictureOf,
  productWith,
  recordWith,
} from '@/e2e/shop/builders';
import { productById, productsOf, toCardProduct, toPromotedCardProduct } from './product';

const boot = recordWith({ originalPriceKes: 1250, rating: 4.6, reviews: 58, isNew: true });
const { products } = catalogueOf([boot], { boot: pictureOf('boot') });

test('a field that its schema does not send to the phone is not sent', () => {
  const sent = products.map(toPromotedCardProduct).flatMap((card) => Object.keys(card));
  const kept = Object.entries(productSchema.entries)
    .filter(([, entry]) => aboutOf(entry).use !== 'phone')
    .map(([field]) => field);
  expect(sent.filter((field) => kept.includes(field))).toEqual([]);
});

test('a product sends to the phone the facts of cards, dialog and order, and no others', () => {
  const keys = products.map(toCardProduct).map((card) => Object.keys(card).toSorted());
  expect(keys).toEqual([
    [
      'alt',
      'category',
      'categoryKey',
      'description',
      'hasOwnSizes',
      'id',
      'name',
      'originalPriceKes',
      'path',
      'picture',
      'priceKes',
      'sizeGroup',
      'sizes',
    ],
  ]);
});

test('a product without an earlier price or a picture sends neither', () => {
  const keys = Object.keys(toCardProduct(productWith()));
  expect(keys).not.toContain('originalPriceKes');
  expect(keys).not.toContain('picture');
});

test('an offer or featured product sends its rating and its label too', () => {
  const sent = products.map(toCardProduct);
  expect(products.map(toPromotedCardProduct)).toEqual([
    { ...sent[0], rating: 4.6, reviews: 58, isNew: true },
  ]);
});

test('an offer has its description in English too, where that is in another language', () => {
  const own = {
    ...productWith(),
    owners: { name: 'Boots', description: 'Dry feet.', care: 'Wipe.' },
  };
  expect(toCardProduct(own).owners).toEqual({ name: 'Boots' });
  expect(toPromotedCardProduct(own).owners).toEqual({ name: 'Boots', description: 'Dry feet.' });
});

test('the products of a category keep their order', () => {
  const categories = [
    categoryWith({ id: 'hats', products: [recordWith({ id: 'cap' })] }),
    categoryWith({ products: [recordWith({ id: 'clog' }), recordWith({ id: 'boot' })] }),
  ];
  const all = catalogueWith({ categories }).products;
  expect(productsOf('shoes', all).map(({ id }) => id)).toEqual(['clog', 'boot']);
});

test('a product is found by its id, and an unknown id throws', () => {
  const all = catalogueOf([recordWith({ id: 'clog' }), recordWith({ id: 'boot' })]).products;
  expect(productById('boot', all)).toBe(all[1]);
  expect(() => productById('no-such-shoe', all)).toThrow('No product "no-such-shoe"');
});

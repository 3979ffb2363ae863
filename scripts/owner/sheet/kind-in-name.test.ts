import { kindFinder } from './kind-in-name';

const kindIn = kindFinder([
  ...['shoes', 'shirts', 'sweaters', 'trousers', 'jeans', 'dresses', 'skirts', 'jackets', 'suits'],
  ...['sportswear', 'socks', 'tights', 'wedding-dresses', 'baby-dresses', 'baby-hats', 'bags'],
  ...['belts', 'hats', 'kikoys'],
]);

test.each([
  ['Blue Jeans', 'jeans'],
  ['High-waist Leggings', 'trousers'],
  ['Pleated skirt', 'skirts'],
  ['Ankle Socks', 'socks'],
  ['Shirt Dress', 'dresses'],
  ['Two Dresses', 'dresses'],
  ['Canvas Bag', 'bags'],
  ['Leather belt', 'belts'],
  ['Baseball Cap', 'hats'],
  ['Zip Hoodie', 'sweaters'],
  ['Rain Coat', 'jackets'],
  ['Sunrise T-shirt', 'shirts'],
  ['Grey Suit', 'suits'],
  ['Track Suit', 'sportswear'],
  ['Canvas High-tops', 'shoes'],
  ['Cap-toe Shoes', 'shoes'],
  ['Dress with belt', 'dresses'],
  ['Bag for shoes', 'bags'],
  ['Wedding Dress', 'wedding-dresses'],
  ['Striped Kikoy', 'kikoys'],
  ['Gold Necklace', undefined],
  ['Samba', undefined],
])('the name %s says the kind %s', (name, kind) => {
  expect(kindIn(name, 'adult')).toBe(kind);
});

test.each([
  ['Baby Dress', 'adult', 'baby-dresses'],
  ['Striped Hat', 'toddler', 'baby-hats'],
  ['Baby Boots', 'infant', 'shoes'],
])('the name %s for the age group %s says the kind %s', (name, ageGroup, kind) => {
  expect(kindIn(name, ageGroup)).toBe(kind);
});

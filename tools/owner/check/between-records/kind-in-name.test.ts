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

const finely = kindFinder([
  ...['boots', 'canvas', 'heels', 'official-shoes', 'sandals', 'sneakers', 'shoes'],
  ...['t-shirts', 'hoodies', 'shirts', 'sweaters', 'palazzo', 'trousers'],
]);

test.each([
  ['Chelsea Boots', 'boots'],
  ['Low Canvas Shoes', 'canvas'],
  ['Cap-toe Official Shoes', 'official-shoes'],
  ['Running Shoes', 'shoes'],
  ['White High-tops', 'sneakers'],
  ['Red Stilettos', 'heels'],
  ['Flip-flops', 'sandals'],
  ['Sunrise T-shirt', 't-shirts'],
  ['Zip Hoodie', 'hoodies'],
  ['Wool Cardigan', 'sweaters'],
  ['Kitenge Palazzo', 'palazzo'],
])('in a shop that has finer kinds the name %s says the kind %s', (name, kind) => {
  expect(finely(name, 'adult')).toBe(kind);
});

test.each([
  ['Baby Dress', 'adult', 'baby-dresses'],
  ['Striped Hat', 'toddler', 'baby-hats'],
  ['Baby Boots', 'infant', 'shoes'],
])('the name %s for the age group %s says the kind %s', (name, ageGroup, kind) => {
  expect(kindIn(name, ageGroup)).toBe(kind);
});

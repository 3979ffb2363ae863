import { categoryWith, pictureOf, productWith, sizeGuideWith } from '@/e2e/shop/builders';
import { kiswahiliNames } from '@/e2e/shop/data/kiswahili-names';
import { searchWords } from '@/e2e/shop/data/search-words';
import { readCatalogueFile } from '@/lib/catalogue/read-catalogue-file';
import { searchProducts } from './search-products';
import { writeCatalogueFile } from './write-catalogue-file';

const shoe = {
  ...productWith(
    {
      id: 'a1',
      name: 'Viatu rasmi vya cap-toe',
      alt: 'Jozi ya viatu vyenye kamba nyeupe',
      colour: 'Black',
      kind: 'official-shoes',
      owners: { name: 'Formal Cap-toe', alt: 'Pair of polished shoes with white laces' },
    },
    pictureOf('a1'),
  ),
  sizes: ['41', '42'],
  sizeGroup: 'shoes',
  category: 'Viatu vya watu wazima',
  categoryKey: 'footwear',
};
const suit = {
  ...productWith(
    {
      id: 'b2',
      name: 'Suti ya mtoto',
      alt: 'Suti yenye picha za nanasi',
      colour: 'Yellow',
      kind: 'baby-outfits',
      ageGroup: 'toddler',
      owners: { name: 'Baby Playsuit', alt: 'Playsuit with pineapples' },
    },
    pictureOf('b2'),
  ),
  sizes: ['22', '24'],
  sizeGroup: 'baby',
  category: 'Nguo za mtoto',
  categoryKey: 'baby',
};
const white = { ...shoe, id: 'c3', colour: 'White', sizes: ['41'] };

const file = writeCatalogueFile([shoe, suit, white], {
  date: '2026-11-22',
  words: searchWords,
  families: {},
  guides: [
    sizeGuideWith({
      id: 'shoes',
      columns: { uk: { title: 'Saizi ya UK', holds: 'number' } },
      rows: { '41': { uk: 7.5 }, '42': { uk: 8 } },
    }),
    sizeGuideWith({
      id: 'baby',
      columns: { age: { title: 'Umri', holds: 'text' } },
      rows: { '22': { age: 'miezi 12–18' }, '24': { age: 'miaka 2–2½' } },
      owners: { rows: { '22': { age: '12–18 months' }, '24': { age: '2–2½ years' } } },
    }),
  ],
  names: kiswahiliNames,
  categories: [
    categoryWith({ id: 'footwear', owners: { name: 'Grown-up Footwear' } }),
    categoryWith({ id: 'baby', name: 'Nguo za mtoto' }),
  ],
});
const index = readCatalogueFile(JSON.parse(file));

test.each([
  ['viatu rasmi', ['a1', 'c3']],
  ['black shoes 42', ['a1']],
  ['viatu vyeusi 42', ['a1']],
  ['formal', ['a1', 'c3']],
  ['grown-up footwear', ['a1', 'c3']],
  ['viatu vya watu wazima', ['a1', 'c3']],
  ['uk 8', ['a1']],
  ['uk 7½', ['a1', 'c3']],
  ['uk 7.5', ['a1', 'c3']],
  ['viatu chini ya elfu moja mia tano', ['a1', 'c3']],
  ['12 months', ['b2']],
  ['miezi 12', ['b2']],
  ['mwaka 1', ['b2']],
  ['miaka 2', ['b2']],
  ['two years', ['b2']],
  ['pineapples', ['b2']],
  ['nanasi', ['b2']],
  ['playsuit', ['b2']],
  // White laces make no white shoes.
  ['viatu vyeupe', ['c3']],
  ['white shoes', ['c3']],
  ['nguo za mtoto', ['b2']],
  ['nguo za watoto', ['b2']],
  ['nguo kwa mtoto', ['b2']],
  ['mna viatu vya saizi 42', ['a1']],
  ['viatu vya bei ya chini ya 1500', ['a1', 'c3']],
])('in a shop in Kiswahili the search “%s” finds %j', (query, ids) => {
  if (!index) throw new Error('The file is not read.');
  expect(searchProducts(index, query).products.map(({ id }) => id)).toEqual(ids);
});

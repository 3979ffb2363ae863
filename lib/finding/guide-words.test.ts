import { sizeGuideWith } from '@/e2e/shop/builders';
import { searchWords } from '@/e2e/shop/data/search-words';
import { exampleProducts } from '@/e2e/shop/search-examples';
import { productById } from '@/lib/catalogue/product';
import { readCatalogueFile } from '@/lib/catalogue/read-catalogue-file';
import { searchProducts, sizesFound } from './search-products';
import { writeCatalogueFile } from './write-catalogue-file';

const product = productById('penny', exampleProducts());
const shoe = { ...product, id: 'shoe', sizes: ['41', '42', '22'], sizeGroup: 'shoes' };
const baby = { ...product, id: 'baby', sizes: ['21', '22', '23', '24'], sizeGroup: 'baby' };
const trousers = { ...product, id: 'trousers', sizes: ['22', '24'], sizeGroup: 'waist' };

const guides = [
  sizeGuideWith({
    id: 'shoes',
    columns: { uk: { title: 'UK size', holds: 'number' } },
    rows: { '41': { uk: 7.5 }, '42': { uk: 8 }, '43': { uk: 9 } },
  }),
  sizeGuideWith({
    id: 'baby',
    columns: { age: { title: 'Age', holds: 'text' } },
    rows: {
      '21': { age: 'the smallest' },
      '22': { age: '12–18 months' },
      '23': { age: '18–24 months' },
      '24': { age: '2–2½ years' },
    },
  }),
];

const found = (query: string) => {
  const facts = { date: '2026-11-22', words: searchWords, families: {}, guides };
  const file = writeCatalogueFile([shoe, baby, trousers], facts);
  const index = readCatalogueFile(JSON.parse(file));
  if (!index) throw new Error('The file is not read.');
  const { products, sizes } = searchProducts(index, query);
  return products.map((one) => `${one.id} ${sizesFound(one, sizes)}`);
};

test.each([
  ['uk 8', ['shoe 42']],
  ['UK8', ['shoe 42']],
  ['uk size 7.5', ['shoe 41']],
  ['size 8 uk', ['shoe 42']],
  ['uk 7.5', ['shoe 41']],
  ['12 months', ['baby 22']],
  ['17 months old', ['baby 22']],
  ['18 months', ['baby 23']],
  ['1 year', ['baby 22']],
  ['1 year old', ['baby 22']],
  ['2 years', ['baby 24']],
  ['miaka 2', ['baby 24']],
  ['first birthday', ['baby 22']],
  ['22', ['shoe 22', 'baby 22', 'trousers 22']],
])('the search “%s” finds the sizes that the guide has for it: %j', (query, sizes) => {
  expect(found(query)).toEqual(sizes);
});

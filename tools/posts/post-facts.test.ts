import { catalogueOf, pictureOf, recordWith } from '@/e2e/shop/builders';
import { postFacts, sizesLine } from './post-facts';

const sizes = ['38', '39', '40', '41'];
const { facts, leftOut, withoutPhoto } = postFacts(
  catalogueOf(
    [
      recordWith({ id: 'sandal', name: 'Sandals', sizes, soldOut: true }),
      recordWith({ id: 'boot', name: 'Boots', sizes, priceKes: 1995, originalPriceKes: 2850 }),
      recordWith({ id: 'loafer', name: 'Loafers', sizes, soldOut: ['39'], sizesLeft: { '41': 2 } }),
      recordWith({ id: 'clog', name: 'Clogs', sizes: ['40'] }),
      recordWith({ id: 'pump', name: 'Pumps', sizes }),
    ],
    Object.fromEntries(['boot', 'loafer'].map((id) => [id, pictureOf(id)])),
  ),
  ['pump', 'sandal'],
);
const byId = Object.fromEntries(facts.map((one) => [one.id, one]));

test('a product that is sold out or has no price is not posted', () => {
  expect(facts.map(({ id }) => id)).toEqual(['boot', 'loafer', 'clog']);
  expect(leftOut).toEqual({ soldOut: ['sandal'], noPrice: ['pump'], noPhoto: ['clog'] });
});

test('a product without a photo is posted in texts, cards and lists alone', () => {
  expect([...withoutPhoto]).toEqual(['clog']);
});

test('a post of a product with an earlier price has that price and the discount', () => {
  expect(byId.boot).toMatchObject({
    name: 'Boots',
    price: 'KSh 1,995',
    was: { price: 'KSh 2,850', percent: '−30%' },
    url: 'https://mavazi.example/shop/shoes/boot/',
  });
  expect(byId.loafer).not.toHaveProperty('was');
});

test('a post lists the sizes in stock', () => {
  const shown = facts.map((one) => sizesLine(one));
  expect(shown).toEqual(['Sizes 38–41', 'Sizes 38, 40, 41', 'Size 40']);
});

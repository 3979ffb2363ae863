import type { PostFacts } from './post-facts';
import { offersText, productText } from './post-text';

const shop = { name: 'Stall', town: 'Thika', phone: '0712 345 678', hashtags: ['Stall', 'Thika'] };
const boots: PostFacts = {
  id: 'boot',
  name: 'Boots',
  category: 'Shoes',
  categoryKey: 'shoes',
  price: 'KSh 1,995',
  was: { price: 'KSh 2,850', percent: '−30%' },
  sizes: '38–41',
  sizeCount: 4,
  url: 'https://stall.example/shop/shoes/boot/',
};
const { was: _was, ...plain } = boots;

test('the text of a product has name, price, sizes, link, phone number and hashtags', () => {
  expect(productText(boots, shop)).toBe(
    [
      'Boots',
      'KSh 1,995, was KSh 2,850 (−30%)',
      'Sizes 38–41',
      'https://stall.example/shop/shoes/boot/',
      '',
      'Order on WhatsApp: 0712 345 678',
      '#Stall #Thika',
      '',
    ].join('\n'),
  );
});

test('the text of a product without an earlier price has its price alone', () => {
  expect(productText(plain, shop).split('\n')[1]).toBe('KSh 1,995');
});

test('the text of everything on offer leaves out what has no earlier price', () => {
  const others = { ...plain, id: 'clog', name: 'Clogs' };
  const text = offersText([boots, others], shop);
  expect(text).toMatch(/^On offer at Stall, Thika:\n\nBoots\nKSh 1,995, was/);
  expect(text).not.toContain('Clogs');
});

test('there is no text of everything on offer where nothing is', () => {
  expect(offersText([plain], shop)).toBeUndefined();
});

test('a shop without hashtags has none at the end of its texts', () => {
  const text = productText(plain, { ...shop, hashtags: [] });
  expect(text.endsWith('0712 345 678\n')).toBe(true);
});

test('a product of one size does not say twice that it is a size', () => {
  const bag = { ...plain, sizes: 'One size', sizeCount: 1 };
  expect(productText(bag, shop).split('\n')[2]).toBe('One size');
});

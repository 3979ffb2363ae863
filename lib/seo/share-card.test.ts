import { cardAlt, cardPath, withCorners } from './share-card';

const card = {
  file: 'boot.jpg',
  title: 'Boots.',
  pill: 'KSh 2,250',
  line: '',
  productIds: ['boot'],
};

test('a share card has an address and an alternative text', () => {
  expect(cardPath(card)).toBe('/share/boot.jpg');
  expect(cardAlt(card, 'The Shop')).toBe('Boots, KSh 2,250, The Shop');
});

test.each([
  ['one product fills it', ['a'], ['a']],
  ['three products leave a corner to the mark', ['a', 'b', 'c'], ['a', 'b', 'c', undefined]],
  ['four products fill the corners', ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd']],
])('on a share card %s', (_, pictures, shown) => {
  expect(withCorners(pictures)).toEqual(shown);
});

import { cardAlt, cardFile, cardNameOf, withCorners } from './share-card';

const card = {
  name: 'boot',
  title: 'Boots.',
  pill: 'KSh 2,250',
  line: '',
  productIds: ['boot'],
};

test('the file of a share card has its name and a hash, and gives its name back', () => {
  expect(cardFile(card, '1a2b3c4d5e')).toBe('boot.1a2b3c4d5e.jpg');
  expect(cardNameOf('boot.1a2b3c4d5e.jpg')).toBe('boot');
  expect(['boot.jpg', 'boot.1a2b3c4d5e.png', '.htaccess'].map(cardNameOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a share card has an alternative text', () => {
  expect(cardAlt(card, 'The Shop')).toBe('Boots, KSh 2,250, The Shop');
});

test.each([
  ['one product fills it', ['a'], ['a']],
  ['three products leave a corner to the mark', ['a', 'b', 'c'], ['a', 'b', 'c', undefined]],
  ['four products fill the corners', ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd']],
])('on a share card %s', (_, pictures, shown) => {
  expect(withCorners(pictures)).toEqual(shown);
});

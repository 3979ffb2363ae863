import { cardAlt, cardPath, withCorners } from './share-card';

const card = {
  file: 'brogue.jpg',
  title: 'Oxblood Brogues.',
  pill: 'KSh 2,250',
  line: '',
  productIds: ['brogue'],
};

test('a share card has an address and an alternative text', () => {
  expect(cardPath(card)).toBe('/share/brogue.jpg');
  expect(cardAlt(card, 'Mavazi')).toBe('Oxblood Brogues, KSh 2,250, Mavazi');
});

test.each([
  ['one product fills it', ['a'], ['a']],
  ['three products leave a corner to the mark', ['a', 'b', 'c'], ['a', 'b', 'c', undefined]],
  ['four products fill the corners', ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd']],
])('on a share card %s', (_, pictures, shown) => {
  expect(withCorners(pictures)).toEqual(shown);
});

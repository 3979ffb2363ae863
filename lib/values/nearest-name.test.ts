import { nearestName } from './nearest-name';

const names = ['blue-jeans', 'brogue', 'brogues', 'penny-loafer'];

test.each([
  ['Brogue', 'brogue'],
  ['brougue', 'brogue'],
  ['blue jeans', 'blue-jeans'],
  ['peny-lofer', 'penny-loafer'],
  ['penny', 'penny-loafer'],
  ['brogues', 'brogues'],
])('the name nearest to %s is %s', (name, nearest) => {
  expect(nearestName(name, names)).toBe(nearest);
});

test('a name of which no letter is right is not meant', () => {
  expect(nearestName('en', ['sw'])).toBeUndefined();
  expect(nearestName('sv', ['sw'])).toBe('sw');
});

test.each(['sandal', '', ' '])(
  'the name "%s", which resembles none, has no nearest name',
  (name) => {
    expect(nearestName(name, names)).toBeUndefined();
  },
);

import { familiesOf, familyOf } from './colour-family';

const families = { Blue: ['Navy', 'Light blue'], Brown: ['Tan'] };

test.each([
  ['Navy', 'Blue'],
  ['navy', 'Blue'],
  ['Light  Blue', 'Blue'],
  ['Blue', 'Blue'],
  ['Tan', 'Brown'],
  ['Straw', 'Straw'],
])('the colour %s belongs to %s', (colour, family) => {
  expect(familyOf(colour, families)).toBe(family);
});

test('a product has each family of its colours once', () => {
  expect(familiesOf(['Navy', 'Light blue', 'Off white'], families)).toEqual([
    { value: 'blue', label: 'Blue' },
    { value: 'off-white', label: 'Off white' },
  ]);
});

import { describePlace, placeAt } from './source-place';

const source = "export const a = {\r\n  id: 'brogue',\r\n  priceKes: 2,250,\r\n};\r\n";

test('a place has its line number and its text, with a mark under it', () => {
  const place = placeAt(source, source.indexOf('2,250'));
  expect(describePlace(place)).toBe(
    ['  line 3:  priceKes: 2,250,', '                     ^'].join('\n'),
  );
});

test('the end of a file is a place on its last line', () => {
  expect(placeAt('a\nb', 3)).toEqual({ line: 2, text: 'b', column: 1 });
});

test('a long line is cut around the place', () => {
  const place = placeAt(`${'a'.repeat(200)}X${'b'.repeat(200)}`, 200);
  expect(place.text).toHaveLength(90);
  expect(place.text[place.column]).toBe('X');
});

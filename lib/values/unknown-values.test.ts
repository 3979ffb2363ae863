import { asRecord, isPositiveInteger, isText, parseJson } from './unknown-values';

test('a text that is not JSON is parsed as null', () => {
  expect([null, '', '{"a":', 'null'].map(parseJson)).toEqual([null, null, null, null]);
  expect(parseJson('{"a":1}')).toEqual({ a: 1 });
});

test('a field can be read from any value', () => {
  expect(asRecord({ a: 1 }).a).toBe(1);
  expect([null, undefined, 7, 'a', []].map((value) => asRecord(value).a)).toEqual(
    Array(5).fill(undefined),
  );
});

test('a blank text does not count as a text', () => {
  expect(['a', ' a ', '', ' \n', 7, null].map(isText)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('only a whole number above 0 is a positive integer', () => {
  expect([1, 1e9].every(isPositiveInteger)).toBe(true);
  expect([0, -3, 1.5, 1e300, Number.NaN, '2', null].some(isPositiveInteger)).toBe(false);
});

test.each([
  ['as it is', '"41 \ud83d"'],
  ['as JSON escapes it', '"41 \\ud83d"'],
  ['in an object in a list', '{"a":["41 \\uD83d"]}'],
])('half an emoji in a JSON text, %s, becomes a replacement character', (_, text) => {
  expect(JSON.stringify(parseJson(text))).toBe(
    JSON.stringify(parseJson(text.replace(/\\ud83d|\ud83d/i, '\ufffd'))),
  );
});

test('a whole emoji in a JSON text stays, escaped or not, like a text that only looks like half of one', () => {
  expect(parseJson('["\\ud83d\\udc5f", "👟", "\\ud83d\udc5f", "\\\\ud83d"]')).toEqual([
    '👟',
    '👟',
    '👟',
    '\\ud83d',
  ]);
});

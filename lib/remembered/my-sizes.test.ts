import { parseMySizes, withSize } from './my-sizes';

const stored = (sizes: unknown) => JSON.stringify({ state: { sizes }, version: 0 });
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`set-${at}`, 'M']));

test('stored sizes are read back by their groups, with one that was forgotten', () => {
  expect(parseMySizes(stored({ shoes: '42', clothes: '' }))).toEqual({ shoes: '42', clothes: '' });
});

test.each([null, '', '{', '[]', '7', '{"state":7}', stored(null), stored('42')])(
  'stored sizes of %j are no sizes',
  (text) => expect(parseMySizes(text)).toEqual({}),
);

test('a stored size that is no text, or too long, is left out and the others stay', () => {
  const sizes = { shoes: 42, clothes: 'M', baby: 'x'.repeat(999), ['y'.repeat(999)]: 'M', '': 'M' };
  expect(parseMySizes(stored(sizes))).toEqual({ clothes: 'M' });
});

test('of too many stored groups the last twenty are kept', () => {
  const sizes = parseMySizes(stored(many(500)));
  expect(Object.keys(sizes)).toHaveLength(20);
  expect(sizes).toHaveProperty('set-499');
});

test('a chosen size takes the place of the one before and is the last to be dropped', () => {
  expect(withSize({ shoes: '42', clothes: 'M' }, 'shoes', '43')).toEqual({
    clothes: 'M',
    shoes: '43',
  });
  const sizes = withSize(many(20), 'shoes', '42');
  expect(Object.keys(sizes)).toHaveLength(20);
  expect(sizes).toMatchObject({ shoes: '42' });
});

import { type PictureBytes, pictureTable, weightProblems } from './picture-weight';

const card = (name: string, bytes: number): PictureBytes => ({
  name,
  width: 320,
  format: 'avif',
  bytes,
});

test('light pictures are no problem', () => {
  expect(
    weightProblems([card('a', 8000), card('b', 9000), card('c', 20_000)], ['a', 'b', 'c']),
  ).toEqual([]);
});

test('a heavy median is one', () => {
  expect(weightProblems([card('a', 1), card('b', 9001), card('c', 9002)], [])).toEqual([
    'The median card is 9001 bytes, over 9000.',
  ]);
});

test('a heavy first screen is one, whatever comes below it', () => {
  const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => card(name, 1));
  const heavy = [card('x', 30_000), card('y', 30_001), ...cards];
  expect(weightProblems(heavy, ['x', 'y', 'a'])).toEqual([
    'The first screen of Shop is 60002 bytes of pictures, over 60000.',
  ]);
  expect(weightProblems(heavy, ['a', 'b', 'c', 'd', 'x', 'y'])).toEqual([]);
});

test('the table has a row a picture with its bytes', () => {
  const table = pictureTable([card('brogue', 8123), { ...card('brogue', 15_500), format: 'jpg' }]);
  expect(table).toMatch(/brogue\s+8\.1\/15\.5/);
});

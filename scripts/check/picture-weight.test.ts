import { type PictureBytes, pictureTable, pictureWeightIssues } from './picture-weight';

const card = (name: string, bytes: number): PictureBytes => ({
  name,
  width: 320,
  format: 'avif',
  bytes,
});
const hero = (bytes: number) => ({ ...card('hero-phone', bytes), width: 800 });

test('pictures within the limits have no issue, and other scenes no limit', () => {
  const cards = ['a', 'b', 'c', 'd', 'e'].map((name) => card(name, 9000));
  const names = cards.map(({ name }) => name);
  expect(pictureWeightIssues([...cards, hero(25_000), card('about', 99_999)], names)).toEqual([]);
});

test('a median card, a first screen and a hero over their limits are reported', () => {
  const cards = ['a', 'b', 'c', 'd', 'e'].map((name) => card(name, 15_001));
  const names = cards.map(({ name }) => name);
  expect(pictureWeightIssues([...cards, hero(25_001)], names)).toEqual([
    'The median card is 15001 bytes of pictures, over 9000.',
    'The first screen of Shop is 60004 bytes of pictures, over 60000.',
    "Home's hero is 25001 bytes of pictures, over 25000.",
  ]);
});

test('the table has a row for each picture with its kB', () => {
  const table = pictureTable([card('brogue', 8123), { ...card('brogue', 15_500), format: 'jpg' }]);
  expect(table).toMatch(/brogue\s+8\.1\/15\.5/);
});

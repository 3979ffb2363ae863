import { type PictureBytes, pictureTable, pictureWeightIssues } from './picture-weight';

const card = (name: string, bytes: number): PictureBytes => ({
  name,
  width: 320,
  format: 'avif',
  bytes,
});

test('pictures within the limits have no issue', () => {
  expect(
    pictureWeightIssues([card('a', 8000), card('b', 9000), card('c', 20_000)], ['a', 'b', 'c']),
  ).toEqual([]);
});

test('a median card over its limit is an issue', () => {
  expect(
    pictureWeightIssues([card('a', 1), card('b', 9001), card('c', 9002)], ['a', 'b', 'c']),
  ).toEqual(['The median card is 9001 bytes of pictures, over 9000.']);
});

test('the four heaviest cards over the limit of the first screen are an issue', () => {
  const light = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => card(name, 1));
  const heavy = ['w', 'x', 'y', 'z'].map((name) => card(name, 15_001));
  const products = [...light, ...heavy].map(({ name }) => name);
  expect(pictureWeightIssues([...light, ...heavy], products)).toEqual([
    'The first screen of Shop is 60004 bytes of pictures, over 60000.',
  ]);
});

test('a hero over its limit is an issue and other scenes have no limit', () => {
  const files = ['hero-phone', 'about'].map((name) => ({ ...card(name, 25_001), width: 640 }));
  expect(pictureWeightIssues([...files, card('about', 99_999)], [])).toEqual([
    "Home's hero is 25001 bytes of pictures, over 25000.",
  ]);
});

test('the table has a row for each picture with its kB', () => {
  const table = pictureTable([card('brogue', 8123), { ...card('brogue', 15_500), format: 'jpg' }]);
  expect(table).toMatch(/brogue\s+8\.1\/15\.5/);
});

import {
  nextNumber,
  photosInShop,
  readNewPhotos,
  waitingPhotos,
  writeNewPhotos,
} from './product-photos';

test('the new photos of a form are those that are not saved yet', () => {
  const photos = new Map([
    [1, 'blob:https://desk.example/a'],
    [3, 'blob:https://desk.example/b'],
  ]);
  const value = writeNewPhotos(photos);
  expect(readNewPhotos(value)).toEqual(photos);
  const saved = value.replace('blob:https://desk.example/a', '/photos/new/boot/1.jpg');
  expect(readNewPhotos(saved)).toEqual(new Map([[3, 'blob:https://desk.example/b']]));
});

test.each([undefined, '', null])('the value %p holds no new photo', (value) => {
  expect(readNewPhotos(value).size).toBe(0);
  expect(writeNewPhotos(new Map())).toBe('');
});

test('what waits for the publish is the last photo under each number of the product', () => {
  const files = [
    'boot/1-10.jpg',
    'boot/1-9.jpg',
    'boot/1.jpg',
    'boot/2.heic',
    'boot-2/1.jpg',
    'boot.jpg',
  ];
  const waiting = waitingPhotos(
    files.map((file) => ({ path: `data/photos/new/${file}` })),
    'boot',
  );
  expect([...waiting].map(([nth, { path }]) => [nth, path])).toEqual([
    [1, 'data/photos/new/boot/1-10.jpg'],
    [2, 'data/photos/new/boot/2.heic'],
  ]);
});

test.each([
  ['whose picture is drawn', { drawn: true, views: ['from the side'] }, [], 1],
  ['whose picture is awaited and was taken a moment ago', { pictureAwaited: true }, [1], 2],
  ['with one photo', {}, [], 2],
  ['with two photos, and a third that waits', { views: ['the sole'] }, [3], 4],
  ['with six', { views: ['2', '3', '4', '5', '6'] }, [], undefined],
])('the next photo of a product %s has its number', (_, facts, more, next) => {
  expect(nextNumber(photosInShop(facts), more)).toBe(next);
});

import {
  nextNumber,
  PHOTOS,
  PICTURE,
  photosOf,
  readNewPhotos,
  withoutPhotos,
  withPhoto,
} from './product-photos';

const blob = 'blob:https://desk.example/a';

/** Each photo as '1 shown'. */
const photos = (
  facts: Parameters<typeof photosOf>[0]['facts'],
  added: readonly number[] = [],
  files: readonly string[] = [],
  { id = 'boot', found = 1 } = {},
) => {
  const waiting = files.map((file) => ({ path: `data/photos/new/${file}`, url: file }));
  return photosOf({ id, facts, files: waiting, found }, new Map(added.map((nth) => [nth, blob])));
};
const said = (found: ReturnType<typeof photosOf>) =>
  found.map(({ nth, state }) => `${nth} ${state}`);

test('the new photos of a form are those that are not saved yet', () => {
  const value = withPhoto(withPhoto('', 1, blob), 3, 'blob:https://desk.example/b');
  expect(readNewPhotos(value)).toEqual(
    new Map([
      [1, blob],
      [3, 'blob:https://desk.example/b'],
    ]),
  );
  const saved = value.replace(blob, '/photos/new/boot/1.jpg');
  expect([...readNewPhotos(saved).keys()]).toEqual([3]);
  expect(withPhoto(saved, 3, undefined)).toBe('');
});

test.each([undefined, '', null])('the value %p holds no new photo', (value) => {
  expect(readNewPhotos(value).size).toBe(0);
});

test('what waits for the publish is the last photo under each number in the product’s folder', () => {
  const files = [
    'boot/1-10.jpg',
    'boot/1-9.jpg',
    'boot/1.jpg',
    'boot/2.heic',
    'boot-2/1.jpg',
    'boot.jpg',
  ];
  expect(photos({}, [], files, { found: 0 })).toEqual([
    { nth: 1, state: 'waiting', address: 'boot/1-10.jpg' },
    { nth: 2, state: 'waiting', address: 'boot/2.heic' },
  ]);
});

test('under a number the new photo is shown, then the one that waits, then that of the shop', () => {
  const found = photos({ views: ['the sole', 'the side'] }, [2, 4], ['boot/2.jpg', 'boot/3.jpg']);
  expect(said(found)).toEqual(['1 shown', '2 new', '3 waiting', '4 new']);
});

test('drawn pictures are shown until there is a first photo', () => {
  const drawn = { drawn: true, views: ['the sole'] };
  expect(said(photos(drawn))).toEqual(['1 drawn', '2 drawn']);
  expect(said(photos(drawn, [1]))).toEqual(['1 new']);
  expect(said(photos(drawn, [], ['boot/1.jpg']))).toEqual(['1 waiting']);
});

test('a picture in the shop is shown also where the record has no text for it', () => {
  const product = { id: 'boot', facts: { views: ['the sole'] }, files: [], found: 3 };
  expect(said(photosOf(product, new Map()))).toEqual(['1 shown', '2 shown', '3 shown']);
});

test('a product has one picture before the shop’s are looked for', () => {
  expect(said(photosOf({ id: 'boot', facts: {}, files: [] }, new Map()))).toEqual(['1 shown']);
});

test.each([
  ['whose picture is drawn', photos({ drawn: true, views: ['the sole'] }), 1],
  ['of which the shop has no picture', photos({}, [], [], { found: 0 }), 1],
  ['with texts for pictures that are not there', photos({ views: ['a'] }, [], [], { found: 0 }), 1],
  ['whose first photo was taken a moment ago', photos({}, [1], [], { found: 0 }), 2],
  ['that is not saved yet', photos({}, [], [], { id: '' }), 1],
  ['with one photo', photos({}), 2],
  ['with two photos, and a third that waits', photos({ views: ['a'] }, [], ['boot/3.jpg']), 4],
  ['with six', photos({ views: ['a', 'b', 'c', 'd', 'e'] }), undefined],
])('the next photo of a product %s has its number', (_, found, next) => {
  expect(nextNumber(found)).toBe(next);
});

test('no module holds what the form knows of photos', () => {
  const form = { name: 'Boots', [PHOTOS]: withPhoto('', 1, blob), [PICTURE]: '' };
  expect(withoutPhotos(form)).toEqual({ name: 'Boots' });
});

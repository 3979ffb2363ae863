import {
  furtherNames,
  isCameraName,
  nearestPlaces,
  photoMatcher,
  photoNameParts,
  photoPath,
} from './photo-names';
import type { PhotoPlace } from './photo-places';

const place = (id: string, ...names: string[]): PhotoPlace => {
  return { folder: 'clothes', id, names, drawn: false };
};
const places = [
  place('blue-jeans', 'Blue Jeans'),
  place('mens-boots', "Men's Boots"),
  place('gruene-schuhe', 'Grüne Schuhe'),
  place('cafe-dress', 'Café Dress'),
  place('501-jeans', '501 Jeans'),
  place('court-sneaker', 'Green Tab Court Sneakers', '4033'),
  place('top-2', 'Second Top'),
];
const match = photoMatcher(places);
const matched = (file: string) => match(file).map(({ place: { id }, nth }) => `${id} ${nth}`);

test.each([
  ['blue-jeans.jpg', 'blue-jeans 1'],
  ['Blue Jeans.JPG', 'blue-jeans 1'],
  ['BLUE_JEANS.jpeg', 'blue-jeans 1'],
  ['bluejeans.png', 'blue-jeans 1'],
  [' blue  jeans .jpg', 'blue-jeans 1'],
  ['blue-jeans.jpg.jpg', 'blue-jeans 1'],
  ['Blue-Jeans.JPG.jpeg', 'blue-jeans 1'],
  ['blue jeans (1).jpg', 'blue-jeans 1'],
  ['blue jeans - Copy.jpg', 'blue-jeans 1'],
  ['blue-jeans~2.jpg', 'blue-jeans 1'],
  ['blue-jeans-edited.jpg', 'blue-jeans 1'],
  ['blue-jeans-1.jpg', 'blue-jeans 1'],
  ['blue-jeans-2.jpg', 'blue-jeans 2'],
  ['Blue Jeans_2.jpg', 'blue-jeans 2'],
  ['Blue Jeans 3.jpg', 'blue-jeans 3'],
  ['Blue Jeans (2).jpg', 'blue-jeans 2'],
  ['blue-jeans-2 (1).jpg', 'blue-jeans 2'],
  ['Men’s boots.jpg', 'mens-boots 1'],
  ['grüne schuhe.jpg', 'gruene-schuhe 1'],
  ['Grüne Schuhe.jpg', 'gruene-schuhe 1'],
  ['grune-schuhe.jpg', 'gruene-schuhe 1'],
  ['cafe dress.jpg', 'cafe-dress 1'],
  ['café-dress.jpg', 'cafe-dress 1'],
  ['501 jeans.jpg', '501-jeans 1'],
  ['Green Tab Court Sneakers.jpg', 'court-sneaker 1'],
  ['4033.jpg', 'court-sneaker 1'],
  ['4033_2.jpg', 'court-sneaker 2'],
  ['top-2.jpg', 'top-2 1'],
  ['a folder/Blue Jeans.jpg', 'blue-jeans 1'],
])('the file %s is the photo %s', (file, photo) => {
  expect(matched(file)).toEqual([photo]);
});

test.each([
  'IMG_4033.jpg',
  'IMG-20261122-WA0004.jpg',
  'WhatsApp Image 2026-11-22 at 10.15.00.jpeg',
  '20261122_101500.jpg',
  'PXL_20261122_101500123.jpg',
  'DSC04033.JPG',
  'jeans.jpg',
  'blue-jeans-and-boots.jpg',
  '.jpg',
])('the file %s is the photo of no product', (file) => {
  expect(matched(file)).toEqual([]);
});

test('a name that two products bear means both', () => {
  const both = photoMatcher([place('brogue', 'Brogues'), place('kids-brogue', 'Brogues')]);
  expect(both('brogues.jpg').map(({ place: { id } }) => id)).toEqual(['brogue', 'kids-brogue']);
  expect(both('brogue.jpg').map(({ place: { id } }) => id)).toEqual(['brogue']);
});

test('a file’s name is read without the folder, and without an ending that is written twice', () => {
  expect(photoNameParts('a.b/Blue Jeans.JPG.jpg')).toEqual({ stem: 'Blue Jeans', ending: '.jpg' });
  expect(photoNameParts('notes')).toEqual({ stem: 'notes', ending: '' });
});

test('a photo’s path has the product’s folder and id, and a further one its number', () => {
  const at = places[0] ?? place('none');
  expect(photoPath({ place: at, nth: 1 }, '.jpeg')).toBe('clothes/blue-jeans.jpg');
  expect(photoPath({ place: at, nth: 2 }, '.png')).toBe('clothes/blue-jeans-2.png');
});

test('further photos are numbered from 2 to 6, and another product’s name is not among them', () => {
  const names = (id: string) => {
    const own = new Set(['clothes/top', 'clothes/top-2', 'shoes/top-3']);
    return furtherNames({ folder: 'clothes', id }, own).map(({ name, nth }) => `${name} ${nth}`);
  };
  expect(names('top')).toEqual(['top-3 3', 'top-4 4', 'top-5 5', 'top-6 6']);
  expect(names('top-2')[0]).toBe('top-2-2 2');
});

test('the nearest products have a name that is most like the file’s', () => {
  const nearest = (file: string) => nearestPlaces(file, places).map(({ id }) => id);
  expect(nearest('bleu-jeans.jpg')).toEqual(['blue-jeans', '501-jeans']);
  expect(nearest('court sneker.jpg')).toEqual(['court-sneaker']);
  expect(nearest('umbrella.jpg')).toEqual([]);
  expect(nearest('IMG_4033.jpg')).toEqual([]);
});

test.each([
  ['IMG_1234', true],
  ['image', true],
  ['P1010001', true],
  ['WhatsApp Image 2026-11-22 at 10.15.00 (1)', true],
  ['20261122_101500', true],
  ['0A1B2C3D-1234-5678-9ABC-DEF012345678', true],
  ['palazzo', false],
  ['501 jean', false],
])('whether a camera gave the name %s: %s', (name, is) => {
  expect(isCameraName(name)).toBe(is);
});

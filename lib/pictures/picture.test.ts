import { pictureOf } from '@/e2e/shop/builders';
import { jpegPath, srcSet, widthsOf, widthsUpTo } from './picture';

const picture = pictureOf('boot', { widths: [112, 160, 320, 480, 640, 800] });

test('an AVIF has every width and a JPEG has few, with the smallest and the largest', () => {
  expect(widthsOf(picture, 'avif')).toEqual([112, 160, 320, 480, 640, 800]);
  expect(widthsOf(picture, 'jpg')).toEqual([112, 640, 800]);
});

test('a further picture has five files, and none is wider than its source', () => {
  expect(widthsUpTo(1200, false)).toEqual([112, 320, 480, 640, 800, 1120]);
  const widths = widthsUpTo(1200, true);
  expect(widths).toEqual([112, 640, 1120]);
  expect(widthsOf({ ...picture, widths, further: true }, 'avif')).toEqual(widths);
  expect(widthsOf({ ...picture, widths, further: true }, 'jpg')).toEqual([112, 1120]);
  expect(widthsUpTo(4000, true)).toEqual([112, 640, 1120]);
  expect(widthsUpTo(600, true)).toEqual([112, 480]);
});

test('a srcset names the files between its bounds, the bounds included', () => {
  expect(srcSet(picture, 'avif', { least: 160, most: 480 })).toBe(
    [160, 320, 480].map((px) => `/pictures/boot.1a2b3c4-${px}.avif ${px}w`).join(', '),
  );
});

test('a place has one JPEG, of 640 px where there is one and the place needs it, and of 1,120 in a wide place', () => {
  const path = (px: number) => `/pictures/boot.1a2b3c4-${px}.jpg`;
  expect(jpegPath(picture, { least: 160, most: 1120 })).toBe(path(640));
  expect(jpegPath(picture, { least: 112, most: 112 })).toBe(path(112));
  expect(jpegPath({ ...picture, widths: [112, 240] }, { least: 160, most: 1120 })).toBe(path(240));
  const scene = { ...picture, widths: [320, 480, 640, 800, 1120, 1600, 2000] };
  expect(jpegPath(scene, { least: 480, most: 1120 })).toBe(path(640));
  expect(jpegPath(scene, { least: 320, most: 1600 })).toBe(path(1120));
  expect(jpegPath(scene, { least: 480, most: 2000 })).toBe(path(1120));
  expect(jpegPath(picture, { least: 480, most: 2000 })).toBe(path(800));
  const further = { ...picture, widths: [112, 320, 640, 1120], further: true as const };
  expect(jpegPath(further, { least: 240, most: 1120 })).toBe(path(1120));
});

test('a small photo has its largest width in every srcset that it fits', () => {
  const small = { ...picture, widths: [112, 160, 240] };
  expect(srcSet(small, 'jpg', { least: 160, most: 800 })).toBe(
    '/pictures/boot.1a2b3c4-240.jpg 240w',
  );
});

import { pictureOf } from '@/e2e/shop/builders';
import { furtherImageUrls, mainImageUrl } from './main-image';

test('the main image is the largest picture, as an absolute address', () => {
  expect(mainImageUrl({ picture: pictureOf('boot') })).toMatch(
    /^https:\/\/.+\/pictures\/boot\.1a2b3c4-960\.jpg$/,
  );
});

test('the further images are the largest files of the further pictures', () => {
  const views = [
    { picture: pictureOf('boot-2'), shows: 'the sole' },
    { picture: pictureOf('boot-3') },
  ];
  expect(furtherImageUrls({ views })).toEqual([
    expect.stringMatching(/^https:.+\/pictures\/boot-2\.1a2b3c4-960\.jpg$/),
    expect.stringMatching(/boot-3\.1a2b3c4-960\.jpg$/),
  ]);
});

test('a product without a picture has no main image', () => {
  expect(mainImageUrl({})).toBeUndefined();
});

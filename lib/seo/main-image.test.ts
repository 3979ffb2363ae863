import { pictureOf } from '@/e2e/shop/builders';
import { mainImageUrl } from './main-image';

test('the main image is the largest picture, as an absolute address', () => {
  expect(mainImageUrl({ picture: pictureOf('boot') })).toMatch(
    /^https:\/\/.+\/pictures\/boot\.1a2b3c4-960\.jpg$/,
  );
});

test('a product without a picture has no main image', () => {
  expect(mainImageUrl({})).toBeUndefined();
});

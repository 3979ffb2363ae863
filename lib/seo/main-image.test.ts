import { mainImageUrl } from './main-image';

const picture = {
  name: 'brogue',
  hash: '1a2b3c4d5e',
  colour: '#cbddbf',
  widths: [112, 320, 1120],
  aspect: 1.25,
};

test('the main image is the largest picture, as an absolute address', () => {
  expect(mainImageUrl({ picture })).toMatch(
    /^https:\/\/.+\/pictures\/brogue\.1a2b3c4d5e-1120\.jpg$/,
  );
});

test('a product without a picture has no main image', () => {
  expect(mainImageUrl({})).toBeUndefined();
});

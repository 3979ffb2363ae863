import { brandFonts } from './brand-fonts.build';

test('the font of what is drawn during the build is four woff files of a package', async () => {
  const fonts = await brandFonts();
  // The renderer of share cards cannot read woff2.
  expect(fonts.map(({ data }) => data.subarray(0, 4).toString())).toEqual(Array(4).fill('wOFF'));
});

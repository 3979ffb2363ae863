import { brandFonts, displayFonts } from './brand-fonts.build';

test('the font of pictures drawn during the build is four woff files', async () => {
  const fonts = await brandFonts();
  // The renderer of share cards cannot read woff2.
  expect(fonts.map(({ data }) => data.subarray(0, 4).toString())).toEqual(Array(4).fill('wOFF'));
});

test('the pages’ face is one woff2 file, and one more where a letter needs it', async () => {
  const [latin, ...others] = await displayFonts('KSh 1,995 × 2 – “new” 鞋');
  expect(latin?.subarray(0, 4).toString()).toBe('wOF2');
  expect(others).toEqual([]);
  expect(latin?.length).toBeLessThan(12_500);
  expect(await displayFonts('Mũgĩthi')).toHaveLength(2);
});

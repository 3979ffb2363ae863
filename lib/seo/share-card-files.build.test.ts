import { cardFonts, cardPhoto } from './share-card-files.build';

test('the share card’s fonts are woff files of a package', async () => {
  const fonts = await cardFonts();
  // The renderer cannot read woff2.
  expect(fonts.map(({ data }) => data.subarray(0, 4).toString())).toEqual(['wOFF', 'wOFF']);
});

test('a share card has no photo of an unknown product', async () => {
  await expect(cardPhoto('no-such-shoe')).rejects.toThrow('No product');
});

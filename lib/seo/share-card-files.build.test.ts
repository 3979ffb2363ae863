import { cardFonts, cardPhoto } from './share-card-files.build';

test('the share card’s fonts are woff files of a package', async () => {
  const fonts = await cardFonts();
  // The renderer cannot read woff2.
  expect(fonts.map(({ data }) => data.subarray(0, 4).toString())).toEqual(['wOFF', 'wOFF']);
});

test('a share card has no photo of a product whose picture is awaited', () => {
  expect(cardPhoto({ id: 'new-shoe', folder: 'boots', pictureAwaited: true })).toBeUndefined();
});

import { cardPhoto } from './share-card-files.build';

test('a share card has no photo of a product whose picture is awaited', () => {
  expect(cardPhoto({ id: 'new-shoe', folder: 'boots', pictureAwaited: true })).toBeUndefined();
});

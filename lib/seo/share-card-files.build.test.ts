import { cardPhoto } from './share-card-files.build';

test('a share card has no photo of a product without a picture', () => {
  expect(cardPhoto({ id: 'new-shoe', folder: 'boots' })).toBeUndefined();
});

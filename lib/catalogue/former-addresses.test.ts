import { formerAddresses } from './former-addresses';

test('a renamed product keeps the address it had', () => {
  const products = [{ id: 'canvas-low', formerPaths: ['shoes/canvas'] }, { id: 'brogue' }];
  expect(formerAddresses(products)).toEqual([
    { category: 'shoes', formerId: 'canvas', productId: 'canvas-low' },
  ]);
});

test('a product that was renamed and moved keeps both addresses', () => {
  const formerPaths = ['offers/wingtip', 'shoes/brogue'];
  expect(formerAddresses([{ id: 'brogue', formerPaths }])).toEqual([
    { category: 'offers', formerId: 'wingtip', productId: 'brogue' },
    { category: 'shoes', formerId: 'brogue', productId: 'brogue' },
  ]);
});

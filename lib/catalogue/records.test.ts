import { facts } from './catalogue';
import { formerAddresses, recordOf } from './records';

test('a product’s record is found by its id', () => {
  expect(recordOf('brogue')).toMatchObject({ colour: 'Oxblood', kind: 'shoes' });
  expect(() => recordOf('no-such-shoe')).toThrow('No product "no-such-shoe"');
});

test('a renamed product keeps the address it had', () => {
  expect(formerAddresses()).toContainEqual({
    category: 'women-men-shoes',
    formerId: 'canvas-shoe',
    productId: 'canvas-low',
  });
});

test('a product renamed and moved keeps both addresses', () => {
  const formerPaths = ['todays-offer/wingtip', 'women-men-shoes/brogue'];
  const moved = { ...recordOf('brogue'), formerPaths };
  const from = { ...facts, products: { 'data/products/todays-offer.ts': [moved] } };
  expect(formerAddresses(from)).toEqual([
    { category: 'todays-offer', formerId: 'wingtip', productId: 'brogue' },
    { category: 'women-men-shoes', formerId: 'brogue', productId: 'brogue' },
  ]);
});

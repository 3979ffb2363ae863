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

test('a product renamed twice keeps both', () => {
  const renamed = { ...recordOf('brogue'), formerIds: ['wingtip', 'oxblood-shoe'] };
  const from = { ...facts, products: { 'data/products/todays-offer.ts': [renamed] } };
  expect(formerAddresses(from).map(({ formerId }) => formerId)).toEqual([
    'wingtip',
    'oxblood-shoe',
  ]);
});

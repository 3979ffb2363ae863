import { shop } from '@/e2e/shop/whole-shop';
import { freeDeliveryFromKes } from '@/lib/facts/policies';
import { sumRows } from './sum-rows';

const order = { hasPlace: true, feeKes: 150, isWholesale: false };
const rows = (...[goods, over]: [Parameters<typeof sumRows>[0], Partial<typeof order>?]) =>
  sumRows(goods, { ...order, ...over }).map(({ name, value, is }) => [name, value, is]);
const kes = (sum: string) => `KSh\u00a0${sum}`;

test('without a place the goods are the total', () => {
  expect(rows({ kes: 1500, items: 1 }, { hasPlace: false })).toEqual([
    ['Total', kes('1,500'), 'whole'],
  ]);
});

test('with a place, goods and fee make the sum to pay', () => {
  expect(rows({ kes: 1500, items: 1 })).toEqual([
    ['Goods', kes('1,500'), 'goods'],
    ['Delivery', kes('150'), 'fee'],
    ['To pay', kes('1,650'), 'whole'],
  ]);
  expect(rows({ kes: 1500, items: 1 }, { feeKes: 0 }).slice(1)).toEqual([
    ['Delivery', 'Free', 'fee'],
    ['To pay', kes('1,500'), 'whole'],
  ]);
});

test('an unknown fee is to be agreed, and is not in the sum to pay', () => {
  const goods = { kes: 1500, items: shop.wholesaleAbove + 1 };
  expect(sumRows(goods, { ...order, feeKes: undefined }).map(({ value }) => value)).toEqual([
    kes('1,500'),
    'to be agreed',
    `${kes('1,500')} plus the delivery fee`,
  ]);
});

test('goods for which the wholesale price is asked end with their sum at the single price', () => {
  const goods = { kes: 2 * (freeDeliveryFromKes ?? 0), items: shop.wholesaleAbove + 1 };
  const asked = { ...order, feeKes: undefined, isWholesale: true };
  const [fee, single, ...others] = sumRows(goods, asked);
  expect(single).toMatchObject({ name: 'Goods at single price', is: 'goods' });
  expect(fee).toMatchObject({ name: 'Delivery', value: 'to be agreed' });
  expect(others).toEqual([]);
  expect(sumRows(goods, { ...asked, hasPlace: false })).toEqual([single]);
});

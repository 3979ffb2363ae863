import { payments, shop } from '@/e2e/shop/whole-shop';
import { paybillAccount } from './payee';

test.each([
  ['an order whose paybill takes references', '7K2Q1', true, `${shop.orderPrefix}-7K2Q1`],
  ['an order whose paybill takes none', '7K2Q1', undefined, payments.paybill.account],
  ['a payment without an order', undefined, true, payments.paybill.account],
] as const)('the account of %s', (_, reference, takesReference, account) => {
  const paybill = { ...payments.paybill, ...(takesReference && { takesReference }) };
  expect(paybillAccount(reference, paybill)).toBe(account);
  expect(account.length).toBeLessThanOrEqual(12);
});

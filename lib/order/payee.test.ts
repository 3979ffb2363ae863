import { payments, shop } from '@/e2e/shop/whole-shop';
import { paybillAccount, payeeText } from './payee';

test.each([
  ['an order whose paybill takes references', '7K2Q1', true, `${shop.orderPrefix}-7K2Q1`],
  ['an order whose paybill takes none', '7K2Q1', undefined, payments.paybill.account],
  ['a payment without an order', undefined, true, payments.paybill.account],
] as const)('the account of %s', (_, reference, takesReference, account) => {
  const paybill = { ...payments.paybill, ...(takesReference && { takesReference }) };
  expect(paybillAccount(reference, paybill)).toBe(account);
  expect(account.length).toBeLessThanOrEqual(12);
});

const words = { mpesa: 'M-Pesa {number}', till: 'till {number}', paybill: '{number}, {account}' };

test('who gets the money is named by the number of the way, and a paybill by its account too', () => {
  const { number, account } = payments.paybill;
  expect(payeeText('till', words)).toBe(`till ${payments.till.number}`);
  expect(payeeText('paybill', words)).toBe(`${number}, ${account}`);
});

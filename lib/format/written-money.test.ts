import { readMoney, shillingsIn } from './written-money';

test.each([
  '1500',
  '1,500',
  '1 500',
  '1\u00a0500',
  "1'500",
  '1500.00',
  '1500,00',
  '1500.0000',
  'KSh 1,500',
  'Ksh.1500',
  'Kshs 1500',
  'KES1500',
  'Sh 1500',
  'shs: 1500',
  '1500/=',
  '1,500/-',
  '1500 Kshs.',
  '1500 KES',
  '1500 bob',
  '1500 shillings',
  'KSh 1,500/=',
  ' 1500 ',
])('%j is 1500 shillings wherever a price is written', (text) => {
  expect(readMoney(text)).toEqual({ amount: 1500 });
  expect(shillingsIn(text)).toBe(1500);
});

test.each([
  ['1500.50', { amount: 1500.5 }],
  ['1,50', { amount: 1.5 }],
  ['1,500.5 KES', { amount: 1500.5 }],
  ['1.500', { amount: 1500, isUnclear: true }],
  ['KSh 1.500/=', { amount: 1500, isUnclear: true }],
  ['162.00 IDR', { amount: 162, currency: 'IDR' }],
  ['$15.99', { amount: 15.99, currency: '$' }],
  ['USD 20', { amount: 20, currency: 'USD' }],
])('%j is read as %o, and is no whole number of shillings', (text, money) => {
  expect(readMoney(text)).toEqual(money);
  expect(shillingsIn(text)).toBeUndefined();
});

test.each(['', 'free', '-500', '1500 - 1700', '15 00', '1,5000', '12/5', '1.500,00'])(
  '%j is no sum',
  (text) => {
    expect(readMoney(text)).toBeUndefined();
    expect(shillingsIn(text)).toBeUndefined();
  },
);

import { paidBesideDue, paidDifference, paidText } from './paid-sum';

const due = { sumKes: 2100, isFeeOpen: false };

test('the sum of the message stands beside the sum of the order', () => {
  expect(paidBesideDue(210, due)).toBe('The message says KSh 210. The order is KSh 2,100.');
  expect(paidBesideDue(2100, due)).toBe('The message says KSh 2,100. The order is KSh 2,100.');
  expect(paidBesideDue(2100, { ...due, isFeeOpen: true })).toBe(
    'The message says KSh 2,100. The order is KSh 2,100 plus the delivery fee.',
  );
});

test.each([
  [210, 'The payment is KSh 1,890 too little.'],
  [2099.5, 'The payment is KSh 0.50 too little.'],
  [2100, ''],
  [2100.05, 'The payment is KSh 0.05 too much.'],
  [21_000, 'The payment is KSh 18,900 too much.'],
])('KSh %s of KSh 2,100 differ by: %s', (amountKes, difference) => {
  expect(paidDifference(amountKes, due)).toBe(difference);
});

test('while the fee of delivery is not known, more than the goods cost is no difference', () => {
  const open = { ...due, isFeeOpen: true };
  expect(paidDifference(2350, open)).toBe('');
  expect(paidDifference(2000, open)).toBe('The payment is KSh 100 too little.');
});

test.each([
  [1745, 'KSh 1,745'],
  [1745.5, 'KSh 1,745.50'],
  [0.07, 'KSh 0.07'],
  [0.999, 'KSh 1'],
])('%s shillings are written %s', (kes, text) => {
  expect(paidText(kes)).toBe(text);
});

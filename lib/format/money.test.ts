import { formatKes, keepTogether, parseKes, shownKes, totalKes } from './money';

test('shillings are written with a comma between thousands', () => {
  expect(formatKes(400)).toBe('KSh 400');
  expect(formatKes(1000)).toBe('KSh 1,000');
  expect(formatKes(1234567)).toBe('KSh 1,234,567');
});

test('a page shows a sum and a date in one piece, and any other space of a text may end a line', () => {
  expect(shownKes(1000)).toBe('KSh\u00a01,000');
  expect(keepTogether('Delivery is KSh 200–400, free over KSh 5,000. Pay $11.50 USD')).toBe(
    'Delivery is KSh\u00a0200–400, free over KSh\u00a05,000. Pay $11.50\u00a0USD',
  );
  expect(keepTogether('Refunds take 24–72 hours.')).toBe('Refunds take 24–72\u00a0hours.');
  expect(keepTogether('Siku 1–2 za kazi, pesa ndani ya saa 24–72')).toBe(
    'Siku\u00a01–2 za kazi, pesa ndani ya saa\u00a024–72',
  );
  expect(keepTogether('Get it by Thursday, 3 December')).toBe(
    'Get it by Thursday, 3\u00a0December',
  );
  expect(keepTogether('Moi Avenue 12 Nairobi, size 42 Women')).toBe(
    'Moi Avenue 12 Nairobi, size 42 Women',
  );
  expect(keepTogether('Women – 3 shoes')).toBe('Women – 3 shoes');
});

test('a sum is parsed from the text of a page as from a stored one', () => {
  expect(parseKes(shownKes(4499))).toBe(4499);
});

test('a price text is parsed to its shillings', () => {
  expect(parseKes('KSh 1,000')).toBe(1000);
  expect(parseKes(formatKes(4499))).toBe(4499);
});

test('a text without a usable number is not a price', () => {
  expect(parseKes('ask us')).toBeNaN();
  expect(parseKes('')).toBeNaN();
  expect(parseKes('9'.repeat(40))).toBeNaN();
});

test('the total is computed from the price texts', () => {
  const lines = [
    { priceKes: 1250, quantity: 2 },
    { priceKes: 400, quantity: 1 },
  ];
  expect(totalKes(lines)).toBe(2900);
});

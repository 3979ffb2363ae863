import { sendingCostKes } from './pay-way-texts';

const tariff = {
  checked: '2026-11-22',
  bands: [
    { upToKes: 100, costKes: 0 },
    { upToKes: 1500, costKes: 23 },
    { upToKes: 2500, costKes: 33 },
  ],
};
const cost = (kes: number, now = '2026-12-01') => sendingCostKes(tariff, kes, new Date(now));

test.each([
  [100, 0],
  [101, 23],
  [1500, 23],
  [1501, 33],
  [2500, 33],
])('sending %s shillings costs the fee of its band', (kes, costKes) => {
  expect(cost(kes)).toBe(costKes);
});

test('a sum above the highest band has no cost to show', () => {
  expect(cost(2501)).toBeUndefined();
});

test('a tariff is shown until it is a year old', () => {
  expect(cost(1000, '2027-11-21T23:59:59Z')).toBe(23);
  expect(cost(1000, '2027-11-22T00:00:00Z')).toBeUndefined();
});

import { nameIssues } from './check-names';
import { describeIssues } from './issue';

const shop = (...names: string[]) => [
  { id: 'shoes', name: 'Shoes', products: names.map((name, at) => ({ id: `shoe-${at}`, name })) },
  { id: 'hats', name: 'Hats', products: [{ id: 'hat', name: 'Straw Hat' }] },
];

test('products with names that differ and have room have no issue', () => {
  expect(nameIssues(shop('Boots', 'Brogues', 'x'.repeat(60)))).toEqual([]);
});

test('a name that another product has, in any spelling, is said with the other product', () => {
  expect(describeIssues(nameIssues(shop('Boots', ' straw  hat')))).toBe(
    'data/catalogue/hats.ts: hat: name: must be another name than that of shoe-1 in data/catalogue/shoes.ts: an order names the product by it',
  );
});

test('a name that is too long is worth a look', () => {
  const name = '🔥🔥 FLORAL MAXI DRESS!!! NEW ARRIVAL FREE DELIVERY WITHIN THIKA TOWN 🔥🔥';
  const cut = 'a longer name is cut in pictures, on cards and in search results';
  const issues = nameIssues([...shop(name), { id: 'caps', name: 'Caps '.repeat(9).trim() }]);
  expect(issues.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
  expect(describeIssues(issues)).toBe(
    [
      `data/catalogue/shoes.ts: shoe-0: name: must be 60 letters at most, not 70: ${cut}`,
      `data/catalogue/caps.ts: caps: name: must be 40 letters at most, not 44: ${cut}`,
    ].join('\n'),
  );
});

import { inSentence } from './in-sentence';

test.each([
  ['Clothes and shoes', 'clothes and shoes'],
  ['T-shirts and hoodies', 'T-shirts and hoodies'],
  ['PE kits', 'PE kits'],
  ['viatu', 'viatu'],
  ['', ''],
])('%j stands within a sentence as %j', (text, within) => {
  expect(inSentence(text)).toBe(within);
});

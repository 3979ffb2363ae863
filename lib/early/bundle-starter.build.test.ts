import { words } from '@/lib/words/english';
import type { orderTextWords } from '@/words/order-text';
import { bundleStarter } from './bundle-starter.build';

const programOf = (lineRow: string) =>
  bundleStarter(
    { ...words, order: { ...words.order, lineRow: lineRow as typeof orderTextWords.lineRow } },
    false,
  );

test('an order from a page that is not ready has the words of a row between the parts of a line', () => {
  const program = programOf('{number}. {product}, saizi {size}, {count} × {price} = {sum}');
  for (const words of [', saizi ', ' \\xD7 ']) expect(program).toContain(words);
});

test('where the words of a row have another order, commas are between the parts of a line', () => {
  expect(programOf('{count}, saizi {product}')).not.toContain('saizi');
});

import { cartKey } from '@/lib/cart/cart-key';
import { bundleProgram } from '@/lib/format/bundle-program.build';
import { textAround } from '@/lib/format/fill-text';
import { buildLimits } from '@/lib/site/build-limits';
import type { Words } from '@/lib/words/words-type';

/**
 * The inline program (./starter.client) with its constants, minified; `filters` where the page has cards
 * that its address filters.
 */
export function bundleStarter(
  { cartButton, order }: Pick<Words, 'cartButton' | 'order'>,
  filters: boolean,
): string {
  const [before, after] = textAround(cartButton.items.many, 'count');
  return bundleProgram('lib/early/starter.client.ts', {
    CART_KEY: cartKey,
    CART_ITEM: cartButton.items.one,
    BEFORE_ITEMS: before,
    AFTER_ITEMS: after,
    ...lineSeparators(order.lineRow),
    MOST_ROWS: buildLimits.stuckOrderRows,
    FIRST_PAINT_MS: buildLimits.firstPaintMs,
    FILTERS: filters,
  }).trim();
}

/**
 * What is between the parts of a line in an order, of the words of its rows: ', size ' between product and
 * size. Where these have another order, commas.
 */
function lineSeparators(row: string) {
  const [, size = ', ', count = ', ', price = ', '] =
    /\{product\}([^{]*)\{size\}([^{]*)\{count\}([^{]*)\{price\}/.exec(row) ?? [];
  return { BEFORE_SIZE: size, BEFORE_COUNT: count, BEFORE_PRICE: price };
}

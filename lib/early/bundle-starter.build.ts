import { bundleProgram } from '@/lib/build/bundle-program.build';
import { announcedFrom, announcedUntil } from '@/lib/facts/announcement';
import { otherLanguages } from '@/lib/links/languages';
import { cartKey, languageKey } from '@/lib/remembered/storage-keys';
import { cartButtonWords as ownerCartWords } from '@/owner-words/cart-button';
import { orderTextWords } from '@/owner-words/order-text';
import { cartButtonWords } from '@/words/cart-button';

/** How long blocks below the first screen are left out of the layout, for a faster first paint. */
const FIRST_PAINT_MS = 500;

/** Characters of the rows that an order has from a page whose script is not there: over 100 lines. */
const STUCK_ORDER_ROWS = 5000;

/**
 * The inline program (program/starter.client) with its constants, minified; `filters` where the page has cards
 * that its address filters. `face` is the address of the display face's first file.
 */
export function bundleStarter(filters: boolean, face: string): string {
  return bundleProgram('lib/early/program/starter.client.ts', {
    CART_KEY: cartKey,
    CART_ITEM: cartButtonWords.items.one,
    CART_ITEMS: cartButtonWords.items.many,
    ORDERED_ITEM: ownerCartWords.items.one,
    ORDERED_ITEMS: ownerCartWords.items.many,
    ...lineSeparators(orderTextWords.lineRow),
    MOST_ROWS: STUCK_ORDER_ROWS,
    FIRST_PAINT_MS,
    FILTERS: filters,
    ANNOUNCED_FROM: announcedFrom,
    ANNOUNCED_UNTIL: announcedUntil,
    LANGUAGES: otherLanguages.length > 0,
    LANGUAGE_KEY: languageKey,
    FACE: face,
  }).trim();
}

/**
 * What is between the parts of a line in an order, of the words of its rows: ', size ' between product and
 * size. Where these have another order, commas.
 */
export function lineSeparators(row: string) {
  const [, size = ', ', count = ', ', price = ', '] =
    /\{product\}([^{]*)\{size\}([^{]*)\{count\}([^{]*)\{price\}/.exec(row) ?? [];
  return { BEFORE_SIZE: size, BEFORE_COUNT: count, BEFORE_PRICE: price };
}

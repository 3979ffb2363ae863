// Where SHOP_LANGUAGE names another language, its file takes the place of en.ts (next.config.mjs).
import { words } from '@/data/words/en';
import type { Words } from '@/data/words/types';

/** The words in use. Everything that makes pages imports them here; islands get theirs as props. */
export { words };

/** Groups of the words, for an island. They travel with its pages: name only those it uses. */
export function wordsFor<Group extends keyof Words>(
  ...groups: readonly Group[]
): Pick<Words, Group> {
  return Object.fromEntries(groups.map((group) => [group, words[group]])) as Pick<Words, Group>;
}

/** The words of a grid of products and of the dialog that its cards open. */
export const gridWords = wordsFor(
  'productCard',
  'price',
  'rating',
  'dialog',
  'product',
  'order',
  'cartButton',
  'wholesale',
);

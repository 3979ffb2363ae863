// Where SHOP_LANGUAGE names another language, its file takes the place of en.ts (next.config.mjs).
import { words } from '@/lib/words/english';

/** The words in use. Everything that makes pages imports them here; islands get theirs as props. */
export { words };

/** Groups of the words, for an island. They travel with its pages: name only those it uses. */
export function wordsFor<Group extends keyof typeof words>(
  ...groups: readonly Group[]
): Pick<typeof words, Group> {
  return Object.fromEntries(groups.map((group) => [group, words[group]])) as Pick<
    typeof words,
    Group
  >;
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

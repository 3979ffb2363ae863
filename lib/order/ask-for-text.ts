import { shop } from '@/data/shop';
import { fillText } from '@/lib/format/fill-text';
import type { Words } from '@/lib/words/words-type';
import { textThatFits } from './fits-in-link';

/** The chat message that asks for what a search or filters did not find. */
export function askForText(words: Pick<Words, 'askForText'>, query: string): string {
  return textThatFits(query, (shown) =>
    fillText(words.askForText, { shop: shop.name, query: shown }),
  );
}

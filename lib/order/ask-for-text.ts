import { shop } from '@/data/shop';
import { fillText } from '@/lib/format/fill-text';
import { textThatFits } from './fits-in-link';

/** The chat message that asks for what a search or filters did not find. */
export function askForText(words: { askForText: string }, query: string): string {
  return textThatFits(query, (shown) =>
    fillText(words.askForText, { shop: shop.name, query: shown }),
  );
}

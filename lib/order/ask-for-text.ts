import { shop } from '@/data/shop';
import { fillText } from '@/lib/format/fill-text';
import { searchResultsWords } from '@/owner-words/search-results';
import { textThatFits } from './message-length';

/** The chat message that asks for what a search or filters did not find. */
export function askForText(query: string): string {
  return textThatFits(query, (shown) =>
    fillText(searchResultsWords.askForText, { shop: shop.name, query: shown }),
  );
}

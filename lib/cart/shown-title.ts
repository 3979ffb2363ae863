import { type MarkedText, ownersText } from '@/lib/format/owners-text';
import type { CartLine } from './cart-lines';

type Titles = Pick<CartLine, 'title' | 'titleSw'>;

/** The name of a line's product as this page says it: messages to the shop have `title`. */
export function shownTitle({ title, titleSw }: Titles): MarkedText {
  return process.env.PAGES_LANGUAGE && titleSw ? { text: titleSw } : ownersText({ title }, 'title');
}

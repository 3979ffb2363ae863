import { getTextContent } from '@parse5/tools';
import { parseFragment } from 'parse5';
import { elementsOf, parsePage } from './page-tree.build';

/** The text of a page's `<title>`; '' for none. */
export function readTitle(html: string): string {
  const [title] = elementsOf(parsePage(html), 'title');
  return title ? getTextContent(title) : '';
}

/** A text with its character references resolved: '&amp;' → '&', '&#x27;' → "'". */
export function unescapeHtml(text: string): string {
  return getTextContent(parseFragment(text));
}

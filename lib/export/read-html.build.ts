import { type Element, getTextContent, isElementNode, queryAll } from '@parse5/tools';
import { parseFragment } from 'parse5';
import { attributesOf, elementsOf, parsePage } from './page-tree.build';

/** A tag of a page: its name and its attributes, character references resolved. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** The tags that a page writes, in their order. */
export function readTags(html: string): Tag[] {
  return [...queryAll<Element>(parsePage(html), isElementNode)].map((element) => ({
    name: element.tagName,
    attributes: attributesOf(element),
  }));
}

/** The text of a page's `<title>`; '' for none. */
export function readTitle(html: string): string {
  const [title] = elementsOf(parsePage(html), 'title');
  return title ? getTextContent(title) : '';
}

/** The parsed structured data of a page, one value for each script. Throws for invalid JSON. */
export function readJsonLd(html: string): unknown[] {
  return elementsOf(parsePage(html), 'script')
    .filter((script) => attributesOf(script).type === 'application/ld+json')
    .map((script) => JSON.parse(getTextContent(script)));
}

/** A text with its character references resolved: '&amp;' → '&', '&#x27;' → "'". */
export function unescapeHtml(text: string): string {
  return getTextContent(parseFragment(text));
}

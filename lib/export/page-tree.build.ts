import {
  createElement,
  type Document,
  type Element,
  getTextContent,
  isElementNode,
  query,
  queryAll,
  setTextContent,
  spliceChildren,
} from '@parse5/tools';
import { parse, parseFragment } from 'parse5';

/** A page as a tree, read as a browser without script reads it. */
export function parsePage(html: string): Document {
  return parse(html, { scriptingEnabled: false });
}

/** The elements of a page of this name, in their order. */
export function elementsOf(page: Document | Element, name: string): Element[] {
  return [...queryAll<Element>(page, (node) => isElementNode(node) && node.tagName === name)];
}

/** The first element of a page of this name. Throws for a page without one. */
export function elementOf(page: Document | Element, name: string): Element {
  const found = query<Element>(page, (node) => isElementNode(node) && node.tagName === name);
  if (!found) throw new Error(`no <${name}>`);
  return found;
}

/** The attributes of an element by name. */
export function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

/** An element as it is written, without what it holds: '<script src="/a.js" async="">'. */
export function tagOf({ tagName, attrs }: Element): string {
  return `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`;
}

/** Puts an element right after another, or first into it. */
export function insert(added: Element, where: { after: Element } | { firstIn: Element }): void {
  const parent = 'after' in where ? where.after.parentNode : where.firstIn;
  if (!parent) throw new Error('an element without a page');
  const at = 'after' in where ? parent.childNodes.indexOf(where.after) + 1 : 0;
  spliceChildren(parent, at, 0, added);
  added.parentNode = parent;
}

/** A new element with a text. */
export function elementWith(
  name: string,
  attributes: Record<string, string>,
  text: string,
): Element {
  const element = createElement(name, attributes);
  setTextContent(element, text);
  return element;
}

/** The text of a page's `<title>`; '' for none. */
export function readTitle(html: string): string {
  const [title] = elementsOf(parsePage(html), 'title');
  return title ? getTextContent(title) : '';
}

/** A text with its character references resolved: '&amp;' → '&', '&#x27;' → "'". */
export function unescapeHtml(text: string): string {
  return getTextContent(parseFragment(text));
}

import {
  type Document,
  type Element,
  getAttribute,
  getTextContent,
  hasAttribute,
  isElementNode,
  queryAll,
  removeAttribute,
  setAttribute,
  setTextContent,
} from '@parse5/tools';
import { elementOf } from '@/lib/export/page-tree.build';

/**
 * Turns each style attribute of an exported page into a class of the page's own style, so that the page's
 * policy (./policy.build) needs to allow none. Scripts still set `style` on elements, which no policy
 * stops. Throws where the page has attributes and no style, or a style that uses such a class name already.
 */
export function moveStyleAttributes(page: Document): void {
  const classes = new Map<string, string>();
  const styled = queryAll<Element>(
    page,
    (node) => isElementNode(node) && hasAttribute(node, 'style'),
  );
  for (const element of styled) {
    const declarations = getAttribute(element, 'style') ?? '';
    const name = classes.get(declarations) ?? `_${classes.size.toString(36)}`;
    classes.set(declarations, name);
    const others = getAttribute(element, 'class');
    setAttribute(element, 'class', others ? `${name} ${others}` : name);
    removeAttribute(element, 'style');
  }
  if (classes.size === 0) return;
  const style = elementOf(page, 'style');
  const text = getTextContent(style);
  if (/\._\w/.test(text)) throw new Error('a class name that begins with _');
  // Last, so that they win over the rules of the element's other classes, as the attribute did.
  const rules = [...classes].map(([declarations, name]) => `.${name}{${declarations}}`);
  setTextContent(style, text + rules.join(''));
}

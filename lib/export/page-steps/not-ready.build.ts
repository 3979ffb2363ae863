import {
  appendChild,
  createElement,
  createTextNode,
  type Document,
  type Element,
  getAttribute,
  getTextContent,
} from '@parse5/tools';
import { attributesOf, elementOf, elementsOf, elementWith } from '@/lib/export/page-tree.build';
import { notReadyWords } from '@/words/not-ready';

/**
 * Adds to the end of an exported page what is shown, and announced, where a click waits for a script that
 * failed or is late (lib/early/program/starter.client). It is no part of React's tree: the page needs no script for it, and
 * its data does not have it. Its links look like those of the footer. Throws where these are not there.
 */
export function addNotReady(page: Document, orderChat: string): void {
  const call = footerLink(page, 'tel:');
  const chat = footerLink(page, 'https://wa.me/');
  const like = (link: Element, href: string, text: string) =>
    elementWith('a', { ...attributesOf(link), href }, text);
  const notice = createElement('div', { id: 'stuck', hidden: '', 'data-no-print': '' });
  for (const part of [
    createTextNode(`${hasOrderForm(page) ? notReadyWords.withForm : notReadyWords.text} `),
    like(call, getAttribute(call, 'href') ?? '', getTextContent(call)),
    like(chat, orderChat, getTextContent(chat)),
    like(call, '', notReadyWords.reload),
  ]) {
    appendChild(notice, part);
  }
  // The region is there from the start: what is added to one is announced more surely than a new one.
  const region = createElement('div', { role: 'alert' });
  appendChild(region, notice);
  appendChild(elementOf(page, 'body'), region);
}

function footerLink(page: Document, start: string): Element {
  const found = elementsOf(elementOf(page, 'footer'), 'a').find((link) =>
    attributesOf(link).href?.startsWith(start),
  );
  if (!found) throw new Error(`no link to ${start} in the footer`);
  return found;
}

/** Whether this is a product's page with sizes to order. */
function hasOrderForm(page: Document): boolean {
  const isProduct = elementsOf(page, 'meta').some((meta) =>
    attributesOf(meta).property?.startsWith('product:'),
  );
  const orders = elementsOf(page, 'form').some((form) =>
    attributesOf(form).action?.startsWith('https://wa.me'),
  );
  return isProduct && orders;
}

import type { Words } from '@/data/words/types';

/**
 * Adds to the end of an exported page what is shown, and announced, where a click waits for a script that
 * failed or is late (./starter.client, docs/behaviour.md section 40). It is no part of React's tree: the
 * page needs no script for it, and its data does not have it. The links are the footer's own, so that they
 * take few bytes. Throws with what it did not find.
 */
export function addNotReady(html: string, words: Words['notReady'], orderChat: string): string {
  const links = contacts.exec(html)?.[0]?.replace(/https:[^"]*/, () => orderChat);
  if (!links) throw new Error('no phone and chat link in the footer');
  if (!html.includes('</body>')) throw new Error('no </body> to put the sentence before');
  const text = orderForm.test(html) ? words.withForm : words.text;
  const reload = links.replace(/>.*/, '>').replace(/href="[^"]*"/, 'href=""');
  // The region is there from the start: what is added to one is announced more surely than a new one.
  const region = `<div role="alert"><div id="stuck" hidden="" data-no-print="">${text} ${links}${reload}${words.reload}</a></div></div>`;
  return html.replace('</body>', () => `${region}</body>`);
}

/** The footer's links to call and to chat. */
const contacts =
  /<a [^>]*href="tel:[^"]*">[^<]*<\/a><a [^>]*href="https:\/\/wa\.me\/[^"]*">[^<]*<\/a>/;

/** On a product's page with sizes to order. */
const orderForm = /<meta property="product:.*<form [^>]*action="https:\/\/wa\.me/s;

/**
 * What is between the parts of a line in an order, of the words of its rows: ', size ' between product and
 * size. Where these have another order, commas.
 */
export function lineSeparators(row: string) {
  const [, size = ', ', count = ', ', price = ', '] =
    /\{product\}([^{]*)\{size\}([^{]*)\{count\}([^{]*)\{price\}/.exec(row) ?? [];
  return { BEFORE_SIZE: size, BEFORE_COUNT: count, BEFORE_PRICE: price };
}

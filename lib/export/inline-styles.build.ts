import { type Document, removeNode, replaceWith, setAttribute } from '@parse5/tools';
import { serializeOuter } from 'parse5';
import { attributesOf, elementsOf, elementWith, tagOf } from './page-tree.build';

/**
 * Moves the style sheets of an exported page into the page, so that the first paint needs no second
 * request. Returns their links, disabled, so that a browser does not fetch them: React looks for them by
 * address when it hydrates, and would add them again. `readSheet` returns the text of a sheet by its
 * address. Throws with what it found where Next writes its links in a form this does not know.
 */
export function inlineStyles(page: Document, readSheet: (address: string) => string): string {
  const links = elementsOf(page, 'link').filter((link) => attributesOf(link).rel === 'stylesheet');
  const [first, ...others] = links;
  if (!first) throw new Error('no style sheet');
  const sheets = links.map((link) => {
    const { rel, href = '', ...rest } = attributesOf(link);
    if (!SHEET.test(href) || Object.keys(rest).join() !== 'data-precedence') {
      throw new Error(`a style sheet of unknown form: ${tagOf(link)}`);
    }
    return readSheet(href);
  });
  replaceWith(first, elementWith('style', {}, sheets.join('')));
  for (const link of others) removeNode(link);
  for (const link of links) setAttribute(link, 'disabled', '');
  return links.map((link) => serializeOuter(link)).join('');
}

const SHEET = /\/_next\/static\/[^"]+\.css$/;

import {
  type Document,
  type Element,
  getAttribute,
  isElementNode,
  queryAll,
  removeNode,
  replaceWith,
  setAttribute,
} from '@parse5/tools';
import { type Selector, transform } from 'lightningcss';
import { serializeOuter } from 'parse5';
import { attributesOf, elementsOf, elementWith, tagOf } from '@/lib/export/page-tree.build';

/**
 * Moves the style sheets of an exported page into the page, so that the first paint needs no second
 * request. A sheet that styles nothing in the page, as that of what only script draws, is left out: its
 * link loads it with the script. Returns the links of all, those of inlined sheets disabled, so that a
 * browser does not fetch them: React looks for them by address when it hydrates, and would add them again.
 * `readSheet` returns the text of a sheet by its address. Throws with what it found where Next writes its
 * links in a form this does not know.
 */
export function inlineStyles(page: Document, readSheet: (address: string) => string): string {
  const links = elementsOf(page, 'link').filter((link) => attributesOf(link).rel === 'stylesheet');
  const [first, ...others] = links;
  if (!first) throw new Error('no style sheet');
  const classes = classesOf(page);
  let style = '';
  for (const link of links) {
    const { rel, href = '', ...rest } = attributesOf(link);
    if (!SHEET.test(href) || Object.keys(rest).join() !== 'data-precedence') {
      throw new Error(`a style sheet of unknown form: ${tagOf(link)}`);
    }
    const sheet = readSheet(href);
    if (!canStyle(sheet, classes)) continue;
    style += sheet;
    setAttribute(link, 'disabled', '');
  }
  replaceWith(first, elementWith('style', {}, style));
  for (const link of others) removeNode(link);
  return links.map((link) => serializeOuter(link)).join('');
}

const SHEET = /\/_next\/static\/[^"]+\.css$/;

function classesOf(page: Document): ReadonlySet<string> {
  const elements = [...queryAll<Element>(page, isElementNode)];
  return new Set(elements.flatMap((one) => getAttribute(one, 'class')?.split(/\s+/) ?? []));
}

/** Whether a sheet has a selector that can match in a page with these classes. */
function canStyle(sheet: string, classes: ReadonlySet<string>): boolean {
  const canMatch = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name);
      if (part.type !== 'pseudo-class') return true;
      switch (part.kind) {
        case 'is':
        case 'where':
        case 'has':
          return part.selectors.some(canMatch);
        default:
          return true;
      }
    });
  return selectorsOf(sheet).some(canMatch);
}

/** By the text of a sheet, which many pages have. */
const parsed = new Map<string, readonly Selector[]>();

function selectorsOf(sheet: string): readonly Selector[] {
  const kept = parsed.get(sheet);
  if (kept) return kept;
  const selectors: Selector[] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(sheet),
    visitor: {
      Rule: {
        style({ value }) {
          selectors.push(...value.selectors);
        },
      },
    },
  });
  parsed.set(sheet, selectors);
  return selectors;
}

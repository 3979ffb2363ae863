import {
  type Document,
  type Element,
  getAttribute,
  getTextContent,
  isElementNode,
  queryAll,
  setAttribute,
  setTextContent,
} from '@parse5/tools';
import { browserslistToTargets, type Selector, transform } from 'lightningcss';
import { oldestBrowsers } from '@/lib/format/oldest-browsers.build';
import { elementsOf } from './page-tree.build';

/** The short names of classes and animations by the names that CSS modules generate. */
export type ShortNames = ReadonlyMap<string, string>;

/**
 * Short names for the class and animation names that CSS modules generate. They are numbered in the order
 * of the sheets, so that only a change of style changes them. Throws where no generated name is found.
 */
export function shortNames(sheets: readonly string[]): ShortNames {
  const names = new Map<string, string>();
  const add = (name: string) => {
    if (GENERATED.test(name) && !names.has(name)) names.set(name, shortName(names.size));
    return name;
  };
  for (const sheet of sheets) rename(sheet, add);
  if (names.size === 0) throw new Error('no class name of the form that Next writes');
  return names;
}

/**
 * A style sheet with its `names` replaced, minified for the browsers of .browserslistrc. Throws where the
 * sheet would mean something else inside a page: a relative address, or another sheet.
 */
export function sheetWithShortNames(sheet: string, names: ShortNames): string {
  return rename(sheet, (name) => names.get(name) ?? name);
}

/** A script, or the data in a page, with every name of `names` replaced. */
export function textWithShortNames(text: string, names: ShortNames): string {
  return text.replace(/[\w-]+/g, (word) => names.get(word) ?? word);
}

/** Replaces every name of `names` in a page: in its classes and its data. */
export function shortenNames(page: Document, names: ShortNames): void {
  const withClass = queryAll<Element>(
    page,
    (node) => isElementNode(node) && getAttribute(node, 'class') !== null,
  );
  for (const element of withClass) {
    setAttribute(element, 'class', textWithShortNames(getAttribute(element, 'class') ?? '', names));
  }
  for (const script of elementsOf(page, 'script')) {
    setTextContent(script, textWithShortNames(getTextContent(script), names));
  }
}

const targets = browserslistToTargets(oldestBrowsers());

/** A sheet, minified, with each class and animation name replaced by what `newName` gives. */
function rename(sheet: string, newName: (name: string) => string): string {
  const renamed = (selector: Selector): Selector =>
    selector.map((part) => {
      if (part.type === 'class') return { ...part, name: newName(part.name) };
      if (part.type !== 'pseudo-class') return part;
      switch (part.kind) {
        case 'not':
        case 'is':
        case 'where':
        case 'has':
          return { ...part, selectors: part.selectors.map(renamed) };
        default:
          return part;
      }
    });
  const { code } = transform({
    filename: 'sheet.css',
    code: Buffer.from(sheet),
    minify: true,
    targets,
    visitor: {
      Selector: renamed,
      CustomIdent: newName,
      Url({ url }) {
        if (!/^(?:data:|\/|#)/.test(url)) throw new Error(`a relative address: ${url}`);
      },
      Rule: {
        import({ value }) {
          throw new Error(`another sheet: ${value.url}`);
        },
      },
    },
  });
  return code.toString();
}

/** Six characters for the module, then the name in the source: `_2NABzW_button`. */
const GENERATED = /^_?[\w-]{6}_[A-Za-z]\w*$/;

/** Without `d`: content blockers hide elements of the class `ad`. */
const LETTERS = 'abcefghijklmnopqrstuvwxyz';

/** 'a' … 'z', 'aa' … */
function shortName(at: number): string {
  const rest = Math.floor(at / LETTERS.length);
  return (rest > 0 ? shortName(rest - 1) : '') + LETTERS[at % LETTERS.length];
}

import {
  type Document,
  type Element,
  getTextContent,
  isElementNode,
  queryAll,
  setTextContent,
} from '@parse5/tools';
import { browserslistToTargets, Features, type Selector, transform } from 'lightningcss';
import { oldestBrowsers } from '@/lib/build/bundle-program.build';
import { elementsOf } from '@/lib/export/page-tree.build';

/** Short names of classes, animations and custom properties by their names. */
export type ShortNames = ReadonlyMap<string, string>;

/**
 * Short names for custom properties and for the class and animation names that CSS modules generate. They
 * are numbered in the order of the sheets, so that only a change of style changes them. Throws where no
 * generated name is found.
 */
export function shortNames(sheets: readonly string[]): ShortNames {
  const classes = new Set<string>();
  const properties = new Set<string>();
  for (const sheet of sheets) {
    rename(sheet, (name) => {
      if (GENERATED.test(name)) classes.add(name);
      if (PROPERTY.test(name)) properties.add(name);
      return name;
    });
  }
  if (classes.size === 0) throw new Error('no class name of the form that Next writes');
  return new Map([
    ...[...classes].map((name, at) => [name, shortName(at)] as const),
    ...[...properties].map((name, at) => [name, `--${shortName(at)}`] as const),
  ]);
}

/**
 * A style sheet with its `names` replaced, minified for the browsers of .browserslistrc. Throws where the
 * sheet would mean something else inside a page: a relative address, another sheet, or a name left as it was.
 */
export function sheetWithShortNames(sheet: string, names: ShortNames): string {
  const short = rename(sheet, (name) => names.get(name) ?? name);
  const [left] = (short.match(WORD) ?? []).filter((word) => names.has(word));
  if (left) throw new Error(`a name in a place that is not known: ${left}`);
  return short;
}

/** A script, or the data in a page, with every name of `names` replaced. */
export function textWithShortNames(text: string, names: ShortNames): string {
  return text.replace(WORD, (word) => names.get(word) ?? word);
}

/** Replaces every name of `names` in a page: in its classes, its style attributes and its data. */
export function shortenNames(page: Document, names: ShortNames): void {
  for (const element of queryAll<Element>(page, isElementNode)) {
    for (const attribute of element.attrs) {
      if (!/^(?:class|style)$/.test(attribute.name)) continue;
      attribute.value = textWithShortNames(attribute.value, names);
    }
  }
  for (const script of elementsOf(page, 'script')) {
    setTextContent(script, textWithShortNames(getTextContent(script), names));
  }
}

const targets = browserslistToTargets(oldestBrowsers());

/** A sheet, minified, with each class, animation or property replaced by what `newName` gives. */
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
    // The shop has one colour scheme (next.config.mjs).
    exclude: Features.LightDark,
    visitor: {
      Selector: renamed,
      CustomIdent: newName,
      DashedIdent: newName,
      // The name of an animation beside a var(): lightningcss reads no such value.
      Token: {
        ident: (token) => ({ type: 'token', value: { ...token, value: newName(token.value) } }),
      },
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

const WORD = /[\w-]+/g;

/** Six characters for the module, then the name in the source: `_2NABzW_button`. */
const GENERATED = /^_?[\w-]{6}_[A-Za-z]\w*$/;

/** A custom property. Shorter ones may be a number that a script counts down: `--n`. */
const PROPERTY = /^--[a-z][\w-]{2,}$/;

/** Without `d`: content blockers hide elements of the class `ad`. */
const LETTERS = 'abcefghijklmnopqrstuvwxyz';

/** 'a' … 'z', 'aa' … */
function shortName(at: number): string {
  const rest = Math.floor(at / LETTERS.length);
  return (rest > 0 ? shortName(rest - 1) : '') + LETTERS[at % LETTERS.length];
}

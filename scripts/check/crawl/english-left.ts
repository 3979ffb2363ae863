import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Document,
  type Element,
  getTextContent,
  isElementNode,
  isTextNode,
} from '@parse5/tools';
import { kiswahiliNames } from '@/data/kiswahili-names';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { readModule } from '@/lib/data-modules/read-module';
import { attributesOf, elementsOf } from '@/lib/export/page-tree.build';
import { inWords } from '@/lib/finding/shelf-item';
import { isObject } from '@/lib/values/unknown-values';

/** A part of an English text that is shorter may be in a Kiswahili one too; the whole text is not. */
const LEAST_WORDS = 3;

/** The English texts that Kiswahili says otherwise, and what is between the values of each. */
let known: { whole: ReadonlySet<string>; parts: readonly string[] } | undefined;

function knownTexts() {
  if (known) return known;
  const texts = [...ofInterface(), ...ofRecords(readShop(dataFolder)), ...ofNames()];
  const parts = texts
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= LEAST_WORDS);
  known = { whole: new Set(texts), parts };
  return known;
}

function ofInterface(): string[] {
  return readdirSync('data/words/en').flatMap((file) => {
    const [english, kiswahili] = ['en', 'sw'].map((id) => {
      const [constant] = readModule(readFileSync(path.join('data/words', id, file), 'utf8'));
      return constant?.value;
    });
    return saidOtherwise(english, kiswahili);
  });
}

function ofRecords(value: unknown): string[] {
  if (!isObject(value)) return [];
  const { sw = {}, ...fields } = value;
  return [...saidOtherwise(fields, sw), ...Object.values(fields).flatMap(ofRecords)];
}

function ofNames(): string[] {
  const { colours = {}, kinds = {}, sizes = {} } = kiswahiliNames;
  return [colours, kinds, sizes].flatMap((table) =>
    Object.entries(table).flatMap(([name, said]) => saidOtherwise(inWords(name), said)),
  );
}

function saidOtherwise(english: unknown, kiswahili: unknown): string[] {
  if (typeof english === 'string')
    return typeof kiswahili === 'string' && kiswahili !== english ? [english] : [];
  if (!isObject(english) || !isObject(kiswahili)) return [];
  return Object.entries(english).flatMap(([name, one]) => saidOtherwise(one, kiswahili[name]));
}

/** The texts of a page in Kiswahili that are English, or have a missing value. */
export function englishLeft(texts: readonly string[]): string[] {
  const { whole, parts } = knownTexts();
  return texts.filter(
    (text) =>
      /undefined|\bnull\b|\bNaN\b|[{}]|\[object/.test(text) ||
      whole.has(text) ||
      parts.some((part) => text.includes(part)),
  );
}

const SPOKEN = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'];
const DESCRIBING = /description$|^og:|^twitter:/;

/**
 * The texts of a page: visible and announced texts, and those of its head, without texts marked as
 * English.
 */
export function textsOf(page: Document): string[] {
  const texts = elementsBelow(page).flatMap((element) => {
    const attributes = attributesOf(element);
    const names = attributes.property ?? attributes.name ?? '';
    return [
      // A text that React has put together from several is one.
      element.childNodes.flatMap((node) => (isTextNode(node) ? node.value : [])).join(''),
      ...SPOKEN.map((name) => attributes[name] ?? ''),
      element.tagName === 'meta' && DESCRIBING.test(names) ? (attributes.content ?? '') : '',
    ];
  });
  const data = elementsOf(page, 'script')
    .filter((script) => attributesOf(script).type === 'application/ld+json')
    // A word alone is one of schema.org, such as Product, or a colour.
    .flatMap((script) => [...getTextContent(script).matchAll(/"([^"]* [^"]*)"/g)])
    .map(([, text = '']) => text);
  return [...texts, ...data].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/**
 * The elements below a part of a page, except programs, styles and elements in another language
 * than Kiswahili.
 */
function elementsBelow(part: Document | Element): Element[] {
  return part.childNodes.filter(isElementNode).flatMap((element) => {
    const { lang = 'sw' } = attributesOf(element);
    const isLeftOut = /^(?:script|style)$/.test(element.tagName) || !lang.startsWith('sw');
    return isLeftOut ? [] : [element, ...elementsBelow(element)];
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kiswahiliNames } from '@/data/kiswahili-names';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { readModule } from '@/lib/data-modules/read-module';
import { inWords } from '@/lib/finding/shelf-item';

/** A part of an English text that is shorter may be in a Kiswahili one too; the whole text is not. */
const LEAST_WORDS = 3;

/** The English texts that Kiswahili says otherwise: of the interface, of the shop's records, and names of the filters. */
const texts: readonly string[] = [
  ...ofInterface(),
  ...ofRecords(readShop(dataFolder)),
  ...ofNames(),
];

const whole = new Set(texts);

/** What is between the values of a text. */
const parts = texts
  .flatMap((text) => text.split(/\{\w+\}/))
  .map((part) => part.trim())
  .filter((part) => part.split(/\s+/).length >= LEAST_WORDS);

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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What of the texts of a page in Kiswahili is English, or a value that is not there. */
export function englishLeft(texts: readonly string[]): string[] {
  return texts.filter(
    (text) =>
      /undefined|\bnull\b|\bNaN\b|[{}]|\[object/.test(text) ||
      whole.has(text) ||
      parts.some((part) => text.includes(part)),
  );
}

/**
 * The texts of a page: those it shows and says, and those of its head. What is marked as English is left
 * out. Runs in the page, so it must use nothing from outside itself.
 */
export function textsOfPage(): string[] {
  const isLeftOut = (element: Element | null) =>
    element?.closest('script, style, [lang]:not([lang^=sw])');
  const attributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'];
  const texts = [...document.querySelectorAll('*')]
    .filter((element) => !isLeftOut(element))
    .flatMap((element) => [
      // A text that React has put together from several is one.
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue)
        .join(''),
      ...attributes.map((name) => element.getAttribute(name)),
      element.matches('meta[name$=description], meta[property^="og:"], meta[name^="twitter:"]')
        ? element.getAttribute('content')
        : '',
    ]);
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => script.textContent,
  );
  return [
    ...texts,
    // A word alone is one of schema.org, such as Product, or a colour.
    ...data.flatMap((text) => [...(text ?? '').matchAll(/"([^"]* [^"]*)"/g)].map(([, one]) => one)),
  ]
    .map((text) => (text ?? '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

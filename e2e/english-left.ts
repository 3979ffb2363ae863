import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readModule } from '@/lib/data-modules/read-module';

type Texts = string | { readonly [name: string]: Texts };

/** Parts of an English text that are shorter may stand in Kiswahili too: 'Google Maps', 'Nike Air'. */
const LEAST_WORDS = 3;

/** Every part of the interface's English texts, between values, that Kiswahili says otherwise. */
const english: readonly string[] = readdirSync('data/words/en').flatMap((file) => {
  const [en, sw] = ['en', 'sw'].map((id) => {
    const [constant] = readModule(readFileSync(path.join('data/words', id, file), 'utf8'));
    return textsOf(constant?.value as Texts);
  });
  return (en ?? [])
    .filter((text) => !sw?.includes(text))
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= LEAST_WORDS);
});

function textsOf(texts: Texts): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(textsOf);
}

/** What of the texts of a page in Kiswahili is English, or a value that is not there. */
export function englishLeft(texts: readonly string[]): string[] {
  return texts.filter(
    (text) =>
      /undefined|\bnull\b|\bNaN\b|[{}]|\[object/.test(text) ||
      english.some((part) => text.includes(part)),
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
    ...data.flatMap((text) => [...(text ?? '').matchAll(/"([^"]+)"/g)].map(([, one]) => one)),
  ]
    .map((text) => (text ?? '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

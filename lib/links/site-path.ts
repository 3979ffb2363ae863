import { languageWords } from '@/words/language';

/** The folder of the host that the shop is in: '' or '/mavazi'. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** What the addresses of pages in a language begin with: '' in English, '/sw' in Kiswahili, by the tag for HTML. */
export function languagePath(tag: string): '' | `/${string}` {
  return tag === 'en-KE' ? '' : `/${tag.slice(0, 2)}`;
}

/** The same of the language of this build. */
export const ownPath = languagePath(languageWords.tag);

/**
 * The address of a page of the shop in the language of this build: '/shop/' → '/shop/' in English,
 * '/sw/shop/' in Kiswahili, each behind BASE_PATH. Every plain href of a page needs it.
 */
export function pageHref(path: `/${string}`): string {
  return `${basePath}${ownPath}${path}`;
}

/**
 * The address of a file that all languages share, such as a picture: '/marks/icon.svg' →
 * '/mavazi/marks/icon.svg' if BASE_PATH is /mavazi.
 */
export function fileHref(path: `/${string}`): string {
  return `${basePath}${path}`;
}

/** The address of a page in the language of the shop's owner, English: for messages to the shop. */
export function ownersHref(path: `/${string}`): string {
  return `${basePath}${path}`;
}

import { languageWords } from '@/words/language';

/** The folder of the host that the shop is in: '' or '/mavazi'. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * The address of a page of the shop in the language of this build: '/shop/' → '/shop/' in English,
 * '/sw/shop/' in Kiswahili, each behind BASE_PATH. Every plain href of a page needs it.
 */
export function pageHref(path: `/${string}`): string {
  return `${basePath}${languageWords.path}${path}`;
}

/**
 * The address of a file that all languages share, such as a picture: '/marks/icon.svg' →
 * '/mavazi/marks/icon.svg' if BASE_PATH is /mavazi.
 */
export function fileHref(path: `/${string}`): string {
  return `${basePath}${path}`;
}

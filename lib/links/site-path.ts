/** The folder of the host that the shop is in: '' or '/mavazi'. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** What the addresses of pages in the language of this build begin with: '' in English, '/sw' in Kiswahili. */
export const ownPath = process.env.PAGES_LANGUAGE ? `/${process.env.PAGES_LANGUAGE}` : '';

/** A language in which every page can be read. */
export interface Language {
  /** What the addresses of its pages begin with: '' or '/sw'. */
  start: string;
  /** As `hreflang` has it, with the country. */
  tag: string;
  /** Its name in itself. */
  name: string;
  /** Offers the open page in it, in itself. */
  offer: string;
}

/** The address of a page of the shop in a language. */
export function hrefIn({ start }: Language, path: `/${string}`): string {
  return `${basePath}${start}${path}`;
}

/**
 * The address of a page of the shop in the language of this build: '/shop/' → '/shop/' in English,
 * '/sw/shop/' in Kiswahili, each behind BASE_PATH. Every plain href of a page needs it.
 */
export function pageHref(path: `/${string}`): string {
  return `${basePath}${ownPath}${path}`;
}

/**
 * The address of what exists once for all languages: a file such as a picture, or a page in English, the
 * owner's language, for messages to the shop. '/marks/icon.svg' → '/mavazi/marks/icon.svg' if BASE_PATH
 * is /mavazi.
 */
export function fileHref(path: `/${string}`): string {
  return `${basePath}${path}`;
}

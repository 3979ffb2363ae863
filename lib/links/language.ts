import { basePath, languagePath } from './site-path';

/** A language in which every page can be read. */
export interface Language {
  /** As `hreflang` has it, with the country. */
  tag: string;
  /** Its name in itself. */
  name: string;
  /** Offers the open page in it, in itself. */
  offer: string;
}

/** The address of a page of the shop in the language of a tag. */
export function hrefIn(tag: string, path: `/${string}`): string {
  return `${basePath}${languagePath(tag)}${path}`;
}

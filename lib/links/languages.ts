import { shop } from '@/data/shop';
import { hrefIn, type Language, ownPath } from './site-path';
import { siteOrigin } from './site-url';

const english: Language = {
  start: '',
  tag: 'en-KE',
  name: 'English',
  offer: 'Read this page in English',
};

/** The languages that a shop can have beside English. */
export const further: Readonly<Record<NonNullable<typeof shop.languages>[number], Language>> = {
  sw: {
    start: '/sw',
    tag: 'sw-KE',
    name: 'Kiswahili',
    offer: 'Soma ukurasa huu kwa Kiswahili',
  },
};

/** Those that the shop has. `npm run dev` shows English alone. */
export const furtherIds = process.env.NODE_ENV === 'development' ? [] : (shop.languages ?? []);

/** The languages of the shop, English first. */
export const languages: readonly Language[] = [english, ...furtherIds.map((id) => further[id])];

/** What the page for an unknown address, which exists once, says in a further language: its link to the shop. */
export const notFoundTexts: Readonly<Record<string, string>> = {
  'sw-KE': 'Hatupati ukurasa huo. Fungua duka kwa Kiswahili',
};

/** Those that the pages of this build are not in. */
export const otherLanguages = languages.filter(({ start }) => start !== ownPath);

/** The absolute address of a page of the shop in a language. */
export function urlIn(language: Language, path: `/${string}`): string {
  return siteOrigin + hrefIn(language, path);
}

/** A page's absolute addresses by language tag and `x-default`; undefined in a shop of one language. */
export function urlsByLanguage(path: `/${string}`): Record<string, string> | undefined {
  if (languages.length === 1) return undefined;
  return Object.fromEntries([
    ...languages.map((language) => [language.tag, urlIn(language, path)]),
    ['x-default', urlIn(english, path)],
  ]);
}

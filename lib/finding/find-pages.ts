import type { SearchWords } from '@/data/schema/search-words';
import type { SearchIndex } from '@/lib/catalogue/catalogue-file';
import { pagePaths } from '@/lib/links/page-paths';
import { isOneLetterOff } from './misspelling';
import { hasPhrase, phraseOf } from './text-words';

type PageId = keyof NonNullable<SearchWords['pages']>;

/** The pages that a search finds beside products, by their names in data/search-words.ts. */
export const pageAddresses = {
  delivery: pagePaths.delivery,
  returns: pagePaths.returns,
  payment: '/contact/#payment',
  wholesale: '/contact/#wholesale',
  sizeGuide: pagePaths.sizeGuide,
  contact: pagePaths.contact,
  about: pagePaths.about,
  order: pagePaths.order,
  privacy: pagePaths.privacy,
} as const satisfies Record<PageId, `/${string}`>;

const allPages = Object.keys(pageAddresses) as PageId[];

/** From so many letters on a word may be unfinished, and from one more on have one wrong letter. */
const UNFINISHED = 4;

/** Found pages and others are together no more than so many. */
const MOST = 3;

/** A few pages besides those that were found. */
export function otherPages({ pages }: Pick<SearchIndex, 'pages'>, found: readonly PageId[]) {
  return allPages
    .filter((id) => pages[id] && !found.includes(id))
    .slice(0, Math.max(0, MOST - found.length));
}

/**
 * The pages that a query names, in the order of data/search-words.ts: by a phrase that it has whole, or, where
 * it is one word, by the beginning of one or with a wrong letter.
 */
export function findPages({ pages }: Pick<SearchIndex, 'pages'>, query: string): PageId[] {
  const typed = phraseOf(query);
  if (!typed) return [];
  const isMeant = (text: string) => {
    const phrase = phraseOf(text);
    if (hasPhrase(typed, phrase)) return true;
    if (typed.includes(' ') || typed.length < UNFINISHED) return false;
    return phrase.startsWith(typed) || (typed.length > UNFINISHED && isOneLetterOff(phrase, typed));
  };
  return allPages.filter((id) => pages[id]?.some(isMeant));
}

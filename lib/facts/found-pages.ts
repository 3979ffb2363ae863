import type { SearchWords } from '@/data/schema/search-words';
import { policies } from './policies';
import { faq, hasSizeGuide } from './texts';

type PageWords = NonNullable<SearchWords['pages']>;

/** The words by which pages are found, without those of a page that has nothing to say in this shop. */
export function wordsOfPages({ pages = {} }: Pick<SearchWords, 'pages'>): PageWords {
  const isEmpty: Partial<Record<keyof PageWords, boolean>> = {
    payment: faq.length === 0,
    returns: !policies.returns,
    wholesale: faq.length === 0 || !policies.wholesale,
    sizeGuide: !hasSizeGuide,
  };
  const entries = Object.entries(pages) as [keyof PageWords, PageWords[keyof PageWords]][];
  return Object.fromEntries(entries.filter(([id]) => !isEmpty[id]));
}

import { address } from '@/data/address';
import type { SearchWords } from '@/data/schema/search-words';
import { deliveryAreas } from './delivery-areas';
import { policies } from './policies';
import { faq, hasSizeGuide } from './texts';

type PageWords = NonNullable<SearchWords['pages']>;

/**
 * The words by which pages are found, without those of a page that has nothing to say in this shop. The shop's
 * town leads to where it is, and the places that it delivers to lead to what delivery costs.
 */
export function wordsOfPages({ pages = {} }: Pick<SearchWords, 'pages'>): PageWords {
  const isEmpty: Partial<Record<keyof PageWords, boolean>> = {
    payment: faq.length === 0,
    returns: !policies.returns,
    wholesale: faq.length === 0 || !policies.wholesale,
    sizeGuide: !hasSizeGuide,
  };
  const entries = Object.entries(pages) as [keyof PageWords, PageWords[keyof PageWords]][];
  const places: Partial<Record<keyof PageWords, readonly string[]>> = {
    contact: [address.town],
    delivery: deliveredPlaces().filter((place) => place !== address.town),
  };
  return Object.fromEntries(
    entries
      .filter(([id]) => !isEmpty[id])
      .map(([id, words = []]) => [id, [...words, ...(places[id] ?? [])]]),
  );
}

/** The places in the names of the areas: 'Juja and Ruiru' are two. */
function deliveredPlaces(): string[] {
  return deliveryAreas
    .filter(({ pickUp, anyTown }) => !pickUp && !anyTown)
    .flatMap(({ name }) => name.split(/\s*[,/&]\s*|\s+(?:and|na)\s+/))
    .filter((place) => place !== '');
}

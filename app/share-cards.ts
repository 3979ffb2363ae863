import { photoBox, wordmarkBox } from '@/components/share/share-card';
import { memoizePerBuild } from '@/lib/build/memoize-per-build.build';
import type { Catalogue } from '@/lib/catalogue/catalogue';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { fileUrl } from '@/lib/links/site-url';
import { allPages } from '@/lib/seo/page-titles';
import { type CardFacts, cardSize } from '@/lib/seo/share-card';
import { type CardLook, cardFileOf } from '@/lib/seo/share-card-files.build';

/** The measures of a share card. */
export function shareLook({ productIds }: Pick<CardFacts, 'productIds'>): CardLook {
  return {
    size: cardSize,
    photoBox: productIds.length === 1 ? photoBox.alone : photoBox.four,
    wordmarkBox,
  };
}

/** The whole address of a page's share card; `catalogue` has the products that it shows. */
export async function shareCardUrl(card: CardFacts, { products }: Catalogue): Promise<string> {
  return fileUrl(`/share/${await cardFileOf(card, shareLook(card), products)}`);
}

/** Every share card by its file; the later pages of a listing share the card of its first. */
export const shareCards = memoizePerBuild(async () => {
  const catalogue = await loadCatalogue();
  const cards = new Map<string, CardFacts>();
  for (const { card } of allPages(catalogue)) {
    cards.set(await cardFileOf(card, shareLook(card), catalogue.products), card);
  }
  return cards;
});

import type { Metadata } from 'next';
import { shareCardUrl } from '@/app/share-cards';
import { shop } from '@/data/shop';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { otherLanguages, urlsByLanguage } from '@/lib/links/languages';
import { pageUrl } from '@/lib/links/site-url';
import { pageAt } from '@/lib/seo/page-titles';
import { cardAlt, cardSize } from '@/lib/seo/share-card';
import { languageWords } from '@/words/language';

/**
 * The metadata of the page at an address inside the shop, for search engines and for previews of
 * shared links. Addresses are absolute with the base path, which Next would leave out. A page whose
 * Open Graph type Next does not know ('product') leaves out `type` and writes it itself. All of it is the page's:
 * its `openGraph` replaces the layout's whole, and a canonical address in the layout would be every page's.
 */
export async function pageMetadata(path: string, type?: 'website'): Promise<Metadata> {
  const catalogue = await loadCatalogue();
  const { path: at, name, title, description, card } = pageAt(path, catalogue);
  const url = pageUrl(at);
  const byLanguage = urlsByLanguage(at);
  const image = {
    url: await shareCardUrl(card, catalogue),
    ...cardSize,
    alt: cardAlt(card, shop.name),
    type: 'image/jpeg',
  };
  const preview = { title: name, description, images: [image] };
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url, ...(byLanguage && { languages: byLanguage }) },
    openGraph: {
      ...preview,
      url,
      siteName: shop.name,
      locale: localeOf(languageWords),
      ...(otherLanguages.length > 0 && { alternateLocale: otherLanguages.map(localeOf) }),
      ...(type && { type }),
    },
    twitter: {
      ...preview,
      images: [{ url: image.url, alt: image.alt }],
      card: 'summary_large_image',
    },
  };
}

/** As Open Graph writes a language: 'en_KE'. */
function localeOf({ tag }: { tag: string }): string {
  return tag.replace('-', '_');
}

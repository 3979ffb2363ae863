import type { Metadata } from 'next';
import { shop } from '@/data/shop';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { fileUrl, pageUrl } from '@/lib/links/site-url';
import { pageAt } from '@/lib/seo/page-titles';
import { cardAlt, cardPath, cardSize } from '@/lib/seo/share-card';
import { languageWords } from '@/words/language';

/**
 * The metadata of the page at an address inside the shop, for search engines and for previews of
 * shared links. Addresses are absolute with the base path, which Next would leave out. A page whose
 * Open Graph type Next does not know ('product') leaves out `type` and writes it itself.
 */
export async function pageMetadata(path: string, type?: 'website'): Promise<Metadata> {
  const { path: at, name, title, description, card } = pageAt(path, await loadCatalogue());
  const url = pageUrl(at);
  const image = {
    url: fileUrl(cardPath(card)),
    ...cardSize,
    alt: cardAlt(card, shop.name),
    type: 'image/jpeg',
  };
  const preview = { title: name, description, images: [image] };
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url },
    openGraph: {
      ...preview,
      url,
      siteName: shop.name,
      locale: languageWords.tag.replace('-', '_'),
      ...(type && { type }),
    },
    twitter: {
      ...preview,
      images: [{ url: image.url, alt: image.alt }],
      card: 'summary_large_image',
    },
  };
}

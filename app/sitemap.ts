import type { MetadataRoute } from 'next';
import { buildCatalogue } from '@/lib/catalogue';
import { mainImageUrl } from '@/lib/main-image';
import { sitePages } from '@/lib/site-pages';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

/** Every page that wants to be found, when it last changed by the data, and its pictures. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages(buildCatalogue()).map(({ path, updated, products }) => ({
    url: absoluteUrl(path),
    lastModified: updated,
    images: products.flatMap((product) => mainImageUrl(product) ?? []),
  }));
}

import type { MetadataRoute } from 'next';
import { mainImageUrl } from '@/lib/main-image';
import { loadCatalogue } from '@/lib/node/load-catalogue';
import { sitePages } from '@/lib/site-pages';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

/** Every page that wants to be found, when it last changed by the data, and its pictures. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitePages(await loadCatalogue()).map(({ path, updated, products }) => ({
    url: absoluteUrl(path),
    lastModified: updated,
    images: products.flatMap((product) => mainImageUrl(product) ?? []),
  }));
}

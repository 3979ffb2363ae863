import type { MetadataRoute } from 'next';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { mainImageUrl } from '@/lib/seo/main-image';
import { sitePages } from '@/lib/seo/page-titles';
import { absoluteUrl } from '@/lib/site/site-url';

export const dynamic = 'force-static';

/** Every page that search engines may list, the day its data last changed, and its pictures. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitePages(await loadCatalogue()).map(({ path, updated, products }) => ({
    url: absoluteUrl(path),
    ...(updated && { lastModified: updated }),
    images: products.flatMap((product) => mainImageUrl(product) ?? []),
  }));
}

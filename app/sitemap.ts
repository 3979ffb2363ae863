import type { MetadataRoute } from 'next';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { pageUrl } from '@/lib/links/site-url';
import { mainImageUrl } from '@/lib/seo/main-image';
import { sitePages } from '@/lib/seo/page-titles';

export const dynamic = 'force-static';

/** Every page that search engines may list, the day its data last changed, and its pictures. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitePages(await loadCatalogue()).map(({ path, updated, products }) => ({
    url: pageUrl(path),
    ...(updated && { lastModified: updated }),
    images: products.flatMap((product) => mainImageUrl(product) ?? []),
  }));
}

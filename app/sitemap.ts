import type { MetadataRoute } from 'next';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { languages, urlIn, urlsByLanguage } from '@/lib/links/languages';
import { mainImageUrl } from '@/lib/seo/main-image';
import { sitePages } from '@/lib/seo/page-titles';

export const dynamic = 'force-static';

/** Every page that search engines may list, in each language, the day its data last changed, and its pictures. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitePages(await loadCatalogue()).flatMap(({ path, updated, products }) => {
    const byLanguage = urlsByLanguage(path);
    return languages.map((language) => ({
      url: urlIn(language, path),
      ...(updated && { lastModified: updated }),
      images: products.flatMap((product) => mainImageUrl(product) ?? []),
      ...(byLanguage && { alternates: { languages: byLanguage } }),
    }));
  });
}

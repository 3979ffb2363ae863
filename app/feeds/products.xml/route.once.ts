import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { feedItems, feedXml } from '@/lib/seo/product-feed';

export const dynamic = 'force-static';

/** The catalogue for Google Merchant and Meta: each fetches it by its address. */
export async function GET() {
  return new Response(feedXml(feedItems((await loadCatalogue()).products)), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}

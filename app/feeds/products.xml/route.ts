import { loadCatalogue } from '@/lib/node/load-catalogue';
import { feedItems, feedXml } from '@/lib/product-feed';

export const dynamic = 'force-static';

/** The catalogue for Google Merchant and Meta: each fetches it by its address. */
export async function GET() {
  return new Response(feedXml(feedItems((await loadCatalogue()).products)), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}

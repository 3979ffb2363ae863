import { buildCatalogue } from '@/lib/catalogue';
import { feedItems, feedXml } from '@/lib/product-feed';

export const dynamic = 'force-static';

/** The catalogue for Google Merchant and Meta: each fetches it by its address. */
export function GET() {
  return new Response(feedXml(feedItems(buildCatalogue().products)), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}

import { todaysFiles } from '@/app/catalogue/todays-files';
import { cataloguePath } from '@/lib/cart/catalogue-part';

export const dynamic = 'force-static';

/** Today's prices and stock, for a cart that was filled on another day (docs/behaviour.md 17.3). */
export async function GET() {
  return new Response((await todaysFiles()).get(cataloguePath), {
    headers: { 'content-type': 'application/json' },
  });
}

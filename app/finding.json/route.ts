import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { findingFile } from '@/lib/finding/finding-file';

export const dynamic = 'force-static';

/** What search, filters and sorting look through (docs/behaviour.md 30.1). */
export async function GET() {
  return new Response(findingFile((await loadCatalogue()).products), {
    headers: { 'content-type': 'application/json' },
  });
}

import { colourFamilies } from '@/data/colour-families';
import { searchWords } from '@/data/search-words';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { findingFile } from '@/lib/finding/finding-file';

export const dynamic = 'force-static';

/** What search, filters and sorting look through (docs/behaviour.md 30.1). */
export async function GET() {
  const { products } = await loadCatalogue();
  return new Response(findingFile(products, searchWords, colourFamilies), {
    headers: { 'content-type': 'application/json' },
  });
}

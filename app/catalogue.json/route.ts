import { categories } from '@/data/catalogue/categories';
import { colourFamilies } from '@/data/colour-families';
import { searchWords } from '@/data/search-words';
import { sizeGuides } from '@/data/size-guide';
import { buildDay } from '@/lib/build/build-day.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { wordsOfPages } from '@/lib/facts/found-pages';
import { namesOfPages } from '@/lib/finding/names-of-pages';
import { writeCatalogueFile } from '@/lib/finding/write-catalogue-file';

export const dynamic = 'force-static';

/** The data of the products for search, filters and carts, with today's prices and stock. */
export async function GET() {
  const { products } = await loadCatalogue();
  const facts = {
    date: buildDay(),
    words: { ...searchWords, pages: wordsOfPages(searchWords) },
    families: colourFamilies,
    guides: sizeGuides,
    names: namesOfPages,
    categories,
  };
  return new Response(writeCatalogueFile(products, facts), {
    headers: { 'content-type': 'application/json' },
  });
}

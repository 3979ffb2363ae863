import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { offersBeside } from '@/lib/catalogue/offers-beside';
import { pageNumbers } from '@/lib/catalogue/pagination';
import { productsOf } from '@/lib/catalogue/product';

/**
 * The content of a category's pages: the category, the others, all its products, offers of other
 * categories that fit it, and a picture. Throws for an unknown id.
 */
export async function categoryListing(id: string) {
  const { categories, products, offers } = await loadCatalogue();
  const category = categories.find((candidate) => candidate.id === id);
  if (!category) throw new Error(`No category "${id}"`);
  const { 'empty-cart': emptyBox } = await loadScenes();
  return {
    category,
    categories,
    products: productsOf(id, products),
    offers: offersBeside(id, { products, offers }),
    emptyBox,
  };
}

/** Every page of every category, by its number. */
export async function categoryPages() {
  return (await loadCatalogue()).categories.flatMap(({ id, count }) =>
    pageNumbers(count).map((number) => ({ category: id, number: String(number) })),
  );
}

import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { pageNumbers } from '@/lib/catalogue/pagination';
import { productsOf } from '@/lib/catalogue/product';

/** A category and all its products, beside the other categories. Throws for an unknown id. */
export async function categoryListing(id: string) {
  const { categories, products } = await loadCatalogue();
  const category = categories.find((candidate) => candidate.id === id);
  if (!category) throw new Error(`No category "${id}"`);
  return { category, categories, products: productsOf(id, products) };
}

/** Every page of every category, by its number. */
export async function categoryPages() {
  return (await loadCatalogue()).categories.flatMap(({ id, count }) =>
    pageNumbers(count).map((number) => ({ category: id, number: String(number) })),
  );
}

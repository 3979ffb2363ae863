import { CategoryPictures } from '@/components/ui/category-pictures';
import { Section } from '@/components/ui/section';
import type { Category } from '@/lib/catalogue/category';
import { filteredShopPath } from '@/lib/catalogue/shop-paths';
import { homeWords } from '@/words/home';

/** Shop by category: a tile for each category; nothing if there is only one. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  if (categories.length < 2) return null;
  return (
    <Section id="categories" title={homeWords.categories} below>
      <CategoryPictures categories={categories} path={filteredShopPath} />
    </Section>
  );
}

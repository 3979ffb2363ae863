import type { Metadata } from 'next';
import { CategoryWays } from '@/components/page/category-ways';
import { NotFound } from '@/components/page/not-found';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { toPromotedCardProduct } from '@/lib/catalogue/product';
import { isSoldOut } from '@/lib/catalogue/stock';
import { notFoundWords } from '@/words/not-found';

/** As many as a wide screen shows in a row. */
const SOME = 6;

export const metadata: Metadata = { title: notFoundWords.documentTitle };

export default async function NotFoundPage() {
  const [{ lost }, { categories, featured, offers, products }] = await Promise.all([
    loadScenes(),
    loadCatalogue(),
  ]);
  const inStock = [...featured, ...offers, ...products].filter((product) => !isSoldOut(product));
  const promoted = [...new Set(inStock)];
  return (
    <NotFound scene={lost} products={promoted.slice(0, SOME).map(toPromotedCardProduct)}>
      <CategoryWays categories={categories} />
    </NotFound>
  );
}

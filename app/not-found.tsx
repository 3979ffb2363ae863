import type { Metadata } from 'next';
import { CategoryWays } from '@/components/page/category-ways';
import { NotFound } from '@/components/page/not-found';
import { featuredOnHome } from '@/lib/catalogue/catalogue';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { toPromotedCardProduct } from '@/lib/catalogue/product';
import { isSoldOut } from '@/lib/catalogue/stock';
import { notFoundWords } from '@/words/not-found';

/** As many as a wide screen shows in a row. */
const SOME = 6;

export const metadata: Metadata = { title: notFoundWords.documentTitle };

export default async function NotFoundPage() {
  const [{ lost }, catalogue] = await Promise.all([loadScenes(), loadCatalogue()]);
  // Those of Home alone: the price of another changes nothing here.
  const ofHome = new Set([...featuredOnHome(catalogue), ...catalogue.offers]);
  const products = [...ofHome].filter((product) => !isSoldOut(product));
  return (
    <NotFound scene={lost} products={products.slice(0, SOME).map(toPromotedCardProduct)}>
      <CategoryWays categories={catalogue.categories} />
    </NotFound>
  );
}

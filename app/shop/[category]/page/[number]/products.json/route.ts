import { categoryPages, categoryShelf } from '@/app/shop/category-shelf';
import { toCardProduct } from '@/lib/catalogue/product';
import { productsOnPage } from '@/lib/catalogue/shelf-pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = categoryPages;

interface Asked {
  params: Promise<{ category: string; number: string }>;
}

/** A page of a category as data, for a grid that grows and for a pill of a shop with many pages. */
export async function GET(_: Request, { params }: Asked) {
  const { category, number } = await params;
  const { products } = await categoryShelf(category);
  return Response.json(productsOnPage(products, Number(number)).map(toCardProduct));
}

import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { toCardProduct } from '@/lib/catalogue/product';
import { pageNumbers, productsOnPage } from '@/lib/catalogue/shelf-pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  const { products } = await loadCatalogue();
  return pageNumbers(products.length).map((number) => ({ number: String(number) }));
}

/** A page of the shop as data, for a grid that grows. */
export async function GET(_: Request, { params }: { params: Promise<{ number: string }> }) {
  const { products } = await loadCatalogue();
  return Response.json(productsOnPage(products, Number((await params).number)).map(toCardProduct));
}

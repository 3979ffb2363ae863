import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { shareCardUrl } from '@/app/share-cards';
import { Moved } from '@/components/product/moved';
import { ProductAbout } from '@/components/product/product-about';
import { ProductDetails } from '@/components/product/product-details';
import { ProductExtra } from '@/components/product/product-extra.client';
import { ProductMeta } from '@/components/product/product-meta';
import { RelatedProducts } from '@/components/product/related-products';
import { StructuredData } from '@/components/seo/structured-data';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageTop } from '@/components/ui/page-top';
import { formerAddresses } from '@/lib/catalogue/former-addresses';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { productById } from '@/lib/catalogue/product';
import { relatedProducts, wornWith } from '@/lib/catalogue/related-products';
import { isSoldOut } from '@/lib/catalogue/stock';
import { productBreadcrumb } from '@/lib/seo/breadcrumb';
import { pageAt } from '@/lib/seo/page-titles';
import { breadcrumbData, productData } from '@/lib/seo/structured-data';

export const dynamicParams = false;

interface Props {
  params: Promise<{ category: string; product: string }>;
}

/** Every product, and every address a product had before it was renamed. */
export async function generateStaticParams() {
  const { products } = await loadCatalogue();
  const former = formerAddresses(products);
  return [
    ...products.map(({ id, categoryKey }) => ({ category: categoryKey, product: id })),
    ...former.map(({ category, formerId }) => ({ category, product: formerId })),
  ];
}

/** A former address has the metadata of the new one: links shared long ago keep their preview. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await findProduct(await params)).product.path);
}

export default async function ProductPage({ params }: Props) {
  const { product, catalogue, moved } = await findProduct(await params);
  if (moved) {
    return (
      <>
        <ProductMeta product={product} />
        <Moved product={product} />
      </>
    );
  }
  const steps = productBreadcrumb(product, productById(product.categoryKey, catalogue.categories));
  const goesWith = wornWith(product, catalogue.products);
  const card = await shareCardUrl(pageAt(product.path, catalogue).card, catalogue);
  return (
    <>
      <ProductMeta product={product} />
      <PageTop>
        <Breadcrumb steps={steps} />
      </PageTop>
      <ProductDetails product={product} goesWith={goesWith} />
      <RelatedProducts products={relatedProducts(product, catalogue.products)} />
      {isSoldOut(product) && <ProductAbout product={product} goesWith={goesWith} />}
      <ProductExtra name="SeenPlace" props={{ id: product.id }} />
      <StructuredData things={[productData(product, card), breadcrumbData(steps)]} />
    </>
  );
}

async function findProduct({ category, product: asked }: { category: string; product: string }) {
  const catalogue = await loadCatalogue();
  const former = formerAddresses(catalogue.products).find(
    (address) => address.category === category && address.formerId === asked,
  );
  const product = productById(former?.productId ?? asked, catalogue.products);
  return { product, catalogue, moved: former !== undefined };
}

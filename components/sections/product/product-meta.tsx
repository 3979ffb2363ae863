import { shop } from '@/data/shop';
import type { Product } from '@/lib/catalogue/product';
import { saleTerms } from '@/lib/catalogue/sale-terms';

/**
 * What a shared link says of a product besides its page. Next writes such facts as `name=`, where
 * Facebook and WhatsApp read `property=`; React moves these into the head.
 */
export function ProductMeta({ product }: { product: Product }) {
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="product:price:amount" content={String(product.priceKes)} />
      <meta property="product:price:currency" content="KES" />
      <meta property="product:availability" content={saleTerms.availability.feed} />
      <meta property="product:condition" content={saleTerms.condition.feed} />
      <meta property="product:brand" content={shop.name} />
    </>
  );
}

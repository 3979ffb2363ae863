import { shop } from '@/data/shop';
import type { Product } from '@/lib/catalogue/product';
import { availability, conditionOf } from '@/lib/catalogue/sale-terms';
import { isSoldOut } from '@/lib/catalogue/stock';
import { currency } from '@/lib/format/money';

/**
 * A product's price and state for the preview of a shared link. Next would write these as `name=`,
 * where Facebook and WhatsApp read `property=`; React moves them into the head.
 */
export function ProductMeta({ product }: { product: Product }) {
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="product:price:amount" content={String(product.priceKes)} />
      <meta property="product:price:currency" content={currency} />
      <meta property="product:availability" content={availability(isSoldOut(product)).feed} />
      <meta property="product:condition" content={conditionOf(product).feed} />
      <meta property="product:brand" content={shop.name} />
    </>
  );
}

'use client';

import { useState } from 'react';
import type { ListedProduct } from '@/lib/catalogue/catalogue-file';
import type { NamedProduct } from '@/lib/catalogue/product';
import { ProductExtra } from './product-extra.client';
import { ProductGrid } from './product-grid.client';

/**
 * Other products on the page of a product, as cards. Prices and sizes are today's, fetched when the
 * cards are near the viewport. Without script, or if the shop is not reached, a card has a picture,
 * a name and a link.
 */
export function OtherProducts({
  products,
  className,
}: {
  products: readonly NamedProduct[];
  /** The class of the row. */
  className?: string | undefined;
}) {
  const [today, setToday] = useState<ReadonlyMap<string, ListedProduct>>();
  return (
    <>
      <ProductGrid
        products={products.map((one) => today?.get(one.id) ?? one)}
        heading="h3"
        oneRow
        className={className}
      />
      <ProductExtra name="ProductsOfToday" props={{ onArrival: setToday }} />
    </>
  );
}

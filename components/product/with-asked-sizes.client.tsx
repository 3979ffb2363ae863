'use client';

import type { ComponentProps } from 'react';
import { AskedSizes } from '@/components/ui/asked-sizes';
import type { CardProduct } from '@/lib/catalogue/product';
import { fillText } from '@/lib/format/fill-text';
import { filtersWords } from '@/words/filters';
import type { ProductGrid } from './product-grid.client';

/**
 * A product for the card of a filter or a search with sizes: `sizes` are those of the searched
 * sizes that are in stock. A single size is chosen when the card opens the product.
 */
export function withAskedSizes(
  product: CardProduct,
  sizes: readonly string[],
): ComponentProps<typeof ProductGrid>['products'][number] {
  const [size, ...others] = sizes;
  if (size === undefined) return product;
  const named = sizes.map((one) => ({
    size: one,
    name: fillText(filtersWords.sizeInStock, { size: one }),
  }));
  return {
    ...product,
    askedSizes: <AskedSizes sizes={named} />,
    ...(others.length === 0 && { chosenSize: size }),
  };
}

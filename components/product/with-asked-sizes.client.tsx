'use client';

import type { ComponentProps } from 'react';
import { AskedSizes } from '@/components/ui/asked-sizes';
import type { CardProduct } from '@/lib/catalogue/product';
import { fillText } from '@/lib/format/fill-text';
import { filtersWords } from '@/words/filters';
import type { ProductGrid } from './product-grid.client';

/**
 * A product as its card shows it where a filter or a search names sizes: `sizes` are those of them
 * that it has in stock. A single one is chosen in what the card opens.
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

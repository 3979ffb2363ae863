'use client';

import { ProductRow } from '@/components/ui/product-row';
import { suggestedProducts } from '@/lib/finding/suggested-products';
import { notFoundWords } from '@/words/not-found';
import css from './goods-in-stock.module.css';
import { useCatalogueFile } from './use-catalogue-file.client';

/**
 * The first products of the shop's listing, from the catalogue's file; nothing before the file has
 * loaded.
 */
export function GoodsInStock() {
  const file = useCatalogueFile();
  const products = file ? suggestedProducts(file) : [];
  if (products.length === 0) return null;
  return (
    <section className={css.goods} aria-labelledby="goods-title">
      <h2 id="goods-title">{notFoundWords.goods}</h2>
      <ProductRow products={products} heading="h3" />
    </section>
  );
}

import type { ComponentProps } from 'react';
import { WIDE_ROW } from '@/lib/catalogue/pagination';
import { productCardWords } from '@/words/product-card';
import css from './layout.module.css';
import { ProductCard } from './product-card';

/** One row of products, two on a phone, whose links lead to their pages: as many as fit the screen. */
export function ProductRow({
  products,
  heading,
}: {
  products: readonly ComponentProps<typeof ProductCard>['product'][];
  heading: 'h2' | 'h3';
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
    <ul className={css.goodsRow} role="list" aria-label={productCardWords.list}>
      {products.slice(0, WIDE_ROW).map((product) => (
        <ProductCard key={product.id} product={product} heading={heading} />
      ))}
    </ul>
  );
}

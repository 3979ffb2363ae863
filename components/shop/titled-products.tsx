import type { ComponentProps } from 'react';
import { ProductGrid } from '@/components/product/product-grid.client';
import css from './titled-products.module.css';

/** Products below those of a listing, under their own heading; nothing without any. */
export function TitledProducts({
  id,
  title,
  products,
}: {
  /** Of the heading. */
  id: string;
  title: string;
} & Pick<ComponentProps<typeof ProductGrid>, 'products'>) {
  if (products.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <ProductGrid products={products} name={title} heading="h3" />
    </section>
  );
}

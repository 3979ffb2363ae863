import { ProductGrid } from '@/components/product/product-grid.client';
import { Section } from '@/components/ui/section';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import css from './product-row.module.css';

/** Other products beneath a product: on a wide screen as many as fill one row; nothing without any. */
export function ProductRow({
  id,
  title,
  products,
}: {
  id: string;
  title: string;
  products: readonly Product[];
}) {
  if (products.length === 0) return null;
  return (
    <div data-no-print="">
      <Section id={id} title={title} below>
        <div className={css.row}>
          <ProductGrid products={products.map(toCardProduct)} heading="h3" />
        </div>
      </Section>
    </div>
  );
}

import { ProductGrid } from '@/components/product/product-grid.client';
import layout from '@/components/ui/layout.module.css';
import { Section } from '@/components/ui/section';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { productPageWords } from '@/words/product-page';

/** Products beside another: on a wide screen as many as fill one row; nothing without any. */
export function RelatedProducts({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <div data-no-print="">
      <Section id="related" title={productPageWords.related} below>
        <ProductGrid
          products={products.map(toCardProduct)}
          heading="h3"
          className={layout.goodsRow}
        />
      </Section>
    </div>
  );
}

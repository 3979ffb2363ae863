import { ProductGrid } from '@/components/product/product-grid.client';
import { Section } from '@/components/ui/section';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { productPageWords } from '@/words/product-page';

/** Other products, beneath the product. */
export function Related({ products }: { products: readonly Product[] }) {
  const cards = products.map(toCardProduct);
  return (
    <div data-no-print="">
      <Section id="related" title={productPageWords.related} below>
        <ProductGrid products={cards} heading="h3" />
      </Section>
    </div>
  );
}

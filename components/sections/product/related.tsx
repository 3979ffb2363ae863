import { ProductShelf } from '@/components/islands/shop/product-shelf';
import { ProductCard } from '@/components/ui/product-card';
import { ProductGrid } from '@/components/ui/product-grid';
import { Section } from '@/components/ui/section';
import type { Product } from '@/lib/catalogue/catalogue';
import { words } from '@/lib/words/words';

/** Four products to look at next. */
export function Related({ products }: { products: readonly Product[] }) {
  return (
    <div data-screen>
      <Section id="related" title={words.productPage.related} below>
        <ProductShelf products={products}>
          <ProductGrid>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} heading="h3" />
            ))}
          </ProductGrid>
        </ProductShelf>
      </Section>
    </div>
  );
}

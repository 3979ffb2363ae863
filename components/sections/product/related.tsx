import { ProductShelf } from '@/components/islands/shop/product-shelf';
import { ProductCard } from '@/components/ui/product-card';
import { ProductGrid } from '@/components/ui/product-grid';
import { Section } from '@/components/ui/section';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { words } from '@/lib/words/words';

/** Other products, beneath the product (docs/behaviour.md 2.11). */
export function Related({ products }: { products: readonly Product[] }) {
  const cards = products.map(toCardProduct);
  return (
    <div data-screen>
      <Section id="related" title={words.productPage.related} below>
        <ProductShelf products={cards}>
          <ProductGrid>
            {cards.map((product) => (
              <ProductCard key={product.id} product={product} heading="h3" />
            ))}
          </ProductGrid>
        </ProductShelf>
      </Section>
    </div>
  );
}

import { ProductShelf } from '@/components/islands/shop/product-shelf';
import { ProductCard } from '@/components/ui/product-card';
import { ProductGrid } from '@/components/ui/product-grid';
import type { Product } from '@/lib/catalogue';
import css from './category-products.module.css';

/** Every product of one category. */
export function CategoryProducts({ products }: { products: readonly Product[] }) {
  return (
    <div className={css.products}>
      <ProductShelf products={products}>
        <ProductGrid>
          {products.map((product, at) => (
            <ProductCard key={product.id} product={product} heading="h2" eager={at < 4} />
          ))}
        </ProductGrid>
      </ProductShelf>
    </div>
  );
}

import type { CSSProperties } from 'react';
import { ProductGrid } from '@/components/product/product-grid.client';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { fillText } from '@/lib/format/fill-text';
import { productPageWords } from '@/words/product-page';
import css from './related-products.module.css';

/** So many fill a row on a phone and on a small wide screen. */
const ROW = 4;

/**
 * Products beside another, of a category: on a wide screen as many as fill one row. Where they are too few
 * for one, a link to the category fills it; nothing without any.
 */
export function RelatedProducts({
  products,
  beside,
}: {
  products: readonly Product[];
  beside: Pick<Product, 'category' | 'categoryKey'>;
}) {
  const count = products.length;
  if (count === 0) return null;
  return (
    <div data-no-print="">
      <Section id="related" title={productPageWords.related} below>
        <div className={css.room}>
          <div
            className={css.row}
            data-count={count < ROW ? count : undefined}
            style={{ '--count': count } as CSSProperties}
          >
            <ProductGrid products={products.map(toCardProduct)} heading="h3" />
            {count < ROW && (
              <SiteLink className={css.all} href={categoryPath(beside.categoryKey)}>
                {fillText(productPageWords.seeAll, { category: beside.category })}
              </SiteLink>
            )}
          </div>
        </div>
      </Section>
    </div>
  );
}

import type { CSSProperties } from 'react';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { ProductDetails } from '@/components/product/product-details';
import { ProductCard } from '@/components/ui/product-card';
import type { ProductRecord } from '@/data/schema/product';
import { toPromotedCardProduct } from '@/lib/catalogue/product';
import { previewProduct } from './preview-product';
import '@/app/styles/tokens.css';
import '@/app/styles/base.css';
import css from './product-preview.module.css';

/** A product's card and page by the shop's own components: to look at, not to use. */
export function ProductPreview({ record, photo }: { record: ProductRecord; photo?: string }) {
  const product = previewProduct(record);
  if (!product) {
    return <p className={css.preview}>With a name, a price and sizes it is shown here.</p>;
  }
  const style = { '--photo': photo ? `url("${photo}")` : 'none' } as CSSProperties;
  return (
    <div className={css.preview} style={style} inert>
      <p className={css.caption}>Its card</p>
      <ul className={css.cards}>
        <ProductCard product={toPromotedCardProduct(product)} heading="h2" />
      </ul>
      <p className={css.caption}>Its page</p>
      <NotificationsProvider>
        <ProductDetails product={product} goesWith={[]} />
      </NotificationsProvider>
    </div>
  );
}

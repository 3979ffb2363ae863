import { OrderPanel } from '@/components/islands/product/order-panel';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { Product } from '@/lib/catalogue';
import css from './product-details.module.css';

/** A product on its own page: the picture large, the price, and the same order panel as the dialog. */
export function ProductDetails({ product }: { product: Product }) {
  return (
    <div className={css.details}>
      <Picture picture={product.picture} alt={product.alt} place="page" eager />
      <div className={css.facts}>
        <h1>{product.name}</h1>
        <div className={css.price}>
          <Price {...product} />
        </div>
        <p>{product.description}</p>
        <OrderPanel product={product} />
      </div>
    </div>
  );
}

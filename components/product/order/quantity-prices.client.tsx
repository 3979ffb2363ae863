'use client';

import textCss from '@/components/ui/text.module.css';
import { wholesaleHint } from '@/lib/cart/wholesale';
import type { CardProduct } from '@/lib/catalogue/product';
import { mixText, quantityText, stepRows } from '@/lib/order/price-step-texts';
import { wholesaleWords } from '@/words/wholesale';
import css from './quantity-prices.module.css';

/**
 * The prices by quantity of a product; for a product without steps, the quantity for the wholesale
 * price.
 */
export function QuantityPrices({ product, quantity }: { product: CardProduct; quantity: number }) {
  if (product.priceSteps) return <PriceSteps product={product} quantity={quantity} />;
  const hint = wholesaleHint(quantity);
  return hint && <p className={textCss.soft}>{hint}</p>;
}

/**
 * The prices by quantity of a product, and the quantity for the next step; nothing without steps.
 */
function PriceSteps({ product, quantity }: { product: CardProduct; quantity: number }) {
  const { priceSteps } = product;
  if (!priceSteps?.steps.length) return null;
  return (
    <div className={css.prices}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul role="list" aria-label={wholesaleWords.steps}>
        {stepRows(product, quantity).map(({ count, price, isReached }) => (
          <li key={count} className={css.step} aria-current={isReached || undefined}>
            <span>{count}</span> <span>{price}</span>
          </li>
        ))}
      </ul>
      <p className={textCss.soft}>
        <span>{quantityText(priceSteps, quantity)}</span> <span>{mixText(product)}</span>
      </p>
    </div>
  );
}

'use client';

import type { CardProduct } from '@/lib/catalogue/product';
import { mixText, quantityText, stepRows } from '@/lib/order/price-step-texts';
import { wholesaleHint } from '@/lib/order/wholesale';
import { wholesaleWords } from '@/words/wholesale';
import css from './quantity-prices.module.css';

/**
 * What a product costs by quantity, and what the next step takes; for a product without steps, what the
 * wholesale price takes.
 */
export function QuantityPrices({ product, quantity }: { product: CardProduct; quantity: number }) {
  const { priceSteps } = product;
  if (!priceSteps) {
    const hint = wholesaleHint(quantity);
    return hint && <p className={css.hint}>{hint}</p>;
  }
  if (priceSteps.steps.length === 0) return null;
  return (
    <div className={css.prices}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul className={css.steps} role="list" aria-label={wholesaleWords.steps}>
        {stepRows(product, quantity).map(({ count, price, isReached }) => (
          <li key={count} className={css.step} aria-current={isReached || undefined}>
            <span>{count}</span> <span>{price}</span>
          </li>
        ))}
      </ul>
      <p className={css.hint}>
        <span>{quantityText(priceSteps, quantity)}</span> <span>{mixText(product)}</span>
      </p>
    </div>
  );
}

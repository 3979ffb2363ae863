'use client';

import hintCss from '@/components/ui/hint.module.css';
import { wholesaleHint } from '@/lib/cart/wholesale';
import type { CardProduct } from '@/lib/catalogue/product';
import { PriceSteps } from './price-steps.client';

/** What a product costs by quantity; for a product without steps, what the wholesale price takes. */
export function QuantityPrices({ product, quantity }: { product: CardProduct; quantity: number }) {
  if (product.priceSteps) return <PriceSteps product={product} quantity={quantity} />;
  const hint = wholesaleHint(quantity);
  return hint && <p className={hintCss.hint}>{hint}</p>;
}

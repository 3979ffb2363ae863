'use client';

import { QuantityField } from '@/components/cart/quantity-field.client';
import type { Order } from '@/components/product/use-order.client';
import { productWords } from '@/words/product';

/** The field of an order's quantity. More than one are announced by the sum. */
export function OrderQuantity({ order: { quantity, changeQuantity } }: { order: Order }) {
  return (
    <QuantityField
      label={productWords.quantity}
      decrease={productWords.decrease}
      increase={productWords.increase}
      quantity={quantity}
      quiet={quantity > 1}
      atOnce
      onStep={changeQuantity}
      onType={(typed) => changeQuantity(typed - quantity)}
    />
  );
}

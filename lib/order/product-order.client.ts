import { shop } from '@/data/shop';
import type { CartLine } from '@/lib/cart/cart-lines';
import { newLineId } from '@/lib/cart/cart-store.client';
import { destinationOf } from './delivery';
import { orderChoicesStore } from './order-choices.client';
import { linkDay } from './order-link';
import { keepOrder, orderIdentity } from './orders.client';
import { productOrder } from './product-order';

/**
 * The message of a product's own order, to where this phone's last order went; `keep` keeps the order
 * when the message is opened. The same product, size and quantity is another order on another day.
 */
export function orderOfProduct(item: Omit<CartLine, 'lineId'>) {
  const lineId = [item.id, item.size, linkDay(Date.now()), visitId()].join('-');
  const lines = [{ ...item, lineId }];
  const destination = destinationOf(orderChoicesStore.getState());
  const { text, code } = productOrder(item, destination, orderIdentity(lines));
  return { text, keep: () => keepOrder({ code, lines }) };
}

/** Random, and the same for this visit: other phones order the same product on the same day. */
function visitId(): string {
  try {
    const kept = sessionStorage.getItem(visitKey) || pageId;
    sessionStorage.setItem(visitKey, kept);
    return kept;
  } catch {
    return pageId;
  }
}

const visitKey = `${shop.id}-visit`;
const pageId = newLineId();

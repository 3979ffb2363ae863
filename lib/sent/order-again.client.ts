import type { CartLine } from '@/lib/cart/cart-lines';
import { changeCart, newLineId } from '@/lib/cart/cart-store.client';
import { type NewLine, type PutInCart, takeBack } from './order-again';

/**
 * Puts lines into the cart, in place of what it has or after it. Their ids are new, and so
 * is the reference of an order of them. Returns what `undoPut` takes.
 */
export function putInCart(lines: readonly NewLine[], how: 'replace' | 'add'): PutInCart {
  const added = lines.map((line): CartLine => ({ ...line, lineId: newLineId() }));
  let replaced: readonly CartLine[] = [];
  changeCart((cart) => {
    if (how === 'add') return [...cart, ...added];
    replaced = cart;
    return added;
  });
  return { added, replaced };
}

/** Puts the former cart back, and keeps what was added meanwhile, also by another tab. */
export function undoPut(put: PutInCart): void {
  changeCart((cart) => takeBack(cart, put));
}

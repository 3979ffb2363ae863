import { countText } from '@/lib/format/fill-text';
import { cartButtonWords } from '@/words/cart-button';

/** The cart button's accessible name: 'Cart, empty', 'Cart, 1 item', 'Cart, 3 items'. */
export function cartLabel(count: number): string {
  return count === 0 ? cartButtonWords.empty : countText(cartButtonWords.items, count);
}

import { cartStore } from '@/lib/cart/cart-store.client';
import { pricesTime } from '@/lib/cart/prices-time.client';
import * as limits from '@/lib/site/limits';
import { loadPayPal } from './payment.client';

/**
 * Loads what a filled cart needs soon: PayPal's script, and today's prices if the cart's are older than
 * `limits.cartFreshMs` (docs/behaviour.md 7.3, 17.3). Both report a failure, and opening the cart loads
 * again.
 */
export function preloadCart(): void {
  loadPayPal().catch(() => {});
  const { lines } = cartStore.getState();
  const time = pricesTime(lines) ?? 0;
  if (lines.length === 0 || Date.now() - time < limits.cartFreshMs) return;
  import('@/lib/cart/todays-catalogue.client')
    .then(({ loadTodaysCatalogue }) => loadTodaysCatalogue())
    .catch(() => {});
}

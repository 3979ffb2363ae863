import { savesData } from '@/lib/browser/when-to-load.client';
import { cartStore } from '@/lib/cart/cart-store.client';
import { pricesTime } from '@/lib/cart/prices-time.client';
import { hasDollars } from '@/lib/facts/dollars';
import { DAY_MS } from '@/lib/format/kenyan-time';
import { payPalAddress } from '@/lib/payment/paypal/paypal-address';

/** The prices of a stored cart older than this are asked for before it is opened. */
export const cartFreshMs = DAY_MS;

/**
 * Fetches what a filled cart needs soon: PayPal's script, unless the person saves data or the shop takes no cards, and today's prices
 * if the cart's are older than `cartFreshMs`. What failed is fetched
 * again and reported in the opened cart, which runs the script once the card is chosen.
 */
export function preloadCart(): void {
  preloadPayPal();
  const { lines } = cartStore.getState();
  const time = pricesTime(lines) ?? 0;
  if (lines.length === 0 || Date.now() - time < cartFreshMs) return;
  import('@/lib/cart/todays-catalogue.client')
    .then(({ loadTodaysCatalogue }) => loadTodaysCatalogue())
    .catch(() => {});
}

/** Only a preload: a page that is only read must not load or run PayPal's code. */
function preloadPayPal(): void {
  const begun = `script[src="${payPalAddress}"], link[href="${payPalAddress}"]`;
  if (!hasDollars || savesData() || document.querySelector(begun)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = payPalAddress;
  document.head.append(link);
}

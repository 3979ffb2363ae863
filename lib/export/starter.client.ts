/**
 * Stands inline in every exported page, in the place of Next's script tags (lib/export/defer-scripts): the
 * script waits for the page. It is added once the page has loaded and the browser is idle, or at the
 * first touch, key, focus or press of a pointer; where she saves data or is on 2G, at such a sign only.
 * Until then the page is HTML; a tap on a control that needs the script is shown as heard and
 * carried out once the script has taken over (lib/export/replay-clicks.client). A script that fails to come is
 * asked for again at the next sign. Bundled and minified to under 1 kB by scripts/build/finish-export.ts,
 * which fills in the constants: so it imports next to nothing.
 */

import { savesData } from '@/lib/page/saves-data.client';
import type {} from './replay-clicks.client';

declare const CART_KEY: string;
declare const BADGE_CAP: number;
declare const EARLY_MS: number;

const on = addEventListener;
const read = 'DOMContentLoaded';
/** Safari has none; a timer takes the options for no delay. */
const idle = self.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback);
const page = document;
const dataset = page.documentElement.dataset;
// Until the script has taken the page over (lib/export/replay-clicks.client).
dataset.asleep = '';
self.taps = [];

function start() {
  // A first touch may come before the page is read to its end.
  if (page.readyState === 'loading') on(read, start);
  else {
    for (const waiting of page.querySelectorAll<HTMLScriptElement>('[type=later]')) {
      // Only a script that is new to the page is run.
      const script = waiting.cloneNode() as HTMLScriptElement;
      script.type = '';
      // By this React knows it for one of its own.
      script.async = true;
      script.onerror = () => script.replaceWith(waiting);
      waiting.replaceWith(script);
    }
  }
}

for (const sign of ['pointerdown', 'keydown', 'focusin']) on(sign, start);

on('load', () => savesData() || idle(start));

on(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>(
      '[data-asleep] [type=button]:not([popovertarget])',
    );
    if (control) {
      self.taps?.push(control);
      event.stopPropagation();
      control.dataset.heard = '';
      start();
    }
  },
  true,
);

on(read, () =>
  // Storage is slow at its first reading: the painting goes first, for a tenth of a second at most. The
  // script, which waits for a later idle moment, finds it done.
  idle(
    () => {
      /** The badge, as lib/cart/stored-cart and lib/cart/cart-lines will have it: a bad line may be counted till then. */
      let count = 0;
      try {
        for (const line of JSON.parse(localStorage[CART_KEY]).state.lines) count += line.quantity;
      } catch {
        // No cart, or none that can be read.
      }
      if (count > 0) {
        const cart = page.querySelector<HTMLElement>('[aria-haspopup]') as HTMLElement;
        // Written as a word by the browser.
        cart.dataset.count = (count > BADGE_CAP ? `${BADGE_CAP}+` : count) as string;
        cart.ariaLabel = `Cart, ${count} item${count > 1 ? 's' : ''}`;
      }
    },
    { timeout: 100 },
  ),
);

// What is below the first screen waits for its painting or for her scroll, unless the address leads there.
const layOutAll = () => delete dataset.early;
if (!location.hash) {
  dataset.early = '';
  on('scroll', layOutAll);
  setTimeout(layOutAll, EARLY_MS);
}

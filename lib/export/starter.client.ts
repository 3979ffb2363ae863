/**
 * The inline program of every exported page, in place of Next's script tags (./defer-scripts). It adds
 * them once the page has loaded and the browser is idle, or at the first touch, key, focus or pointer
 * press; where data is saved or on 2G, at such an event only. Until hydration the page is HTML, and clicks
 * that need the script are deferred (./defer-clicks.client). A script that fails to load, or is HTML in
 * place of a script, is fetched again at the next event, past the browser's cache; where a click is
 * pending, ./not-ready's sentence shows (docs/behaviour.md section 40). Bundled and minified by
 * ./finish-export.build, which limits its bytes and fills in the constants.
 */
import { badgeText } from '@/lib/cart/badge-text';
import { choosesProducts } from '@/lib/finding/has-filters';
import { savesData } from '@/lib/page/saves-data.client';
import { dataset, on, page, reportPending } from './defer-clicks.client';

declare const CART_KEY: string;
declare const CART_ITEM: string;
declare const BEFORE_ITEMS: string;
declare const AFTER_ITEMS: string;
declare const FIRST_PAINT_MS: number;
declare const CHUNK_TIMEOUT_MS: number;
/** Whether the page has cards that its address filters. */
declare const FILTERS: boolean;

const parsed = 'DOMContentLoaded';
/** Safari has none; a timer ignores the options. */
const idle = self.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback);

function start() {
  // The first touch may precede the end of parsing.
  if (page.readyState === 'loading') on(parsed, start);
  else {
    for (const deferred of page.querySelectorAll<HTMLScriptElement>('[type^=text]')) {
      // A browser runs only a script element that is new to the page.
      const script = deferred.cloneNode() as HTMLScriptElement;
      const add = () => deferred.replaceWith(script);
      script.type = '';
      // React recognises its own scripts by this.
      script.async = true;
      script.onerror = () => {
        deferred.type = 'text';
        script.replaceWith(deferred);
        reportPending();
      };
      // It failed before.
      if (deferred.type === 'text') {
        // No event may ask for it a second time until it is there.
        deferred.type = '';
        fetch(script.src, { cache: 'reload' }).then(add, add);
      } else add();
    }
  }
}

// A script that is HTML, as a captive portal answers, loads without an error of its element. One of
// Turbopack's own is then fetched again or rejected.
on('error', ({ filename, message }) => {
  for (const script of page.scripts) {
    if (script.src === filename && /Syntax/.test(message)) script.onerror?.(message);
  }
});

// Captured, as a deferred click goes no further. A screen reader may send a click alone.
for (const event of ['pointerdown', 'keydown', 'focusin', 'click']) on(event, start, true);

on('load', () => savesData() || idle(start));

// What the address chooses needs the script: the cards stay hidden until then, for a limited time.
if (FILTERS && choosesProducts(location.search)) {
  dataset.waiting = '';
  setTimeout(() => delete dataset.waiting, CHUNK_TIMEOUT_MS);
  start();
}

on(parsed, () =>
  // The first access to storage is slow: the paint goes first, for a tenth of a second at most.
  idle(
    () => {
      /** The badge as lib/cart will show it; a malformed line may count until then. */
      let count = 0;
      try {
        const cart = JSON.parse(localStorage[CART_KEY] || sessionStorage[CART_KEY]);
        for (const line of cart.state.lines) count += line.quantity;
      } catch {
        // No cart, or none that can be read.
      }
      // A blocker may have taken the button out.
      const cart = page.querySelector<HTMLElement>('[aria-haspopup]');
      if (cart && count > 0) {
        cart.dataset.count = badgeText(count);
        cart.ariaLabel = count > 1 ? BEFORE_ITEMS + count + AFTER_ITEMS : CART_ITEM;
      }
    },
    { timeout: 100 },
  ),
);

// What is below the first screen waits for the first paint or a scroll, unless the address leads there.
const layOutAll = () => delete dataset.firstPaint;
if (!location.hash) {
  dataset.firstPaint = '';
  on('scroll', layOutAll);
  setTimeout(layOutAll, FIRST_PAINT_MS);
}

// Last: where this program stopped, the controls that need script stay hidden (app/styles/base.css).
dataset.script = dataset.hydrating = '';

/**
 * The inline program of every exported page, in place of Next's script tags (lib/export/page-steps/defer-scripts.build). It
 * adds them once the page has loaded and the browser is idle, a second later at most, or at the
 * first touch, key, focus or pointer press; where data is saved or on 2G, at such an event only.
 * Until hydration the page is HTML, and clicks that need the script are deferred
 * (./defer-clicks.client). A script that fails to load, or is HTML in place of a script, is fetched
 * again at the next event, past the browser's cache; where a click is pending, lib/export/page-steps/not-ready.build's
 * sentence shows, its chat with the stored cart. Bundled by lib/early/bundle-starter.build,
 * which fills in the constants.
 */

import { chunkTimeoutMs } from '@/lib/browser/lazy-chunk.client';
import { savesData } from '@/lib/browser/when-to-load.client';
import { badgeText, countItems } from '@/lib/cart/cart-lines';
import { currentCartText, storedLines } from '@/lib/cart/stored-cart';
import { choosesProducts } from '@/lib/finding/page-address';
import { kenyanDay } from '@/lib/format/kenyan-time';
import { wholePath } from '@/lib/links/page-paths';
import { cutText, encodeText } from '@/lib/values/well-formed';
import { dataset, on, page, reportPending } from './defer-clicks.client';

declare const CART_KEY: string;
declare const CART_ITEM: string;
declare const CART_ITEMS: string;
/** The same in the owner's language, for the chat. */
declare const ORDERED_ITEM: string;
declare const ORDERED_ITEMS: string;
/** Between the parts of a line in an order. */
declare const BEFORE_SIZE: string;
declare const BEFORE_COUNT: string;
declare const BEFORE_PRICE: string;
/** The most characters of all rows. */
declare const MOST_ROWS: number;
declare const FIRST_PAINT_MS: number;
/** Whether the page has cards that its address filters. */
declare const FILTERS: boolean;
/** The first and last day of the announcement, 'YYYY-MM-DD'; both '' without an announcement. */
declare const ANNOUNCED_FROM: string;
declare const ANNOUNCED_UNTIL: string;
/** Whether the shop can be read in several languages. */
declare const LANGUAGES: boolean;
declare const LANGUAGE_KEY: string;
/** The address of the display face's file with most letters. */
declare const FACE: string;

/** lib/export/page-steps/not-ready.build's notice, by its id. */
declare const stuck: HTMLElement;
type Links = readonly [call: HTMLElement, chat: HTMLAnchorElement, reload: HTMLElement];

// A host may answer for '//shop/', which Next's router takes for the address of another host: it throws.
const path = wholePath(location.pathname);
if (path !== location.pathname) {
  history.replaceState(history.state, '', path + location.search + location.hash);
}

const parsed = 'DOMContentLoaded';
/** Safari has none; a timer ignores the options. */
const idle = self.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback);

function start() {
  // The first touch may precede the end of parsing.
  if (page.readyState === 'loading') on(parsed, start);
  else {
    for (const deferred of page.querySelectorAll<HTMLScriptElement>('[type^=text]')) {
      // A browser runs only a script element that is new to the page; Turbopack finds its chunks by `src`,
      // which must stay as it is.
      const script = deferred.cloneNode() as HTMLScriptElement;
      // Not in the body: Chrome would style again what is beside it.
      const add = () => page.head.append(script);
      script.type = '';
      // React recognises its own scripts by this.
      script.async = true;
      script.onerror = () => {
        deferred.type = 'text';
        script.remove();
        reportPending();
      };
      const failed = deferred.type === 'text';
      // No event may ask for it a second time.
      deferred.type = '';
      if (failed) fetch(script.src, { cache: 'reload' }).then(add, add);
      else add();
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

on('load', () => savesData() || idle(start, { timeout: 1000 }));

// What the address chooses needs the script: the cards stay hidden until then, for a limited time.
if (FILTERS && choosesProducts(location.search)) {
  dataset.waiting = '';
  setTimeout(() => delete dataset.waiting, chunkTimeoutMs);
  start();
}

on(parsed, () =>
  // The first access to storage is slow: the paint goes first, for a tenth of a second at most.
  idle(
    () => {
      // A blocker may have taken out the notice or the button; storage may be blocked.
      try {
        const [, chat, reload] = stuck.children as unknown as Links;
        // Unlike its address this keeps the fragment, and has the worker ask for the files again.
        reload.onclick = () => Boolean(location.reload());
        const { text } = currentCartText(localStorage[CART_KEY], sessionStorage[CART_KEY]);
        const lines = storedLines(text);
        // The badge as the cart will show it.
        const count = countItems(lines);
        if (count) {
          const rows = lines.map(
            ({ title, size, quantity, price }) =>
              `\n${title.trim()}${BEFORE_SIZE}${size.trim()}${BEFORE_COUNT}${quantity}${BEFORE_PRICE}${price.trim()}`,
          );
          const counted = (one: string, many: string) =>
            count > 1 ? many.replace('{count}', String(count)) : one;
          const ordered = counted(ORDERED_ITEM, ORDERED_ITEMS);
          chat.href += encodeText(`\n${ordered}${cutText(rows.join(''), MOST_ROWS)}`);
          // The bar's, not the menu's.
          const button = page.querySelector('#search+*') as HTMLElement;
          button.dataset.count = badgeText(count);
          button.ariaLabel = counted(CART_ITEM, CART_ITEMS);
        }
      } catch {
        // Then the chat has the greeting alone.
      }
    },
    { timeout: 100 },
  ),
);

// What is below the first screen waits for the first paint or a scroll, unless the page opens there.
const layOutAll = () => delete dataset.firstPaint;
/** A part in each frame: all in one would hold a slow phone for a quarter of a second. */
const layOutNext = () => {
  const part = page.querySelector('[data-below]');
  part?.removeAttribute('data-below');
  if (part) requestAnimationFrame(layOutNext);
  else layOutAll();
};
on('scroll', () => {
  layOutAll();
  dataset.scrolled = '';
});
const [{ type = '' } = {}] = performance.getEntriesByType(
  'navigation',
) as Partial<PerformanceNavigationTiming>[];
// A browser that reloads or goes back scrolls to where the page was left, in its whole layout.
if (!location.hash && !/reload|back/.test(type)) {
  dataset.firstPaint = '';
  setTimeout(layOutNext, FIRST_PAINT_MS);
}

// A page is built on another day than it is read.
if (ANNOUNCED_UNTIL) {
  const today = kenyanDay(Date.now());
  if (ANNOUNCED_FROM <= today && today <= ANNOUNCED_UNTIL) dataset.announced = '';
  else delete dataset.announced;
}

// The worker has the display face at hand. Where the browser has not read its file by the first layout, the page
// keeps the phone's letters (docs/decisions/0042).
if (navigator.serviceWorker?.controller) {
  dataset.face = '';
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.crossOrigin = '';
  link.href = FACE;
  page.head.append(link);
}

if (LANGUAGES) leadToOtherLanguage();

// Last: where this program stopped, the controls that need script stay hidden (app/styles/base.css).
dataset.script = dataset.hydrating = '';

/* Part of the inline program, in a shop of several languages. */

/**
 * A link to another language leads to the same size and filters, in a tab beside this one too; in this tab
 * the choice is stored, unless storage is blocked.
 */
function leadToOtherLanguage(): void {
  on('click', lead, true);
  on('auxclick', lead, true);
}

function lead({ target, type, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  link.search = query();
  link.hash = location.hash;
  // This page stays.
  if (type === 'auxclick' || ctrlKey || metaKey || shiftKey) return;
  try {
    localStorage[LANGUAGE_KEY] = link.hreflang;
  } catch {}
}

/** The page's query, with the size and quantity that are chosen in a product's form. */
function query(): string {
  const [, chosen] =
    page.querySelector<HTMLElement>('[data-chosen]')?.dataset.chosen?.split('?') ?? [];
  if (!chosen) return location.search;
  const all = new URLSearchParams(location.search);
  for (const [name, value] of new URLSearchParams(chosen)) all.set(name, value);
  return String(all);
}

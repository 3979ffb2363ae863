/**
 * Stands inline in every exported page, in the place of Next's script tags (lib/defer-scripts): the
 * script waits for the page. It is added once the page has loaded and the browser is idle, or at the
 * first touch, key, focus or press of a pointer; where she saves data or is on 2G, at such a sign only.
 * Until then the page is HTML; a tap on a control that needs the script is shown as heard and
 * carried out once the script has taken over. A script that fails to come is asked for again at the
 * next sign. Bundled and minified to under 1 kB by
 * scripts/finish-pages.ts, which fills in the two constants: so it imports next to nothing.
 */
import { savesData } from './saves-data';

declare const CART_KEY: string;
declare const BADGE_CAP: number;

const on = addEventListener;
const page = document;
const held = new Set<HTMLElement>();
let awake: boolean;

function start() {
  // A first touch may come before the page is read to its end.
  if (page.readyState === 'loading') on('DOMContentLoaded', start);
  else {
    for (const waiting of page.querySelectorAll<HTMLScriptElement>('[type=later]')) {
      // Only a script that is new to the page is run; its own address stays as Next knows it.
      const script = page.createElement('script');
      script.src = waiting.getAttribute('src') as string;
      // By this React knows it for one of its own.
      script.async = true;
      script.onerror = () => script.replaceWith(waiting);
      waiting.replaceWith(script);
    }
  }
}

for (const sign of ['pointerdown', 'keydown', 'focusin']) on(sign, start);

on('load', () => {
  if (!savesData()) (self.requestIdleCallback ?? setTimeout)(start);
});

on(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>(
      '[type=button]:not([popovertarget])',
    );
    if (control && !awake) {
      event.stopPropagation();
      control.dataset.heard = '';
      held.add(control);
      start();
    }
  },
  true,
);

on('awake', () => {
  awake = true;
  // A task each: what one changes stands when the next is carried out.
  for (const control of held) {
    setTimeout(() => {
      delete control.dataset.heard;
      control.click();
    });
  }
});

/** The badge, as lib/stored-cart and lib/cart-lines will have it: a bad line may be counted till then. */
let count = 0;
try {
  for (const { quantity } of JSON.parse(localStorage[CART_KEY]).state.lines) count += quantity;
} catch {
  // No cart, or none that can be read.
}
if (count > 0) {
  page.documentElement.style.cssText = `--cart-count:"${count > BADGE_CAP ? `${BADGE_CAP}+` : count}"`;
  on('DOMContentLoaded', () => {
    (page.querySelector('[aria-label^=Cart]') as Element).ariaLabel =
      `Cart, ${count} item${count > 1 ? 's' : ''}`;
  });
}

import { dataset, on, page } from './defer-clicks.client';

declare const LANGUAGE_KEY: string;
declare const PLACE_KEY: string;

/* Part of the inline program, in a shop of several languages. */

/**
 * A link to another language leads to the same size and filters, in a tab beside this one too, and in this
 * tab to the same place in the page; the choice is stored. Storage may be blocked, then the page opens at its
 * beginning.
 */
export function keepPlaceInOtherLanguage(): void {
  on('click', lead, true);
  on('auxclick', lead, true);
  on('DOMContentLoaded', () => {
    // The first access to storage is slow: who comes from elsewhere does not wait for it.
    if (!page.referrer.startsWith(location.origin)) return;
    try {
      const place = Number(sessionStorage[PLACE_KEY]);
      delete sessionStorage[PLACE_KEY];
      if (place) whenFiltered(() => scrollTo({ top: place * furthest(), behavior: 'instant' }));
    } catch {}
  });
}

function lead({ target, type, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  link.search = query();
  link.hash = location.hash;
  // This page stays: the next one in its tab has no place to return to.
  if (type === 'auxclick' || ctrlKey || metaKey || shiftKey) return;
  try {
    localStorage[LANGUAGE_KEY] = link.hreflang;
    sessionStorage[PLACE_KEY] = scrollY / furthest();
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

/** How far the page can be scrolled, in px, with all of it laid out. */
function furthest(): number {
  delete dataset.firstPaint;
  return page.documentElement.scrollHeight - innerHeight;
}

/** Runs a task once what the address chooses is shown. */
function whenFiltered(task: () => void): void {
  const observer = new MutationObserver(run);
  observer.observe(page.documentElement, { attributeFilter: ['data-waiting'] });
  run();

  function run() {
    if ('waiting' in dataset) return;
    observer.disconnect();
    task();
  }
}

import { on, page } from './defer-clicks.client';

declare const LANGUAGE_KEY: string;

/* Part of the inline program, in a shop of several languages. */

/**
 * A link to another language leads to the same size and filters, in a tab beside this one too; in this tab
 * the choice is stored, unless storage is blocked.
 */
export function leadToOtherLanguage(): void {
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

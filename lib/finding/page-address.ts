/*
 * What a page reads of its address's query ('?category=shoes&q=boots') before the script of the filters is
 * loaded; ./shelf-address reads all of it.
 */

/** The filters of a shelf, by their names in the address and in the order of the row. */
export const facetIds = ['size', 'price', 'colour', 'kind'] as const;
export type FacetId = (typeof facetIds)[number];

const asked = new RegExp(`[?&](q|sort|${facetIds.join('|')})=[^&]`);

/** Whether a query asks for filters, a search or an order. */
export function hasFilters(search: string): boolean {
  return asked.test(search);
}

/** The same, or whether it asks for a category, which needs no further script. */
export function choosesProducts(search: string): boolean {
  return hasFilters(search) || /[?&]category=[^&]/.test(search);
}

/** The id of the category that a query asks for, null for none. */
export function categoryIn(search: string): string | null {
  return new URLSearchParams(search).get('category') || null;
}

/** The query without its category, '' where it has nothing else. */
export function withoutCategory(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('category');
  return written(params);
}

/** What a query searches, as it was typed; '' for nothing. */
export function textIn(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

/** The query with another text to search, as it is typed, and without one where the text is blank. */
export function withText(search: string, text: string): string {
  const params = new URLSearchParams(search);
  if (text.trim()) params.set('q', text);
  else params.delete('q');
  return written(params);
}

/** The kinds of goods that a query asks for. */
export function kindsIn(search: string): string[] {
  return new URLSearchParams(search).getAll('kind');
}

/** The query with one kind in place of those it has, and with none where `kind` is ''. */
export function withKind(search: string, kind: string): string {
  const params = new URLSearchParams(search);
  params.delete('kind');
  if (kind) params.set('kind', kind);
  return written(params);
}

function written(params: URLSearchParams): string {
  const text = params.toString();
  return text && `?${text}`;
}

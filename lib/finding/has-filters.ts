/**
 * Whether an address's query ('?size=shoes-42') asks for filters, a search or an order. It is all that a
 * page knows of them before their script is loaded; ./shelf-address reads them.
 */
export function hasFilters(search: string): boolean {
  return /[?&](q|size|price|colour|kind|sort)=[^&]/.test(search);
}

/** The same, or whether it asks for a category, which needs no further script. */
export function choosesProducts(search: string): boolean {
  return hasFilters(search) || /[?&]category=[^&]/.test(search);
}

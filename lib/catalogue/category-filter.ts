/** How many products a chosen category shows; null chooses all; one the shop does not know shows none. */
export function shownCount(
  categories: readonly { id: string; count: number }[],
  chosen: string | null,
): number {
  return categories
    .filter((category) => chosen === null || category.id === chosen)
    .reduce((sum, category) => sum + category.count, 0);
}

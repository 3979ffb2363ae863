/** The products that stand in Home's hero: the first three featured that have a picture. */
export function heroProducts<T extends { picture?: unknown }>(
  featured: readonly T[],
): readonly T[] {
  return featured.filter(({ picture }) => picture !== undefined).slice(0, 3);
}

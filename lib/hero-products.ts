/** The products that stand in Home's hero: the first three featured. */
export function heroProducts<T>(featured: readonly T[]): readonly T[] {
  return featured.slice(0, 3);
}

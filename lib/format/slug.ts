/** Lower-case letters, digits and hyphens, as an address needs them. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
}

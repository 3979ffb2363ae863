/** How long an address that was not found counts as such, in ms: longer than its second load takes. */
const RECENT_MS = 15_000;

/** Has a page that was not found load itself once more. */
export const onceMoreScript = '<script>setTimeout(()=>location.reload(),1000)</script>';

/**
 * The addresses that were not found. Next's development server answers the first request for a category
 * or a product that was just added with 404, and learns of it by that request.
 */
export class MissingPages {
  private readonly seen = new Map<string, number>();

  /** Whether the page at `address`, not found at `now` (ms), is worth loading once more. */
  isWorthAnother(address: string, now: number): boolean {
    const before = this.seen.get(address) ?? Number.NEGATIVE_INFINITY;
    this.seen.set(address, now);
    return now - before > RECENT_MS;
  }
}

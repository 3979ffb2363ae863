/* The limits of the worker: `…Ms` in milliseconds, else a count. */

/** What takes longer than this is shown as it was kept before; a cart's prices have another limit. */
export const networkPatienceMs = 3000;
/**
 * Today's prices that take longer than this are answered with the kept ones, which offer no card payment.
 * Just under the time that the page waits, `catalogueTimeoutMs`: earlier, a slow shop would never count as
 * reached; later, the page would have given up.
 */
export const pricesPatienceMs = 7000;
/** The worker is installed after this time, whatever has arrived of the files to keep ahead. */
export const aheadMs = 30_000;
/** For so long after a page is reloaded its scripts are asked for again. */
export const reloadedMs = 10_000;
/** The most that is kept of a kind, the oldest left out. */
export const mostKept = { pages: 30, files: 200, pictures: 60, prices: 1 } as const;

/** The limits of the worker: `…Ms` in milliseconds, else a count. */

/** A page, and today's prices, that take longer than this are shown as they were kept before. */
export const networkPatienceMs = 3000;
/** The worker is installed after this time, whatever has arrived of the files to keep ahead. */
export const aheadMs = 30_000;
/** For so long after a page is reloaded its scripts are asked for again. */
export const reloadedMs = 10_000;
/** The most that is kept of a kind, the oldest left out. */
export const mostKept = { pages: 30, files: 200, pictures: 60, prices: 60 } as const;

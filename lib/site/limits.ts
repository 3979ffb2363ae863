/*
 * The limits and timings of the shop's script, one export each: `…Ms` in milliseconds, `…Px` in CSS px,
 * anything else a count. One that a single module reads is in that module; those of
 * few pages are in ./service-limits, those that only a build reads in ./build-limits.
 */

/** A second tap within this time belongs to a double tap. */
export const doubleTapMs = 300;
export const noticeMs = 3000;
/** For a longer notice that says what to do instead. */
export const longNoticeMs = 6000;
/** Lines that two tabs add within this time may overwrite each other. */
export const sameMomentMs = 4000;
export const noticeExitMs = 300;
/** Encoded characters of a chat message; some phones cut longer links. */
export const orderTextEncoded = 1500;
/** How long a lazy chunk may take before the page says what to do instead. */
export const chunkTimeoutMs = 8000;
/** The lines that a cart keeps: the newest. */
export const cartLines = 500;
/** How long what was removed from the cart can be put back. */
export const undoMs = 6000;
export const catalogueTimeoutMs = 8000;
/** A cart that is opened later than this after the last answer asks for the prices again. */
export const catalogueFreshMs = 300_000;
/** The prices of a stored cart older than this are asked for before it is opened. */
export const cartFreshMs = 86_400_000;

/*
 * The limits and timings of the shop's script, one export each, so that a page loads only its own: `…Ms`
 * in milliseconds, `…Px` in CSS px, anything else a count. Those that few pages need are in
 * ./service-limits, those that only a build reads in ./build-limits.
 */

export const carouselMs = 5000;
/** A second tap within this time belongs to a double tap. */
export const doubleTapMs = 300;
export const noticeMs = 3000;
/** For a longer notice that says what to do instead. */
export const longNoticeMs = 6000;
/** For a notice with a link, which takes time to reach. */
export const linkNoticeMs = 20_000;
/** For a hint about something that was not asked of the shop itself, such as copying by hand. */
export const hintNoticeMs = 5000;
/** How long what was removed from the cart can be put back. */
export const undoMs = 6000;
/** Lines that two tabs add within this time may overwrite each other. */
export const sameMomentMs = 2000;
export const noticeExitMs = 300;
export const noticeGapPx = 80;
export const scrollTopPx = 300;
export const barOpaquePx = 10;
/** Encoded characters of a chat message; some phones cut longer links. */
export const orderTextEncoded = 1500;
export const sizesOnCard = 5;
/** How long a lazy chunk may take before the page says what to do instead. */
export const chunkTimeoutMs = 8000;
export const catalogueTimeoutMs = 8000;
/** A cart that is opened later than this after the last answer asks for the prices again. */
export const catalogueFreshMs = 300_000;
/** The lines that a cart keeps: the newest. */
export const cartLines = 500;
/** The prices of a stored cart older than this are asked for before it is opened. */
export const cartFreshMs = 86_400_000;
/** What is typed into the field of Shop is searched once nothing more was typed for this long. */
export const typingMs = 250;

/* The limits of the cart's own script, in milliseconds, which loads once there is a line or a tap. */

/** How long what was removed from the cart can be put back. */
export const undoMs = 6000;
export const catalogueTimeoutMs = 8000;
/** A cart that is opened later than this after the last answer asks for the prices again. */
export const catalogueFreshMs = 300_000;
/** The prices of a stored cart older than this are asked for before it is opened. */
export const cartFreshMs = 86_400_000;

/** How long today's prices are waited for. */
export const catalogueTimeoutMs = 8000;

/** A cart that is opened later than this after the last answer asks for the prices again. */
export const catalogueFreshMs = 300_000;

/** The prices of a stored cart older than this are asked for before it is opened. */
export const cartFreshMs = 86_400_000;

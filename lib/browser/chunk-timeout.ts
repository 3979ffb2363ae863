/** How long a lazy chunk may take before the page says what to do instead. */
export const chunkTimeoutMs = 8000;

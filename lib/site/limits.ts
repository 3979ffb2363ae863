/**
 * The limits and timings of the shop's script: `…Ms` in milliseconds, `…Px` in CSS px, anything else a
 * count. Those that few pages need are in ./service-limits, those that only a build reads in
 * ./build-limits.
 */
export const limits = {
  carouselMs: 5000,
  /** A second tap within this time belongs to a double tap. */
  doubleTapMs: 300,
  noticeMs: 3000,
  /** For a longer notice that says what to do instead. */
  longNoticeMs: 6000,
  /** For a hint about something that was not asked of the shop itself, such as copying by hand. */
  hintNoticeMs: 5000,
  noticeExitMs: 300,
  noticeGapPx: 80,
  scrollTopPx: 300,
  barOpaquePx: 10,
  sizesOnCard: 5,
  /** How long a lazy chunk may take before the page says what to do instead. */
  chunkTimeoutMs: 8000,
} as const;

/** The shop's limits and timings: `…Ms` in milliseconds, `…Px` in CSS px, anything else a count. */
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
  afterPaymentMs: 5000,
  scrollTopPx: 300,
  barOpaquePx: 10,
  sizesOnCard: 5,
  /** A multiple of 2, 3 and 4, so that every page has full rows at any number of columns. */
  productsOnPage: 48,
  /** A product without a price gets one from this range, in these steps (docs/behaviour.md 2.3). */
  drawnPriceKes: { from: 1000, to: 3500, step: 50 },
  /** Encoded characters of a chat message; some phones cut longer links. */
  orderTextEncoded: 1500,
  /** Characters that a search result shows of a page's title and description. */
  titleLength: 59,
  descriptionLength: 154,
  /** PayPal's limit for the description of a purchase, in characters. */
  paymentDescription: 127,
  /** How long the page waits for an answer from PayPal, Google Maps and the contact endpoint. */
  paymentTimeoutMs: 15000,
  mapTimeoutMs: 10000,
  contactTimeoutMs: 20000,
  /** How long blocks below the first screen are left out of the layout, for a faster first paint. */
  firstPaintMs: 500,
  /** How long a lazy chunk may take before the page says what to do instead. */
  chunkTimeoutMs: 8000,
  /** What loads on demand starts to load this far before it is in view. */
  nearViewportPx: 300,
} as const;

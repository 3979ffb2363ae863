/** The product's numbers, from spec §4 and §9. Times are in ms, distances in CSS px. */
export const limits = {
  carouselMs: 5000,
  /** Within this a second tap is the other half of a double tap. */
  doubleTapMs: 300,
  noticeMs: 3000,
  /** For a notice that says what to do instead: it is longer to read. */
  longNoticeMs: 6000,
  noticeExitMs: 300,
  noticeGapPx: 80,
  afterPaymentMs: 5000,
  scrollTopPx: 300,
  barOpaquePx: 10,
  badgeCap: 99,
  sizesOnCard: 5,
  /** Above this a shelf has further pages: full rows at two, three and four cards a row. */
  productsOnPage: 48,
  /** The next page of a shelf is fetched this far before its end comes into view: a phone's screen. */
  shelfAheadPx: 800,
  /** A product without a price gets one drawn from this range, in these steps (design §4.3). */
  drawnPriceKes: { from: 1000, to: 3500, step: 50 },
  /** Encoded characters a chat message may take: longer links are cut by some phones. */
  orderTextEncoded: 1500,
  /** What a search result shows of a page, in characters. */
  titleLength: 59,
  descriptionLength: 154,
  /** PayPal takes no longer description of a purchase. */
  paymentDescription: 127,
  /** How long something outside may be silent before the page stops waiting for it (design §4.8). */
  paymentTimeoutMs: 15000,
  mapTimeoutMs: 10000,
  contactTimeoutMs: 20000,
  /** How long what is below the first screen is left out of the layout: a slow phone's first paints. */
  earlyMs: 500,
  /** How long a part of our own script may be silent before she is told what else to do. */
  chunkTimeoutMs: 8000,
  /** What loads when it is needed, the map or an island, starts this far before it comes into view. */
  nearViewportPx: 300,
} as const;

/** The limits for an order's link, PayPal, Google Maps, the contact endpoint and the search: `…Ms` in milliseconds, `…Px` in CSS px. */
export const serviceLimits = {
  /** Characters of an order's link at the end of a message; a longer one is left out. */
  orderLink: 2000,
  /** The orders that a phone lists. */
  keptOrders: 30,
  /** PayPal's limit for the description of a purchase, in characters. */
  paymentDescription: 127,
  /** How long the page waits for an answer from PayPal, Google Maps and the contact endpoint. */
  paymentTimeoutMs: 15000,
  /** The page shows its thanks so long before it leaves for the shop. */
  afterPaymentMs: 5000,
  /** A paid order offers to send where to deliver for a day. */
  paidOrderMs: 24 * 60 * 60 * 1000,
  mapTimeoutMs: 10000,
  contactTimeoutMs: 20000,
  /** A search is announced once nothing was typed for so long. */
  typingPauseMs: 700,
  /** The cards that are shown while a search is typed; Shop has them all. */
  productsWhileTyping: 12,
  /** What loads on demand starts to load this far before it is in view. */
  nearViewportPx: 300,
} as const;

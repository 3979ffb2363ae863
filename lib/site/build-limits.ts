/** The limits that only a build reads: `…Ms` in milliseconds, `…Kes` in shillings, else a count. */
export const buildLimits = {
  /** A multiple of 2, 3 and 4, so that every page has full rows at any number of columns. */
  productsOnPage: 48,
  /** A product without a price gets one from this range, in these steps. */
  drawnPriceKes: { from: 1000, to: 3500, step: 50 },
  /** Characters that a search result shows of a page's title and description. */
  titleLength: 59,
  descriptionLength: 154,
  /** How long blocks below the first screen are left out of the layout, for a faster first paint. */
  firstPaintMs: 500,
  /** A style sheet that loads with the script is late: the script starts without it. */
  lateSheetMs: 2000,
  /** Characters of the rows that an order has from a page whose script is not there: over 100 lines. */
  stuckOrderRows: 5000,
} as const;

/** The discount between two prices in whole shillings, in percent: 1250 to 1000 is 20. A half is rounded up. */
export function discountPercent(priceKes: number, originalPriceKes: number): number {
  // Multiplied before it is divided: a half is then exact, and not 12.499…
  return Math.round(((originalPriceKes - priceKes) * 100) / originalPriceKes);
}

/** The discount between two prices in whole shillings, as the shop shows it: '−20%'. */
export function discountText(priceKes: number, originalPriceKes: number): string {
  return `−${discountPercent(priceKes, originalPriceKes)}%`;
}

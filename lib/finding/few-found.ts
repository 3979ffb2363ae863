/** Fewer products than these leave a row of cards half empty. */
const FEW = 4;

/** Whether other products belong beside those that are found, as far as there are any. */
export function isFew(found: readonly unknown[]): boolean {
  return found.length > 0 && found.length < FEW;
}

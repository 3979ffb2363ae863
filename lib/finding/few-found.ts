/** Fewer products than these leave a row of cards half empty. */
const FEW = 4;

/** Whether other products follow those that are found: those that are close, or else suggestions. */
export function isFew(found: readonly unknown[]): boolean {
  return found.length > 0 && found.length < FEW;
}

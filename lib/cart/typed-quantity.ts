/**
 * The quantity in a typed text: a whole number, 0 or more. Undefined for any other text, and for a number
 * that cannot be counted exactly.
 */
export function typedQuantity(text: string): number | undefined {
  const digits = text.trim();
  const quantity = Number(digits);
  return /^\d+$/.test(digits) && Number.isSafeInteger(quantity) ? quantity : undefined;
}

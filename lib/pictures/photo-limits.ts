/** Phones take up to 200 megapixels; 12 are more than any page shows. */
export const PHOTO_LIMITS = {
  smallestPx: 600,
  keptMegapixels: 40,
  smallerMegapixels: 12,
  largestMegapixels: 250,
} as const;

/** What is said of a photo, upright and in px, that is too small or too large; undefined for any other. */
export function sizeIssue({
  width,
  height,
}: {
  width: number;
  height: number;
}): { what: string; remedy: string } | undefined {
  const { smallestPx, largestMegapixels } = PHOTO_LIMITS;
  const size = `${width} × ${height} px`;
  if (Math.min(width, height) < smallestPx) {
    const remedy = `Each side needs ${smallestPx} px: send the original, not a chat's copy.`;
    return { what: `is ${size}`, remedy };
  }
  if (width * height > largestMegapixels * 1e6) {
    const what = `is too large to be opened: ${size}, over ${largestMegapixels} megapixels`;
    return { what, remedy: 'Make it smaller: 1200 × 1500 px is plenty.' };
  }
  return undefined;
}

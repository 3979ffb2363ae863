/** A part of the screen in px, as `getBoundingClientRect` gives it. */
export type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The px between a notice and what it keeps clear of. */
export const clearGapPx = 12;

/**
 * The lower edge of something `heightPx` high in the columns from `left` to `right`: the lowest from
 * `bottom` upwards where it covers none of `areas`; undefined where its upper edge would be above `top`.
 * All in px from the screen's upper left.
 */
export function clearFloor(
  { left, right, top, bottom }: Area,
  heightPx: number,
  areas: readonly Area[],
): number | undefined {
  let floor = bottom;
  while (floor - heightPx >= top) {
    const covered = areas.find(
      (area) =>
        area.top < floor &&
        area.bottom > floor - heightPx &&
        area.left < right &&
        area.right > left,
    );
    if (!covered) return floor;
    floor = covered.top - clearGapPx;
  }
  return undefined;
}

const LARGEST_SHOWN = 99;

/** The number on the badge of a cart that is not empty: '99+' above 99. */
export function badgeText(count: number): string {
  return count > LARGEST_SHOWN ? `${LARGEST_SHOWN}+` : `${count}`;
}

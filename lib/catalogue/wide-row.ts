/** So many cards are a row of the widest screens: sheets have as many columns there. */
export const WIDE_ROW = 6;

import type { PicturePlace } from './picture-places';

/** In how many columns the tiles of categories are, on a screen of 768 px and on one of 1024 px or wider. */
interface TileColumns {
  medium: number;
  wide: number;
}

/** The columns for so many tiles: those that leave the fewest places empty in the last row. */
export function tileColumns(count: number): TileColumns {
  if (count < 4) return { medium: 3, wide: 3 };
  return { medium: fewestEmpty(count, [4, 5, 3]), wide: fewestEmpty(count, [4, 5, 6]) };
}

/** In how many columns so many sizes are, fewer where their names are wide: none is alone in the last row. */
export function sizeColumns(count: number, areWide: boolean): number {
  const columns = (areWide ? [4, 3] : [6, 5, 4]).filter((of) => count <= of || count % of !== 1);
  return columns.length > 0 ? fewestEmpty(count, columns) : 5;
}

/** Whether the last of so many cards is alone below rows of `columns`. */
export function isLastAlone(count: number, columns: number): boolean {
  return count > columns && count % columns === 1;
}

/** Of some numbers of columns, the first with the fewest empty places in the last row. */
function fewestEmpty(count: number, columns: readonly number[]): number {
  const empty = (of: number) => (of - (count % of)) % of;
  return columns.reduce((best, of) => (empty(of) < empty(best) ? of : best));
}

/**
 * How wide a tile's picture is: two fifths of a phone's width, else its column of the page, which is 1216 px
 * wide up to a screen of 1414 px and 86 % of a wider one.
 */
export function tilePlace({ medium, wide }: TileColumns): PicturePlace {
  const px = Math.ceil((1216 - 24 * (wide - 1)) / wide);
  const vw = (columns: number) => ((91 - 2.2 * (columns - 1)) / columns).toFixed(1);
  const wideScreen = medium === wide ? '' : `(min-width: 1024px) ${vw(wide)}vw, `;
  return {
    sizes: `(min-width: 1414px) ${(86 / wide - 1.2).toFixed(1)}vw, (min-width: 1320px) ${px}px, ${wideScreen}(min-width: 768px) ${vw(medium)}vw, 38vw`,
    least: 160,
    most: wide > 4 ? 480 : 640,
  };
}

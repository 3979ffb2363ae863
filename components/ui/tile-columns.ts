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

/** In how many columns so many product cards are, on screens of 768, 1024 and 1700 px or wider. */
export interface GoodsColumns extends TileColumns {
  veryWide: number;
}

/**
 * One or two cards are as large as in a full row, 3 to 12 leave the fewest places empty in the last row, and of
 * more no card is alone there.
 */
export function goodsColumns(count: number): GoodsColumns {
  return {
    medium: evenRows(count, [4, 3]),
    wide: evenRows(count, [4, 5, 3]),
    veryWide: evenRows(count, [5, 6, 4]),
  };
}

function evenRows(count: number, columns: readonly [number, ...number[]]): number {
  if (count < 3) return columns[0];
  if (count === 3) return 3;
  if (count <= 12) return fewestEmpty(count, columns);
  return columns.find((of) => count % of !== 1) ?? columns[0];
}

/** Of some numbers of columns, the first with the fewest empty places in the last row. */
function fewestEmpty(count: number, columns: readonly number[]): number {
  const empty = (of: number) => (of - (count % of)) % of;
  return columns.reduce((best, of) => (empty(of) < empty(best) ? of : best));
}

/**
 * How wide a tile's picture is: two fifths of a phone's width, else its column of the page, which is 1216 px wide
 * up to a screen of 1414 px and 86 % of a wider one.
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

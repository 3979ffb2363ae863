import type { Colours } from '@/data/types';

/** One repeat of the kitenge band, in px. */
const tile = { width: 48, height: 32 };

/**
 * One repeat of the kitenge band: triangles, diamonds and a line. Its edges are on no pixel's middle, so
 * that it is drawn with the same pixels on every machine.
 */
export function kitengeSvg(colours: Colours): string {
  const { width, height } = tile;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges">`,
    shapes(colours),
    '</svg>',
  ].join('');
}

/** The band `repeats` times beside each other, `width` px wide. */
export function kitengeBandSvg(colours: Colours, repeats: number, width: number): string {
  const all = tile.width * repeats;
  const height = (tile.height * width) / all;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${all} ${tile.height}">`,
    ...Array.from(
      { length: repeats },
      (_, at) => `<g transform="translate(${at * tile.width})">${shapes(colours)}</g>`,
    ),
    '</svg>',
  ].join('');
}

function shapes({ action, brand, accent, paper, ink }: Colours): string {
  return [
    `<path fill="${action}" d="M0 0h48v30H0z"/>`,
    `<path fill="${brand}" d="M24 0 46.5 30H1.5z"/>`,
    `<path fill="${accent}" d="M24 16 34.5 30H13.5z"/>`,
    `<path fill="${paper}" d="M0 2 6 10 0 18zM48 2 42 10 48 18z"/>`,
    `<path fill="${ink}" d="M0 30h48v2H0z"/>`,
  ].join('');
}

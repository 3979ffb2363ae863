import type { Colours } from '@/data/schema/colours';

/** One repeat of the kitenge band, in px. */
export const kitengeTile = { width: 48, height: 32 };

/**
 * One repeat of the kitenge band: triangles, diamonds and a line. Its edges are on no pixel's middle, so
 * that it is drawn with the same pixels on every machine.
 */
export function kitengeSvg(colours: Colours): string {
  const { width, height } = kitengeTile;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges">`,
    shapes(colours),
    '</svg>',
  ].join('');
}

/** The band `repeats` times beside each other, `width` px wide. */
export function kitengeBandSvg(colours: Colours, repeats: number, width: number): string {
  const all = kitengeTile.width * repeats;
  const height = (kitengeTile.height * width) / all;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${all} ${kitengeTile.height}">`,
    ...Array.from(
      { length: repeats },
      (_, at) => `<g transform="translate(${at * kitengeTile.width})">${shapes(colours)}</g>`,
    ),
    '</svg>',
  ].join('');
}

function shapes(colours: Colours): string {
  return kitengeShapes(colours)
    .map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`)
    .join('');
}

/** What one repeat is drawn with, from below: SVG paths in its px, for any program that fills them. */
export function kitengeShapes({ action, brand, accent, paper, ink }: Colours) {
  return [
    { colour: action, path: 'M0 0h48v30H0z' },
    { colour: brand, path: 'M24 0 46.5 30H1.5z' },
    { colour: accent, path: 'M24 16 34.5 30H13.5z' },
    { colour: paper, path: 'M0 2 6 10 0 18zM48 2 42 10 48 18z' },
    { colour: ink, path: 'M0 30h48v2H0z' },
  ];
}

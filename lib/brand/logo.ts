/**
 * The shop's mark as SVG paths on a field of 64 × 64: a pineapple of kitenge geometry, drawn with few
 * and large shapes so that it is recognisable at 16 px.
 */
export const logoMark = {
  /** Leaves, as the triangles of a kitenge border. */
  crown:
    'M32 0 38 12 36 22H28L26 12ZM17 4 27 14V22H23ZM47 4 41 22H37V14ZM7 13 21 17 24 22H17ZM57 13 47 22H40L43 17Z',
  fruit: 'M23 24H41L50 34V51L41 63H23L14 51V34Z',
  /** The lines between the diamonds; their ends are inside the fruit. */
  weave: 'M16 36 38 61M25 26 48 51M48 36 26 61M39 26 16 51',
  heart: 'M32 36.5 38.5 43.5 32 51 25.5 43.5Z',
} as const;

/** The owner's logo as the bar shows it. */
export interface BarLogo {
  /** Its file as iconPath addresses it. */
  file: string;
  /** In px. */
  width: number;
  height: number;
  /** It takes the place of the shop's name too. */
  wide: boolean;
}

/** The least width by height of a logo that takes the place of the name too. */
const WIDE = 1.75;
const HEIGHT = 38;
/** Beside the name it has the mark's room; a phone of 320 px has two buttons in the bar. */
const widths = { wide: 148, beside: 31 };

/** The size in px of a logo in the bar, by its width divided by its height. */
export function barBox(aspect: number): Omit<BarLogo, 'file'> {
  const wide = aspect >= WIDE;
  const height = Math.min(HEIGHT, (wide ? widths.wide : widths.beside) / aspect);
  return { width: Math.max(1, Math.round(height * aspect)), height: Math.round(height), wide };
}

/**
 * The address of an icon or logo inside the shop: 'icon.svg' → '/marks/icon.svg'. The folder must not be
 * `/icons/`: Apache on Debian, and many a cPanel host, serves its own files there.
 */
export function iconPath(file: string): `/${string}` {
  return `/marks/${file}`;
}

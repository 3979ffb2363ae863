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
  /** The diamond in the middle. */
  heart: 'M32 36.5 38.5 43.5 32 51 25.5 43.5Z',
} as const;

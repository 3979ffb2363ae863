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

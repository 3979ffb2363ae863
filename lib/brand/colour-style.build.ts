import { colours } from '@/data/colours';
import type { Colours } from '@/data/schema/colours';
import { kitengeBand } from './kitenge-band.build';

/**
 * The shop's colours as custom properties of the page, and its kitenge band as `--kitenge`, for a shop in
 * the folder `basePath` of its host: '' or '/mavazi'.
 */
export async function colourStyle(basePath: string): Promise<string> {
  const { file } = await kitengeBand();
  return colourProperties(colours, `${basePath}/pictures/${file}`);
}

/** Of 255. */
const scrimAlpha = 0x9e;

/**
 * Custom properties for the shop's colours, `--brand-deep` for `brandDeep`, with the two that are ink let
 * through, paper below the scrim as one colour, and the address of the kitenge band.
 */
export function colourProperties(colours: Colours, kitenge: string): string {
  const properties = {
    ...colours,
    scrim: `${colours.ink}${scrimAlpha.toString(16)}`,
    paperDimmed: `color-mix(in srgb, ${colours.ink} ${(100 * scrimAlpha) / 255}%, ${colours.paper})`,
    shadow: `0 6px 24px ${colours.ink}29`,
    kitenge: `url("${kitenge}")`,
  };
  const lines = Object.entries(properties).map(([name, value]) => `--${kebab(name)}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

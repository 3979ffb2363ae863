import { colours } from '@/data/colours';
import type { Colours } from '@/data/schema/colours';
import { kitengeBand } from '@/lib/brand/kitenge-band.build';
import { iconPath } from '@/lib/brand/logo';
import { displayFaceFiles } from './display-face.build';

/**
 * The style that follows from what the owner enters, for a shop in the folder `basePath` of its host: '' or
 * '/mavazi'. Custom properties for the colours, the kitenge band as `--kitenge`, and the display face.
 */
export async function shopStyle(basePath: string): Promise<string> {
  const [{ file }, faces] = await Promise.all([kitengeBand(), displayFaceFiles()]);
  const addresses = faces.map((face) => `${basePath}${iconPath(face.file)}`);
  return colourProperties(colours, `${basePath}/pictures/${file}`) + faceRules(addresses);
}

/**
 * The display face of these files, the first for most letters: `--face` names it. A page whose phone has no
 * file at hand keeps the phone's letters until it is left (docs/decisions/0042).
 */
export function faceRules(addresses: readonly string[]): string {
  const faces = addresses.map((address, at) => ({ family: `Display${at || ''}`, address }));
  const rules = faces.map(
    ({ family, address }) =>
      `@font-face { font-family: ${family}; font-weight: 800; font-display: optional; src: url("${address}") format("woff2"); }\n`,
  );
  return `${rules.join('')}:root { --face: ${faces.map(({ family }) => family).join(', ')}; }\n`;
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

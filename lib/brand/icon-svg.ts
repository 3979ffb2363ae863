import { colours } from '@/data/colours';
import { logoMark } from './logo';

/** How an icon fills its square: with round corners, to the edge, or inset for a phone's mask. */
type IconShape = 'rounded' | 'full' | 'maskable';

interface IconLogo {
  /** A data address of a PNG. */
  address: string;
  /** Width by height. */
  aspect: number;
}

/** The icon files by name: their shape, and their width in px unless they are vectors. */
export const iconFiles: Readonly<Record<string, { shape: IconShape; width?: number }>> = {
  'icon.svg': { shape: 'rounded' },
  'icon-192.png': { shape: 'rounded', width: 192 },
  'icon-512.png': { shape: 'rounded', width: 512 },
  'maskable-192.png': { shape: 'maskable', width: 192 },
  'maskable-512.png': { shape: 'maskable', width: 512 },
  // iOS rounds the corners itself.
  'apple-touch-icon.png': { shape: 'full', width: 180 },
};

const SIDE = 64;

/** An icon as SVG: mark or logo, inside the circle of 80 % that a mask leaves. */
export function iconSvg(shape: IconShape, logo?: IconLogo): string {
  const ground = logo ? colours.paper : colours.action;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" rx="${shape === 'rounded' ? 14 : 0}" fill="${ground}"/>`,
    logo ? logoShapes(shape, logo) : markShapes(shape),
    '</svg>',
  ].join('');
}

function markShapes(shape: IconShape): string {
  const scale = { rounded: 0.86, full: 0.76, maskable: 0.64 }[shape];
  const inset = (SIDE * (1 - scale)) / 2;
  const { crown, fruit, weave, heart } = logoMark;
  return [
    `<g transform="translate(${inset.toFixed(2)} ${inset.toFixed(2)}) scale(${scale})">`,
    `<path fill="${colours.paper}" d="${crown}"/>`,
    `<path fill="${colours.brand}" d="${fruit}"/>`,
    `<path fill="none" stroke="${colours.action}" stroke-width="3" d="${weave}"/>`,
    `<path fill="${colours.accent}" d="${heart}"/>`,
    '</g>',
  ].join('');
}

/** The logo in the middle: its longer side decides, or under a mask its diagonal. */
function logoShapes(shape: IconShape, { address, aspect }: IconLogo): string {
  const whole =
    shape === 'maskable'
      ? (0.76 * SIDE) / Math.hypot(aspect, 1)
      : (0.82 * SIDE) / Math.max(aspect, 1);
  const [width, height] = [whole * aspect, whole].map((side) => Number(side.toFixed(2)));
  const at = (side = 0) => ((SIDE - side) / 2).toFixed(2);
  return `<image x="${at(width)}" y="${at(height)}" width="${width}" height="${height}" href="${address}"/>`;
}

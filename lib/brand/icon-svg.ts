import { colours } from '@/data/colours';
import { logoMark } from './logo-mark';

/** How an icon fills its square: with round corners, to the edge, or inset for a phone's mask. */
type IconShape = 'rounded' | 'full' | 'maskable';

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

/** The mark on the colour of actions as SVG. A mask may cut all but a circle of 80 %; the mark is inside it. */
export function iconSvg(shape: IconShape): string {
  const scale = { rounded: 0.86, full: 0.76, maskable: 0.64 }[shape];
  const inset = (64 * (1 - scale)) / 2;
  const { crown, fruit, weave, heart } = logoMark;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    `<rect width="64" height="64" rx="${shape === 'rounded' ? 14 : 0}" fill="${colours.action}"/>`,
    `<g transform="translate(${inset.toFixed(2)} ${inset.toFixed(2)}) scale(${scale})">`,
    `<path fill="${colours.paper}" d="${crown}"/>`,
    `<path fill="${colours.brand}" d="${fruit}"/>`,
    `<path fill="none" stroke="${colours.action}" stroke-width="3" d="${weave}"/>`,
    `<path fill="${colours.accent}" d="${heart}"/>`,
    '</g></svg>',
  ].join('');
}

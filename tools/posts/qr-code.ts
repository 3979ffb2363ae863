import { encode } from 'uqr';
import type { Pdf } from './pdf';

/** The white margin that readers need around a code, in modules. */
const QUIET = 4;

/**
 * Draws the code of an address, `side` wide without its margin, its top left dark corner at x, y, and makes
 * it a link. Gives the margin that must stay white around it.
 */
export function drawCode(pdf: Pdf, address: string, x: number, y: number, side: number): number {
  const modules = encode(address, { ecc: 'M', border: 0 }).data;
  const module = side / modules.length;
  const margin = QUIET * module;
  pdf.rect(x - margin, y - margin, side + 2 * margin, side + 2 * margin).fill('#ffffff');
  modules.forEach((row, at) => {
    for (let start = 0; start < row.length; start += 1) {
      if (!row[start]) continue;
      let end = start;
      while (row[end]) end += 1;
      pdf.rect(x + start * module, y + at * module, (end - start) * module, module);
      start = end;
    }
  });
  // One fill for all, in pure black: no seams, and readers need the contrast.
  pdf.fill('#000000');
  pdf.link(x, y, side, side, address);
  return margin;
}

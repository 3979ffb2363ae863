import sharp, { type Sharp } from 'sharp';

interface Size {
  width: number;
  height: number;
}

/** The longer side in px that a drawing is measured at. */
const MEASURED_PX = 8000;

/**
 * The size of an SVG in px, with fractions: 80.3 mm are 303.5 px. Rejects where it cannot be drawn.
 */
export async function drawingSize(content: Buffer): Promise<Size> {
  const { width, height } = await sizeAt(content, 72);
  const density = Math.min(2400, Math.max(1, (72 * MEASURED_PX) / Math.max(width, height, 1)));
  return sizeAt(content, density);
}

async function sizeAt(content: Buffer, density: number): Promise<Size> {
  const { width, height } = await sharp(content, { density, limitInputPixels: false }).metadata();
  return { width: (width * 72) / density, height: (height * 72) / density };
}

/**
 * An SVG drawn to a size in whole px. By density alone the last row and column of a drawing of 303.5 px
 * would be half transparent.
 */
export function drawSvg(content: Buffer, { width, height }: Size): Sharp {
  const box = `width="${width}" height="${height}"`;
  const address = `data:image/svg+xml;base64,${content.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><image ${box} preserveAspectRatio="none" href="${address}"/></svg>`;
  return sharp(Buffer.from(svg), { unlimited: true });
}

import { iconFiles, iconSvg } from '@/lib/brand/icon-svg';
import { svgToPng } from '@/lib/pictures/raster.build';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(iconFiles).map((file) => ({ file }));
}

/** The shop's icon: the vector itself, or drawn as a PNG of the size its name says. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const icon = iconFiles[file];
  if (!icon) throw new Error(`No icon "${file}"`);
  const svg = iconSvg(icon.shape);
  if (!icon.width) return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
  const png = await svgToPng(svg, icon.width);
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}

import { iconFiles } from '@/lib/brand/icon-svg';
import { barLogoFile, shopIcon } from '@/lib/pictures/logo.build';
import { svgToPng } from '@/lib/pictures/raster.build';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  const logo = await barLogoFile();
  return [...Object.keys(iconFiles), ...(logo ? [logo.file] : [])].map((file) => ({ file }));
}

/** The shop's icon, the vector itself or a PNG of the size its name says; or the owner's logo for the bar. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const logo = await barLogoFile();
  if (file === logo?.file) return answer(logo.content, logo.type);
  const icon = iconFiles[file];
  if (!icon) throw new Error(`No icon "${file}"`);
  const svg = await shopIcon(icon.shape);
  if (!icon.width) return answer(Buffer.from(svg), 'image/svg+xml');
  return answer(await svgToPng(svg, icon.width), 'image/png');
}

function answer(content: Buffer, type: string): Response {
  return new Response(new Uint8Array(content), { headers: { 'content-type': type } });
}

import { fileResponse } from '@/app/file-response';
import { iconFiles } from '@/lib/brand/icon-svg';
import { displayFaceFiles } from '@/lib/pictures/display-face.build';
import { barLogoFile, shopIcon } from '@/lib/pictures/logo.build';
import { svgToPng } from '@/lib/pictures/raster.build';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  const logo = await barLogoFile();
  const named = [...(await displayFaceFiles()), ...(logo ? [logo] : [])].map(({ file }) => file);
  return [...Object.keys(iconFiles), ...named].map((file) => ({ file }));
}

/** The shop's icon, the vector or a PNG of the size its name says; the owner's logo for the bar; the display face. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const logo = await barLogoFile();
  if (file === logo?.file) return fileResponse(logo.content, 'image/webp');
  const face = (await displayFaceFiles()).find((one) => one.file === file);
  if (face) return fileResponse(face.content, 'font/woff2');
  const icon = iconFiles[file];
  if (!icon) throw new Error(`No icon "${file}"`);
  const svg = await shopIcon(icon.shape);
  if (!icon.width) return fileResponse(Buffer.from(svg), 'image/svg+xml');
  return fileResponse(await svgToPng(svg, icon.width), 'image/png');
}

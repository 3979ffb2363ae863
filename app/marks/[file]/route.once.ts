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
  if (file === logo?.file) return answer(logo.content, 'image/webp');
  const face = (await displayFaceFiles()).find((one) => one.file === file);
  if (face) return answer(face.content, 'font/woff2');
  const icon = iconFiles[file];
  if (!icon) throw new Error(`No icon "${file}"`);
  const svg = await shopIcon(icon.shape);
  if (!icon.width) return answer(Buffer.from(svg), 'image/svg+xml');
  return answer(await svgToPng(svg, icon.width), 'image/png');
}

function answer(content: Buffer, type: string): Response {
  return new Response(new Uint8Array(content), { headers: { 'content-type': type } });
}

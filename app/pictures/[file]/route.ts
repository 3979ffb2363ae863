import {
  listPictureFiles,
  pictureCache,
  pictureFilesByName,
} from '@/lib/catalogue/catalogue-pictures.build';

export const dynamic = 'force-static';
export const dynamicParams = false;

const types = { avif: 'image/avif', jpg: 'image/jpeg' } as const;

export async function generateStaticParams() {
  return (await listPictureFiles()).map(({ file }) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const wanted = (await pictureFilesByName()).get(file);
  if (!wanted) return new Response(null, { status: 404 });
  const bytes = await pictureCache.encode(wanted.photo, wanted.width, wanted.format);
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': types[wanted.format] } });
}

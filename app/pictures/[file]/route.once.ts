import { fileResponse } from '@/app/file-response';
import { kitengeBand } from '@/lib/brand/kitenge-band.build';
import {
  listPictureFiles,
  pictureCache,
  pictureFilesByName,
} from '@/lib/catalogue/catalogue-pictures.build';

export const dynamic = 'force-static';
export const dynamicParams = false;

const types = { avif: 'image/avif', jpg: 'image/jpeg' } as const;

export async function generateStaticParams() {
  const files = [...(await listPictureFiles()), await kitengeBand()];
  return files.map(({ file }) => ({ file }));
}

/** A photo in one width and format, or the kitenge band. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const band = await kitengeBand();
  if (file === band.file) return fileResponse(band.content, 'image/webp');
  const wanted = (await pictureFilesByName()).get(file);
  if (!wanted) return new Response(null, { status: 404 });
  const bytes = await pictureCache.encode(wanted.photo, wanted.width, wanted.format);
  return fileResponse(bytes, types[wanted.format]);
}

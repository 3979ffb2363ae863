import { ImageResponse } from 'next/og';
import { photoBox, ShareCard } from '@/components/sections/share/share-card';
import { buildCatalogue } from '@/lib/catalogue';
import { cardBackdrop, cardFonts, cardPhoto } from '@/lib/node/card-files';
import { toShareJpeg } from '@/lib/node/raster';
import { cardSize, picturesOnCard } from '@/lib/share-card';
import { sitePages } from '@/lib/site-pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return cards().map(({ file }) => ({ file }));
}

/** The picture of a shared link, a JPEG under a name that ends so: chat apps go by that. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const card = cards().find((candidate) => candidate.file === file);
  if (!card) throw new Error(`No card "${file}"`);
  const box = card.productIds.length === 1 ? photoBox.alone : photoBox.four;
  const photos = await Promise.all(card.productIds.map((id) => cardPhoto(id, box)));
  // A category of three leaves a corner: the mark fills it.
  if (photos.length > 1) while (photos.length < picturesOnCard) photos.push(undefined);
  const drawn = new ImageResponse(
    <ShareCard card={card} photos={photos} backdrop={await cardBackdrop()} />,
    {
      ...cardSize,
      fonts: await cardFonts(),
    },
  );
  const jpeg = await toShareJpeg(await drawn.arrayBuffer());
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } });
}

function cards() {
  return sitePages(buildCatalogue()).map(({ card }) => card);
}

import { ImageResponse } from 'next/og';
import { isValidElement, type ReactNode } from 'react';
import { photoBox, ShareCard } from '@/components/sections/share/share-card';
import { buildCatalogue } from '@/lib/catalogue';
import { cardBackdrop, cardFonts, cardPhoto, dataAddress, keptCard } from '@/lib/node/card-files';
import { onceABuild } from '@/lib/node/once-a-build';
import { cardSize, picturesOnCard } from '@/lib/share-card';
import { sitePages } from '@/lib/site-pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  return [...(await cards()).keys()].map((file) => ({ file }));
}

/** The picture of a shared link, a JPEG under a name that ends so: chat apps go by that. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const card = (await cards()).get(file);
  if (!card) throw new Error(`No card "${file}"`);
  const box = card.productIds.length === 1 ? photoBox.alone : photoBox.four;
  const found = await Promise.all(card.productIds.map(cardPhoto));
  const photos = withCorners(found);
  const behind = cardBackdrop();
  const known = photos.map((photo) => photo?.hash);
  const face = <ShareCard card={card} photos={known} backdrop={behind.hash} />;
  const jpeg = await keptCard(drawingOf(face), async () => {
    const developed = await Promise.all(photos.map((photo) => photo && dataAddress(photo, box)));
    const backdrop = await dataAddress(behind, cardSize);
    return new ImageResponse(<ShareCard card={card} photos={developed} backdrop={backdrop} />, {
      ...cardSize,
      fonts: await cardFonts(),
    }).arrayBuffer();
  });
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } });
}

/** A category of three leaves a corner: the mark fills it. */
function withCorners<T>(photos: readonly (T | undefined)[]): (T | undefined)[] {
  const lacking = photos.length > 1 ? picturesOnCard - photos.length : 0;
  return [...photos, ...Array<undefined>(lacking).fill(undefined)];
}

/** All that is drawn of a card, its components taken apart into what they draw. */
function drawingOf(card: ReactNode): string {
  return JSON.stringify(card, (key, value) => {
    // React's own notes on an element are no part of it.
    if (key.startsWith('_')) return undefined;
    let drawn = value;
    while (isValidElement(drawn) && typeof drawn.type === 'function') {
      drawn = (drawn.type as (props: unknown) => unknown)(drawn.props);
    }
    return drawn;
  });
}

/** Every card by its file; a shelf's later pages have that of its first. */
const cards = onceABuild(
  async () => new Map(sitePages(buildCatalogue()).map(({ card }) => [card.file, card])),
);

import { ImageResponse } from 'next/og';
import { shareCards, shareLook } from '@/app/share-cards';
import { ShareCard } from '@/components/share/share-card';
import { brandFonts } from '@/lib/brand/brand-fonts.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { cachedCard, cardSources } from '@/lib/seo/share-card-files.build';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  return [...(await shareCards()).keys()].map((file) => ({ file }));
}

/**
 * The picture of a shared link as a JPEG, drawn once and cached from build to build. Its address ends with
 * .jpg because chat apps check that; Next's own opengraph-image has no ending, and hosts serve it as a download.
 */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const card = (await shareCards()).get(file);
  if (!card) throw new Error(`No card "${file}"`);
  const look = shareLook(card);
  const { products } = await loadCatalogue();
  const sources = await cardSources(card, look, products);
  const jpeg = await cachedCard(sources, async () => {
    const { icon, wordmark } = sources;
    const photos = await Promise.all(sources.photos.map((photo) => photo?.develop(look.photoBox)));
    const drawing = <ShareCard card={card} photos={photos} icon={icon} wordmark={wordmark} />;
    return new ImageResponse(drawing, { ...look.size, fonts: await brandFonts() }).arrayBuffer();
  });
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } });
}

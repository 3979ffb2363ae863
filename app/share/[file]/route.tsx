import { ImageResponse } from 'next/og';
import { photoBox, ShareCard, wordmarkBox } from '@/components/sections/share/share-card';
import { brandFonts } from '@/lib/brand/brand-fonts.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { productById } from '@/lib/catalogue/product';
import { memoizePerBuild } from '@/lib/format/memoize-per-build.build';
import { loadWordmark, shopIcon } from '@/lib/pictures/logo.build';
import { allPages } from '@/lib/seo/page-titles';
import { cardSize, withCorners } from '@/lib/seo/share-card';
import { cachedCard, cardPhoto } from '@/lib/seo/share-card-files.build';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  return [...(await cards()).keys()].map((file) => ({ file }));
}

/** The picture of a shared link as a JPEG. Its address ends with .jpg because chat apps check that. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const card = (await cards()).get(file);
  if (!card) throw new Error(`No card "${file}"`);
  const box = card.productIds.length === 1 ? photoBox.alone : photoBox.four;
  const { products } = await loadCatalogue();
  const photos = withCorners(card.productIds.map((id) => cardPhoto(productById(id, products))));
  const icon = await shopIcon('rounded');
  const wordmark = await loadWordmark(wordmarkBox);
  const facts = [card, box, icon, wordmark, photos.map((photo) => photo?.hash)];
  const jpeg = await cachedCard(facts, async () => {
    const developed = await Promise.all(photos.map((photo) => photo?.develop(box)));
    const fonts = await brandFonts();
    const drawing = <ShareCard card={card} photos={developed} icon={icon} wordmark={wordmark} />;
    return new ImageResponse(drawing, { ...cardSize, fonts }).arrayBuffer();
  });
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } });
}

/** Every card by its file; the later pages of a listing share the card of its first. */
const cards = memoizePerBuild(
  async () => new Map(allPages(await loadCatalogue()).map(({ card }) => [card.file, card])),
);

import { drawCard } from '@/app/draw-card';
import { photoBox, ShareCard, wordmarkBox } from '@/components/share/share-card';
import { memoizePerBuild } from '@/lib/build/memoize-per-build.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { allPages } from '@/lib/seo/page-titles';
import { cardSize } from '@/lib/seo/share-card';

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
  return drawCard(card, {
    draw: (drawing) => <ShareCard {...drawing} />,
    size: cardSize,
    photoBox: card.productIds.length === 1 ? photoBox.alone : photoBox.four,
    wordmarkBox,
  });
}

/** Every card by its file; the later pages of a listing share the card of its first. */
const cards = memoizePerBuild(
  async () => new Map(allPages(await loadCatalogue()).map(({ card }) => [card.file, card])),
);

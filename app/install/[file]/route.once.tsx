import { drawCard } from '@/app/draw-card';
import { InstallCard, tileBox } from '@/components/share/install-card';
import { photoBox, ShareCard, wordmarkBox } from '@/components/share/share-card';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { pagePaths } from '@/lib/links/page-paths';
import { installPicture, installPictures } from '@/lib/seo/install-pictures';
import { pageAt } from '@/lib/seo/page-titles';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(installPictures).map((file) => ({ file }));
}

/** A picture that a browser shows beside "Install": Home's share card, or the same facts for a phone. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = installPicture((await params).file);
  const { card } = pageAt(pagePaths.home, await loadCatalogue());
  const { width, height } = installPictures[name];
  // Lighter than a share card: nobody saves or forwards it.
  const look = { size: { width, height }, wordmarkBox, quality: 58 };
  return name === 'wide.jpg'
    ? drawCard(card, {
        ...look,
        draw: (drawing) => <ShareCard {...drawing} />,
        photoBox: card.productIds.length === 1 ? photoBox.alone : photoBox.four,
      })
    : drawCard(card, {
        ...look,
        draw: (drawing) => <InstallCard {...drawing} />,
        photoBox: tileBox,
      });
}

import { drawCard } from '@/app/draw-card';
import { shareLook } from '@/app/share-cards';
import { InstallCard, tileBox } from '@/components/share/install-card';
import { ShareCard } from '@/components/share/share-card';
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
  const look = { ...shareLook(card), size: { width, height }, quality: 58 };
  return name === 'wide.jpg'
    ? drawCard(card, look, (drawing) => <ShareCard {...drawing} />)
    : drawCard(card, { ...look, photoBox: tileBox }, (drawing) => <InstallCard {...drawing} />);
}

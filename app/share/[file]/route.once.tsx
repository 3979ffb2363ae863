import { drawCard } from '@/app/draw-card';
import { shareCards, shareLook } from '@/app/share-cards';
import { ShareCard } from '@/components/share/share-card';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  return [...(await shareCards()).keys()].map((file) => ({ file }));
}

/** The picture of a shared link as a JPEG. Its address ends with .jpg because chat apps check that. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const card = (await shareCards()).get(file);
  if (!card) throw new Error(`No card "${file}"`);
  return drawCard(card, shareLook(card), (drawing) => <ShareCard {...drawing} />);
}

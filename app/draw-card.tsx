import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { brandFonts } from '@/lib/brand/brand-fonts.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import type { Wordmark } from '@/lib/pictures/logo.build';
import type { CardFacts } from '@/lib/seo/share-card';
import { type CardLook, cachedCard, cardSources } from '@/lib/seo/share-card-files.build';

/** What a drawing of a card gets. */
interface CardDrawing {
  card: CardFacts;
  /** Data addresses; undefined for a product without a photo. */
  photos: readonly (string | undefined)[];
  /** The shop's icon as SVG. */
  icon: string;
  /** A logo that takes the place of the icon and the shop's name. */
  wordmark: Wordmark | undefined;
}

/** A card as the answer of a route: a JPEG, drawn once and cached from build to build. */
export async function drawCard(
  card: CardFacts,
  look: CardLook,
  draw: (drawing: CardDrawing) => ReactElement,
): Promise<Response> {
  const { size, photoBox, quality } = look;
  const { products } = await loadCatalogue();
  const sources = await cardSources(card, look, products);
  const { photos, icon, wordmark } = sources;
  const jpeg = await cachedCard(
    sources,
    async () => {
      const developed = await Promise.all(photos.map((photo) => photo?.develop(photoBox)));
      const drawing = draw({ card, photos: developed, icon, wordmark });
      return new ImageResponse(drawing, { ...size, fonts: await brandFonts() }).arrayBuffer();
    },
    quality,
  );
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } });
}

import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { brandFonts } from '@/lib/brand/brand-fonts.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { productById } from '@/lib/catalogue/product';
import { loadWordmark, shopIcon, type Wordmark } from '@/lib/pictures/logo.build';
import { type CardFacts, withCorners } from '@/lib/seo/share-card';
import { cachedCard, cardPhoto } from '@/lib/seo/share-card-files.build';

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

interface CardLook {
  draw: (drawing: CardDrawing) => ReactElement;
  /** Of the whole, of a photo and of a wide logo, in px. */
  size: Box;
  photoBox: Box;
  wordmarkBox: Box;
  /** Of the JPEG. */
  quality?: number;
}

interface Box {
  width: number;
  height: number;
}

/** A card as the answer of a route: a JPEG, drawn once and cached from build to build. */
export async function drawCard(card: CardFacts, look: CardLook): Promise<Response> {
  const { draw, size, photoBox, wordmarkBox, quality } = look;
  const { products } = await loadCatalogue();
  const photos = withCorners(card.productIds.map((id) => cardPhoto(productById(id, products))));
  const icon = await shopIcon('rounded');
  const wordmark = await loadWordmark(wordmarkBox);
  const facts = [card, size, photoBox, quality, icon, wordmark, photos.map((photo) => photo?.hash)];
  const jpeg = await cachedCard(
    facts,
    async () => {
      const developed = await Promise.all(photos.map((photo) => photo?.develop(photoBox)));
      const drawing = draw({ card, photos: developed, icon, wordmark });
      return new ImageResponse(drawing, { ...size, fonts: await brandFonts() }).arrayBuffer();
    },
    quality,
  );
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } });
}

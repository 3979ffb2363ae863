import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '@/data/colours';
import { shop } from '@/data/shop';
import { cachedFile } from '@/lib/build/cached-file.build';
import { PHOTOS } from '@/lib/catalogue/catalogue-pictures.build';
import type { Product } from '@/lib/catalogue/product';
import { openPhoto, type Photo, readPhoto } from '@/lib/pictures/photo.build';
import { toShareJpeg } from '@/lib/pictures/raster.build';

const packages = join(process.cwd(), 'node_modules');
const cards = join(process.cwd(), '.next/cache/cards');
/** What decides how a card looks, beside its facts: its layout, and how its photos and JPEG are made. */
const CARD_SOURCES = [
  'components/share/share-card.tsx',
  'components/share/install-card.tsx',
  'lib/seo/share-card-files.build.ts',
  'lib/brand/kitenge-svg.ts',
  'lib/brand/brand-fonts.build.ts',
  'lib/brand/drawable.ts',
  'lib/pictures/raster.build.ts',
].map((file) => join(process.cwd(), file));

/** A picture as it is put on a card: what it is known by, and how to develop it. */
interface CardPhoto {
  /** Hex, of the content. */
  hash: string;
  /** Filled into a box of px, as a data address. */
  develop: (box: { width: number; height: number }) => Promise<string>;
}

/** A product's photo; undefined for a product without one. */
export function cardPhoto({
  id,
  folder,
  pictureAwaited,
}: Pick<Product, 'id' | 'folder' | 'pictureAwaited'>): CardPhoto | undefined {
  return pictureAwaited ? undefined : onCard(readPhoto(PHOTOS, folder, id));
}

function onCard(photo: Photo): CardPhoto {
  return {
    hash: photo.hash,
    develop: async ({ width, height }) => {
      const { image } = await openPhoto(photo);
      const jpeg = await image.resize(width, height).jpeg({ quality: 90 }).toBuffer();
      return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    },
  };
}

/**
 * A share card as a JPEG, drawn once and cached from build to build. `facts` is everything the card
 * shows, with its photos by their hashes, and its quality; the source files and the versions of the drawing
 * packages belong to the cache key too, so a change to any of them draws the card again.
 */
export function cachedCard(
  facts: unknown,
  draw: () => Promise<ArrayBuffer>,
  quality?: number,
): Promise<Buffer> {
  const recipe = [
    facts,
    shop.name,
    colours,
    ...CARD_SOURCES.map((file) => readFileSync(file, 'utf8')),
    ...['next', 'sharp', '@fontsource-variable/bricolage-grotesque'].map(versionOf),
  ];
  const name = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 20);
  return cachedFile(join(cards, `${name}.jpg`), async () => toShareJpeg(await draw(), quality));
}

function versionOf(name: string): unknown {
  return JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')).version;
}

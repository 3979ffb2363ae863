import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '@/data/colours';
import { shop } from '@/data/shop';
import { cachedFile } from '@/lib/build/cached-file.build';
import { type Product, productById } from '@/lib/catalogue/product';
import { photosFolder } from '@/lib/data-modules/data-path.build';
import { loadWordmark, shopIcon, type Wordmark } from '@/lib/pictures/logo.build';
import { openPhoto, type Photo, readPhoto } from '@/lib/pictures/photo.build';
import { toShareJpeg } from '@/lib/pictures/raster.build';
import { type CardFacts, cardFile, cardNameOf, withCorners } from './share-card';

const packages = join(process.cwd(), 'node_modules');
const cards = join(process.cwd(), '.next/cache/cards');
/** How a card is laid out, and how its photos and its JPEG are made. */
const CARD_SOURCES = [
  'components/share/share-card.tsx',
  'lib/seo/share-card-files.build.ts',
  'lib/brand/kitenge-svg.ts',
  'lib/brand/brand-fonts.build.ts',
  'lib/brand/drawable.ts',
  'lib/pictures/raster.build.ts',
].map((file) => join(process.cwd(), file));

/** The measures of a card. */
export interface CardLook {
  /** Of the whole, of a photo and of a wide logo, in px. */
  size: Box;
  photoBox: Box;
  wordmarkBox: Box;
}

interface Box {
  width: number;
  height: number;
}

/** What a card is drawn from. */
interface CardSources {
  /** In their places; undefined for a product without a photo. */
  photos: readonly (CardPhoto | undefined)[];
  /** The shop's icon as SVG. */
  icon: string;
  /** A logo that takes the place of the icon and the shop's name. */
  wordmark: Wordmark | undefined;
  /** Hex, of all that decides how the card looks: what it shows, its look, and how it is drawn. */
  hash: string;
}

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
  picture,
}: Pick<Product, 'id' | 'folder' | 'picture'>): CardPhoto | undefined {
  return picture && onCard(readPhoto(photosFolder, folder, id));
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

/** What a card is drawn from, read from the disk. */
export async function cardSources(
  card: CardFacts,
  look: CardLook,
  products: readonly Product[],
): Promise<CardSources> {
  const photos = withCorners(card.productIds.map((id) => cardPhoto(productById(id, products))));
  const icon = await shopIcon('rounded');
  const wordmark = await loadWordmark(look.wordmarkBox);
  const recipe = [
    card,
    look,
    icon,
    wordmark,
    photos.map((photo) => photo?.hash),
    shop.name,
    colours,
    ...CARD_SOURCES.map((file) => readFileSync(file, 'utf8')),
    ...['next', 'sharp', '@fontsource-variable/bricolage-grotesque'].map(versionOf),
  ];
  const hash = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 10);
  return { photos, icon, wordmark, hash };
}

/** The file of a share card. Pages in a further language have the card that the first has drawn. */
export async function cardFileOf(
  card: CardFacts,
  look: CardLook,
  products: readonly Product[],
): Promise<string> {
  const { CARDS_FOLDER } = process.env;
  if (!CARDS_FOLDER) return cardFile(card, (await cardSources(card, look, products)).hash);
  const file = readdirSync(CARDS_FOLDER).find((one) => cardNameOf(one) === card.name);
  if (file === undefined) throw new Error(`No card "${card.name}" in ${CARDS_FOLDER}`);
  return file;
}

/** A card as a JPEG, drawn once and cached from build to build. */
export function cachedCard(
  { hash }: Pick<CardSources, 'hash'>,
  draw: () => Promise<ArrayBuffer>,
): Promise<Buffer> {
  return cachedFile(join(cards, `${hash}.jpg`), async () => toShareJpeg(await draw()));
}

function versionOf(name: string): unknown {
  return JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')).version;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { address } from '@/data/address';
import { colours } from '@/data/colours';
import { shop } from '@/data/shop';
import { drawable } from '@/lib/brand/drawable';
import { buildDay } from '@/lib/build/build-day.build';
import { cachedFile } from '@/lib/build/cached-file.build';
import { inParallel } from '@/lib/build/in-parallel.build';
import { productsWithoutPrice } from '@/lib/catalogue/catalogue';
import { catalogueData } from '@/lib/catalogue/catalogue-data.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { productById } from '@/lib/catalogue/product';
import { photosFolder } from '@/lib/data-modules/data-path.build';
import { hashtags } from '@/lib/facts/sharing';
import { localPhone } from '@/lib/format/phone';
import { chatAddress } from '@/lib/links/chat-and-call';
import { pageUrl } from '@/lib/links/site-url';
import { shopIcon } from '@/lib/pictures/logo.build';
import { type Photo, readPhoto } from '@/lib/pictures/photo.build';
import { svgToPng, toThumbnail } from '@/lib/pictures/raster.build';
import { languageWords } from '@/words/language';
import { postsWords } from '@/words/posts';
import { drawPost } from './draw-post';
import { MadeFiles } from './made-files';
import { fontMeasure } from './measure';
import { type LeftOut, type PostFacts, postFacts, sizesLine } from './post-facts';
import { type PostShape, postFormats } from './post-format';
import { offersText, productText } from './post-text';
import { type ListKind, listPictureWidth, listShapes, priceList } from './price-list';
import { shelfCards } from './shelf-cards';
import { shortAddress } from './short-address';

export interface PostsMade {
  /** The ids of the products that are posted. */
  products: readonly string[];
  leftOut: Readonly<Record<LeftOut, readonly string[]>>;
  /** Ids of products whose names have letters that cannot be drawn. */
  shortened: readonly string[];
  written: readonly string[];
  removed: readonly string[];
  /** All that is in the folder now, those that were not made again included. */
  files: number;
}

/**
 * Makes the pictures, lists, cards and texts of the shop in `folder`, those alone that changed since the
 * last run. `started` is called with the number of pictures to draw and gives what to call after each.
 */
export async function makePosts(
  folder: string,
  started: (pictures: number) => () => void,
): Promise<PostsMade> {
  const catalogue = await loadCatalogue();
  const { facts, withoutPhoto, leftOut } = postFacts(
    catalogue,
    productsWithoutPrice(catalogueData()),
  );
  const made = new MadeFiles(folder);
  try {
    const photos = new Map(
      facts
        .filter(({ id }) => !withoutPhoto.has(id))
        .map(({ id }) => [
          id,
          readPhoto(photosFolder, productById(id, catalogue.products).folder, id),
        ]),
    );
    const icon = await shopIcon('rounded');
    const look = lookDigest(icon);
    await makePictures(made, { facts, photos, icon, look, started });
    await makeLists(made, {
      facts,
      photos,
      icon,
      look,
      day: listDay(catalogue.products),
    });
    makeTexts(made, facts);
    const removed = made.finish();
    return {
      products: facts.map(({ id }) => id),
      leftOut,
      shortened: facts.filter(({ name }) => drawable(name) !== name.trim()).map(({ id }) => id),
      written: made.written,
      removed,
      files: made.count,
    };
  } catch (error) {
    made.stop();
    throw error;
  }
}

interface Making {
  facts: readonly PostFacts[];
  photos: ReadonlyMap<string, Photo>;
  /** The shop's icon as SVG. */
  icon: string;
  /** The values, besides the facts, that determine the look. */
  look: string;
}

async function makePictures(
  made: MadeFiles,
  { facts, photos, icon, look, started }: Making & { started: (pictures: number) => () => void },
): Promise<void> {
  const shortShop = shortAddress(pageUrl('/'));
  const due = facts.flatMap((one) => {
    const photo = photos.get(one.id);
    if (!photo) return [];
    return (Object.keys(postFormats) as PostShape[]).flatMap((shape) => {
      const file = `${shape}/${one.id}.jpg`;
      const { name, price, was } = one;
      const shown = { sizesLine: sizesLine(one), address: shortShop };
      const recipe = [shape, name, price, was, shown, photo.hash, look];
      return made.isDue(file, recipe) ? [{ file, shape, photo, one, shown }] : [];
    });
  });
  if (due.length === 0) return;
  const tools = { measure: await fontMeasure(), icon };
  const drawn = started(due.length);
  await inParallel(due, async ({ file, shape, photo, one, shown }) => {
    made.write(file, await drawPost(postFormats[shape], photo, one, shown, tools));
    drawn();
  });
}

async function makeLists(
  made: MadeFiles,
  { facts, photos, icon, look, day }: Making & { day: string },
): Promise<void> {
  if (facts.length === 0) return;
  const url = pageUrl('/');
  const listShop = {
    name: shop.name,
    place: `${address.street}, ${address.town}`,
    phone: localPhone(shop.phone),
    chat: chatAddress,
    url,
    address: shortAddress(url),
    language: languageWords.tag,
  };
  const content = { shop: listShop, day, products: facts };
  const hashes = facts.map(({ id }) => photos.get(id)?.hash);
  const mark = () => svgToPng(icon, 256);
  for (const kind of Object.keys(listShapes) as ListKind[]) {
    const file = `price-list-${kind}.pdf`;
    if (!made.isDue(file, [kind, content, postsWords, hashes, look])) continue;
    const width = listPictureWidth(kind, photos.size);
    const pictures = new Map(
      await inParallel(
        [...photos],
        async ([id, photo]) => [id, await thumbnail(photo, width)] as const,
      ),
    );
    made.write(file, await priceList(kind, { ...content, pictures, mark: await mark() }));
  }
  if (made.isDue('shelf-cards.pdf', [content, postsWords, look])) {
    made.write('shelf-cards.pdf', await shelfCards({ ...content, mark: await mark() }));
  }
}

function makeTexts(made: MadeFiles, facts: readonly PostFacts[]): void {
  const textShop = {
    name: shop.name,
    town: address.town,
    phone: localPhone(shop.phone),
    hashtags,
  };
  const texts = new Map(facts.map((one) => [`${one.id}.txt`, productText(one, textShop)]));
  const offers = offersText(facts, textShop);
  // No product can have this name: an id has no capital letters.
  if (offers) texts.set('On offer.txt', offers);
  for (const [file, text] of texts) if (made.isDue(file, text)) made.write(file, text);
}

/** A small picture for a list, cached from run to run. */
function thumbnail(photo: Photo, width: number): Promise<Buffer> {
  const file = path.join('.next/cache/posts', `${photo.hash.slice(0, 20)}-${width}.jpg`);
  return cachedFile(file, () => toThumbnail(photo, width));
}

/** The day of the lists: the day of SOURCE_DATE_EPOCH, else the day of a product's last change. */
function listDay(products: readonly { updated: string }[]): string {
  if (process.env.SOURCE_DATE_EPOCH) return buildDay();
  return (
    products
      .map(({ updated }) => updated)
      .sort()
      .at(-1) || buildDay()
  );
}

/** Changes where the look does: colours, mark, the programs that draw, and the font. */
function lookDigest(icon: string): string {
  const sources = ['tools/posts', 'lib/brand', 'lib/pictures'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => !file.includes('.test.'))
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const versions = [
    'next',
    'sharp',
    'pdfkit',
    'uqr',
    '@fontsource-variable/bricolage-grotesque',
  ].map(
    (name) =>
      JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')).version,
  );
  const look = [colours, icon, sources, versions];
  return createHash('sha256').update(JSON.stringify(look)).digest('hex');
}

/**
 * Encodes every picture that the shop serves into the build's cache. Fails with a plain sentence for a
 * photo that cannot be used. With --table it prints the bytes of each picture in each width and fails
 * if one is over its limit (scripts/check/picture-weight.ts).
 */

import { listPictureFiles, pictureCache } from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { PhotoError } from '@/lib/pictures/photo-error.build';
import {
  type PictureBytes,
  pictureTable,
  pictureWeightIssues,
} from '@/scripts/check/picture-weight';

async function makePictures(): Promise<PictureBytes[]> {
  const made: PictureBytes[] = [];
  for (const { photo, picture, width, format } of await listPictureFiles()) {
    const { length } = await pictureCache.encode(photo, width, format);
    made.push({ name: picture.name, width, format, bytes: length });
  }
  return made;
}

async function main() {
  const made = await makePictures();
  const { encoded, cached } = pictureCache.count;
  console.log(`Pictures: ${encoded} encoded, ${cached} kept from an earlier build.`);
  const { products } = await loadCatalogue();
  const withoutPicture = products.filter(({ picture }) => !picture).map(({ id }) => id);
  if (withoutPicture.length > 0) {
    console.log(`Without a picture, shown as a plain panel: ${withoutPicture.join(', ')}.`);
  }
  if (!process.argv.includes('--table')) return;
  console.log(pictureTable(made));
  const issues = pictureWeightIssues(
    made,
    products.map(({ id }) => id),
  );
  if (issues.length > 0) {
    console.error(issues.join('\n'));
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof PhotoError)) throw error;
  console.error(`The shop cannot be built.\n${error.message}`);
  process.exitCode = 1;
});

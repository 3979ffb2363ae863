/**
 * Makes every picture the shop serves and keeps it under the build's cache; a bad photo stops here,
 * in plain words. With --table: prints each picture with its widths and bytes, and fails over the
 * limits of weight.
 */

import {
  listPictureFiles,
  pictureCache,
  productsAwaitingPicture,
} from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { PhotoIssue } from '@/lib/pictures/photo-issue.build';
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
  const { encoded, kept } = pictureCache.count;
  console.log(`Pictures: ${encoded} encoded, ${kept} kept from an earlier build.`);
  const awaited = productsAwaitingPicture();
  if (awaited.length > 0) console.log(`No picture yet, a plain panel: ${awaited.join(', ')}.`);
  if (!process.argv.includes('--table')) return;
  console.log(pictureTable(made));
  const { products } = await loadCatalogue();
  const problems = pictureWeightIssues(
    made,
    products.map(({ id }) => id),
  );
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof PhotoIssue)) throw error;
  console.error(`The shop cannot be built.\n${error.message}`);
  process.exitCode = 1;
});

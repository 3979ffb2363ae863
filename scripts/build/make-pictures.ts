/**
 * Encodes every picture that the shop serves into the build's cache. Fails with a plain sentence for a
 * photo that cannot be used. With --table it prints the bytes of each picture in each width and fails
 * if one is over its limit (scripts/check/picture-weight.ts).
 */
import '@/scripts/build/say-help';
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { inParallel } from '@/lib/build/in-parallel.build';
import { listPictureFiles, pictureCache } from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import type { Photo } from '@/lib/pictures/photo.build';
import { PhotoError } from '@/lib/pictures/photo-error.build';
import { allowClosedPipe } from '@/scripts/build/closed-pipe';
import { startProgress } from '@/scripts/build/progress';
import {
  type PictureBytes,
  pictureTable,
  pictureWeightIssues,
} from '@/scripts/check/picture-weight';

type Files = Awaited<ReturnType<typeof listPictureFiles>>;

/** Encodes the files of each photo one after another, several photos at once. */
async function encodeAll(files: Files): Promise<void> {
  const byPhoto = new Map<Photo, Files>();
  for (const file of files) byPhoto.set(file.photo, [...(byPhoto.get(file.photo) ?? []), file]);
  const encoded = startProgress('Encoding pictures', files.length);
  await inParallel([...byPhoto], async ([photo, itsFiles]) => {
    const encode = pictureCache.encoder(photo);
    for (const file of itsFiles) {
      await encode(file);
      encoded();
    }
  });
}

async function weigh(files: Files): Promise<PictureBytes[]> {
  return inParallel(files, async ({ photo, picture, width, format }) => {
    const { length } = await pictureCache.encode(photo, width, format);
    return { name: picture.name, width, format, bytes: length };
  });
}

async function main() {
  allowClosedPipe();
  console.log('Checking photos and encoding their pictures.');
  const files = await listPictureFiles();
  const missing = files.filter((file) => !pictureCache.has(file.photo, file));
  if (missing.length > 0) await encodeAll(missing);
  else console.log(`Pictures: all ${files.length} are in the cache.`);
  pictureCache.sweep(files.map(({ photo }) => photo));
  const { products } = await loadCatalogue();
  const withoutPicture = products.filter(({ picture }) => !picture).map(({ id }) => id);
  if (withoutPicture.length > 0) {
    console.log(`Without a picture, shown as a plain panel: ${withoutPicture.join(', ')}.`);
  }
  if (!process.argv.includes('--table')) return;
  const made = await weigh(files);
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

// Sharp runs on Node's thread pool, which has four threads unless the environment says more at the start.
const cores = availableParallelism();
if (cores > 4 && !process.env.UV_THREADPOOL_SIZE) {
  const env = { ...process.env, UV_THREADPOOL_SIZE: String(cores) };
  const again = [...process.execArgv, ...process.argv.slice(1)];
  process.exit(spawnSync(process.execPath, again, { env, stdio: 'inherit' }).status ?? 1);
}

main().catch((error: unknown) => {
  if (!(error instanceof PhotoError)) throw error;
  console.error(`The shop cannot be built.\n${error.message}`);
  // Not the exit code alone: other photos may still be encoded.
  process.exit(1);
});

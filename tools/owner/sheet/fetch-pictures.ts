import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { photoFolders } from '@/lib/catalogue/photo-places';
import { photosFolder } from '@/lib/data-modules/data-path.build';
import { openPhoto } from '@/lib/pictures/photo.build';
import { PhotoError } from '@/lib/pictures/photo-error.build';
import type { PictureAddresses } from './plan';

interface FetchOptions {
  /** The folder that they are put into: data/photos/new. */
  folder?: string;
  /** How many at a time: more, and a small host turns them away. */
  atOnce?: number;
  timeoutMs?: number;
  largestBytes?: number;
}

interface Fetched {
  /** How many files were written. */
  count: number;
  /** The ids of the products whose first picture waits in the folder. */
  ready: readonly string[];
  /** The pictures that were not fetched: a sentence for each. */
  failures: readonly string[];
}

/** By what a file is found to be, and not by its name. */
const ENDINGS: Readonly<Record<string, string>> = { jpeg: '.jpg', png: '.png', webp: '.webp' };

/** Why a picture is not fetched, as a sentence goes on after its address. */
class FetchError extends Error {}

interface Wanted {
  product: PictureAddresses;
  address: string;
  /** Its file's name without ending: boot, boot-2. */
  stem: string;
}

/**
 * Fetches pictures into data/photos/new under their products' names, for `npm run photos` to sort in. One
 * that waits there under that name already is left. A picture that the shop could not use is not kept.
 */
export async function fetchPictures(
  products: readonly PictureAddresses[],
  {
    folder = join(photosFolder, photoFolders.fresh),
    atOnce = 4,
    timeoutMs = 20_000,
    largestBytes = 30e6,
  }: FetchOptions = {},
): Promise<Fetched> {
  mkdirSync(folder, { recursive: true });
  const waiting = new Set(readdirSync(folder).map((file) => parse(file).name));
  const left = products.flatMap((product) =>
    product.addresses
      .map((address, at): Wanted => {
        return { product, address, stem: at === 0 ? product.id : `${product.id}-${at + 1}` };
      })
      .filter(({ stem }) => !waiting.has(stem)),
  );
  const failures = new Map<Wanted, string>();
  const all = [...left];
  const work = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      try {
        await fetchPicture(one, folder, { timeoutMs, largestBytes });
      } catch (error) {
        if (!(error instanceof FetchError)) throw error;
        failures.set(one, error.message);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return {
    count: all.length - failures.size,
    ready: products
      .map(({ id }) => id)
      .filter((id) => ![...failures.keys()].some(({ stem }) => stem === id)),
    failures: all.flatMap((one) => {
      const why = failures.get(one);
      const { name, row } = one.product;
      return why === undefined ? [] : [`${name} (row ${row}): ${one.address} ${why}`];
    }),
  };
}

async function fetchPicture(
  { address, stem }: Wanted,
  folder: string,
  limits: Required<Pick<FetchOptions, 'timeoutMs' | 'largestBytes'>>,
): Promise<void> {
  const bytes = await bytesAt(address, limits);
  const ending = await endingOf(bytes);
  // Judged beside its place, so that no half or useless file is ever in it.
  const aside = mkdtempSync(join(folder, '.fetch-'));
  const file = join(aside, `${stem}${ending}`);
  try {
    writeFileSync(file, bytes);
    await openPhoto({ id: stem, file, hash: '', keepsShape: false });
    renameSync(file, join(folder, `${stem}${ending}`));
  } catch (error) {
    if (error instanceof PhotoError) throw new FetchError(error.sentence);
    throw error;
  } finally {
    if (existsSync(aside)) rmSync(aside, { recursive: true, force: true });
  }
}

async function bytesAt(
  address: string,
  { timeoutMs, largestBytes }: Required<Pick<FetchOptions, 'timeoutMs' | 'largestBytes'>>,
): Promise<Uint8Array> {
  const tooLarge = new FetchError(`is larger than ${largestBytes / 1e6} MB.`);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new FetchError(`answers with the error ${response.status}.`);
    if (/html/i.test(response.headers.get('content-type') ?? '')) {
      throw new FetchError('is a web page and not a picture.');
    }
    if (Number(response.headers.get('content-length')) > largestBytes) throw tooLarge;
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      parts.push(part);
      size += part.length;
      // Leaving the loop ends the connection.
      if (size > largestBytes) throw tooLarge;
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof FetchError) throw error;
    const isSlow = (error as Error).name === 'TimeoutError';
    throw new FetchError(
      isSlow ? `was not there within ${timeoutMs / 1000} s.` : 'cannot be reached.',
    );
  }
}

/** The ending of a picture that the shop reads, by its content. */
async function endingOf(bytes: Uint8Array): Promise<string> {
  const { format = '' } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: '' }));
  const ending = ENDINGS[format];
  if (ending) return ending;
  const what = format === '' ? 'is no picture' : `is a picture of the kind ${format}`;
  throw new FetchError(`${what}: the shop takes JPEG, PNG and WebP.`);
}

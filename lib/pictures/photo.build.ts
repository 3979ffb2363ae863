import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { PhotoError } from './photo-error.build';
import { HEIC_ENDINGS, HEIC_REMEDY, PHOTO_ENDINGS } from './photo-formats';

/** The owner's photo. Its content is read when needed, as a shop may have thousands. */
export interface Photo {
  /** A product's or a scene's id, with the number of a product's further photo: 'brogue-2'. */
  id: string;
  /** Its path from the project's root. */
  file: string;
  /** SHA-256 of the content, in hex. */
  hash: string;
  /** True for a scene, which is shown in its own shape; a product's photo is fitted to 4:5. */
  keepsShape: boolean;
  /** A product's second photo or a later one. */
  further?: true;
}

const PHOTO_LIMITS = { smallestPx: 600, largestMegapixels: 40 } as const;

/**
 * The photo of a product or scene: `<root>/<folder>/<id>` with the extension of a picture. Throws
 * PhotoError if there is none, more than one, or only one of a format that cannot be read.
 */
export function readPhoto(root: string, folder: string, id: string, keepsShape = false): Photo {
  const directory = path.join(root, folder);
  const files = filesNamed(directory, id);
  const [file, another] = files.filter((name) => PHOTO_ENDINGS.includes(extensionOf(name)));
  const expectedFile = path.join(directory, `${id}.jpg`);
  if (!file) throw missingPhoto(expectedFile, directory, id, files);
  if (another) {
    const both = `${file} and ${another} both exist`;
    throw new PhotoError(expectedFile, id, both, 'Keep one of them.');
  }
  const location = path.join(directory, file);
  const hash = createHash('sha256').update(readFileSync(location)).digest('hex');
  return { id, file: location, hash, keepsShape };
}

/** The same of a product's further photo, by its name ('brogue-2'); undefined if there is none. */
export function readFurtherPhoto(root: string, folder: string, name: string): Photo | undefined {
  const isThere = filesNamed(path.join(root, folder), name).some((file) =>
    PHOTO_ENDINGS.includes(extensionOf(file)),
  );
  return isThere ? { ...readPhoto(root, folder, name), further: true } : undefined;
}

/** Whether there is any file with the photo's name, readable or not. */
export function hasPhoto(root: string, folder: string, id: string): boolean {
  return filesNamed(path.join(root, folder), id).length > 0;
}

/**
 * The photo decoded and turned upright, and its size in px after turning. Rejects with PhotoError if it
 * cannot be read, has a side under 600 px or is over 40 megapixels (docs/behaviour.md 15.3).
 */
export async function openPhoto(
  photo: Photo,
): Promise<{ image: Sharp; width: number; height: number }> {
  const content = readFileSync(photo.file);
  const facts = await readMetadata(photo, content);
  const { width = 0, height = 0 } = facts.autoOrient ?? facts;
  const { smallestPx, largestMegapixels } = PHOTO_LIMITS;
  const issue = (what: string, remedy: string) =>
    new PhotoError(photo.file, photo.id, what, remedy);
  if (facts.format === 'svg') return openDrawing(content, facts, width, height);
  if (Math.min(width, height) < smallestPx) {
    throw issue(
      `is ${width} × ${height} px`,
      `Each side needs ${smallestPx} px: send the original, not a chat's copy.`,
    );
  }
  if (width * height > largestMegapixels * 1e6) {
    throw issue(
      `is ${width} × ${height} px, over ${largestMegapixels} megapixels`,
      'Make it smaller: 1200 × 1500 px is plenty.',
    );
  }
  return { image: sharp(content).autoOrient(), width, height };
}

/** SVG has no pixels: it is rendered with at least 1200 px on each side. */
function openDrawing(content: Buffer, facts: Metadata, width: number, height: number) {
  const scale = Math.max(1, (2 * PHOTO_LIMITS.smallestPx) / Math.min(width, height));
  const density = Math.min(2400, (facts.density ?? 72) * scale);
  return {
    image: sharp(content, { density }),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

async function readMetadata(photo: Photo, content: Buffer): Promise<Metadata> {
  try {
    const image = sharp(content);
    const facts = await image.metadata();
    // A truncated file has valid metadata; only decoding fails.
    await image.clone().resize(16).toBuffer();
    return facts;
  } catch {
    throw new PhotoError(
      photo.file,
      photo.id,
      'cannot be read as a picture',
      'Open it on a computer and save it again as JPEG.',
    );
  }
}

function missingPhoto(
  expectedFile: string,
  directory: string,
  id: string,
  files: string[],
): PhotoError {
  const heic = files.find((file) => HEIC_ENDINGS.includes(extensionOf(file)));
  if (heic) {
    return new PhotoError(
      path.join(directory, heic),
      id,
      'is a HEIC photo, which browsers cannot show',
      HEIC_REMEDY,
    );
  }
  return new PhotoError(
    expectedFile,
    id,
    'there is no photo',
    "Put one there, or set `pictureAwaited: true` in the product's record.",
  );
}

function filesNamed(folder: string, name: string): string[] {
  return (existsSync(folder) ? readdirSync(folder) : []).filter(
    (file) => path.parse(file).name === name,
  );
}

function extensionOf(file: string): string {
  return path.extname(file).toLowerCase();
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawingSize, drawSvg } from './drawing.build';
import { PhotoError } from './photo-error.build';
import { formatIssue, PHOTO_ENDINGS } from './photo-formats';
import { PHOTO_LIMITS, sizeIssue } from './photo-limits';

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

/**
 * The photo of a product or scene: `<root>/<folder>/<id>` with the extension of a picture. Throws
 * PhotoError without a photo, with more than one, or with only one of a format that cannot be read.
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

/** The same of a product's further photo, by its name ('brogue-2'); undefined where it is missing. */
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

interface OpenedPhoto {
  /** Decoded and turned upright. */
  image: Sharp;
  /** In px, of the upright picture. */
  width: number;
  height: number;
  /** The size in px before it was made smaller. */
  original?: { width: number; height: number };
}

/**
 * The photo decoded and turned upright; one over 40 megapixels is made smaller. `content` is that of its
 * file, if it is read already. Rejects with PhotoError if it cannot be read, has a side under 600 px or is
 * too large to be opened.
 */
export async function openPhoto(
  photo: Photo,
  content: Buffer = readFileSync(photo.file),
): Promise<OpenedPhoto> {
  try {
    const opened = await decodePhoto(photo, content);
    // The metadata of a file that is cut off are whole: only decoding fails.
    await opened.image.clone().resize(16).toBuffer();
    return opened;
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    const remedy = 'Open it on a computer and save it again as JPEG.';
    throw new PhotoError(photo.file, photo.id, 'cannot be read as a picture', remedy);
  }
}

async function decodePhoto({ file, id }: Photo, content: Buffer): Promise<OpenedPhoto> {
  const { format, autoOrient } = await sharp(content, { limitInputPixels: false }).metadata();
  if (format === 'svg') return openDrawing(content);
  const { width, height } = autoOrient;
  const wrong = sizeIssue({ width, height });
  if (wrong) throw new PhotoError(file, id, wrong.what, wrong.remedy);
  // A camera's harmless oddities are warnings, a file that is cut off is an error.
  const limits = {
    failOn: 'error',
    limitInputPixels: PHOTO_LIMITS.largestMegapixels * 1e6,
  } as const;
  const image = sharp(content, limits).autoOrient();
  const smaller = smallerSize(autoOrient);
  if (!smaller) return { image, width, height };
  return { image: image.resize(smaller.width, smaller.height), ...smaller, original: autoOrient };
}

/** A photo that is made smaller: its file, and its sizes in px. */
export interface SmallerPhoto extends Required<Omit<OpenedPhoto, 'image'>> {
  content: Buffer;
}

/** The smaller file of a large photo, upright and in its format; undefined for one that stays. */
export async function smallerPhoto({
  image,
  width,
  height,
  original,
}: OpenedPhoto): Promise<SmallerPhoto | undefined> {
  if (!original) return undefined;
  const { format } = await image.metadata();
  const kept = format === 'png' || format === 'webp' ? format : 'jpeg';
  const quality = kept === 'png' ? {} : { quality: 90 };
  const content = await image.clone().toFormat(kept, quality).toBuffer();
  return { content, width, height, original };
}

/** SVG has no pixels: it is rendered with at least 1200 px on each side. */
async function openDrawing(content: Buffer): Promise<OpenedPhoto> {
  const { width, height } = await drawingSize(content);
  const scale = Math.max(1, (2 * PHOTO_LIMITS.smallestPx) / Math.min(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const drawn = smallerSize(size) ?? size;
  return { image: drawSvg(content, drawn), ...drawn };
}

/** The size in px that a picture over 40 megapixels is made smaller to; undefined for any other. */
export function smallerSize({ width, height }: { width: number; height: number }) {
  const { smallestPx, keptMegapixels, smallerMegapixels } = PHOTO_LIMITS;
  const pixels = width * height;
  if (pixels <= keptMegapixels * 1e6) return undefined;
  const scale = Math.max(
    Math.sqrt((smallerMegapixels * 1e6) / pixels),
    smallestPx / Math.min(width, height),
  );
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function missingPhoto(
  expectedFile: string,
  directory: string,
  id: string,
  files: string[],
): PhotoError {
  for (const file of files) {
    const issue = formatIssue(extensionOf(file));
    if (issue) return new PhotoError(path.join(directory, file), id, issue.what, issue.remedy);
  }
  return new PhotoError(expectedFile, id, 'there is no photo', 'Put one there.');
}

function filesNamed(folder: string, name: string): string[] {
  return (existsSync(folder) ? readdirSync(folder) : []).filter(
    (file) => path.parse(file).name === name,
  );
}

function extensionOf(file: string): string {
  return path.extname(file).toLowerCase();
}

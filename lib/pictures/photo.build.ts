import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { PhotoIssue } from './photo-issue.build';

/** A source photo as the owner put it. What is in it stays on the disk: a shop may have thousands. */
export interface Photo {
  /** A product's or a scene's id. */
  id: string;
  /** Its path from the project's root. */
  file: string;
  /** Hex, of the content. */
  hash: string;
  /** Shown in the shape it has; a product's is fitted to 4:5. */
  keepsShape: boolean;
}

export const PHOTO_LIMITS = { smallestPx: 600, largestMegapixels: 40 } as const;
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.svg'];
const HEIC = ['.heic', '.heif'];

/**
 * The photo of a product or scene: `<root>/<folder>/<id>` with whatever ending a picture has.
 * Throws PhotoIssue where there is none, more than one, or one no program here can read.
 */
export function readPhoto(root: string, folder: string, id: string, keepsShape = false): Photo {
  const at = path.join(root, folder);
  const files = filesNamed(at, id);
  const [file, another] = files.filter((name) => ENDINGS.includes(endingOf(name)));
  const wanted = path.join(at, `${id}.jpg`);
  if (!file) throw noPhoto(wanted, at, id, files);
  if (another) {
    const both = `${file} and ${another} both stand there`;
    throw new PhotoIssue(wanted, id, both, 'Keep one of them.');
  }
  const whole = path.join(at, file);
  const hash = createHash('sha256').update(readFileSync(whole)).digest('hex');
  return { id, file: whole, hash, keepsShape };
}

/** Whether a product has any photo, readable or not. */
export function hasPhoto(root: string, folder: string, id: string): boolean {
  return filesNamed(path.join(root, folder), id).length > 0;
}

/**
 * The photo decoded, turned as the phone held it, and its size in px after turning.
 * Throws PhotoIssue where it cannot be read, is under 600 px or over 40 megapixels.
 */
export async function openPhoto(
  photo: Photo,
): Promise<{ image: Sharp; width: number; height: number }> {
  const content = readFileSync(photo.file);
  const facts = await readMetadata(photo, content);
  const { width = 0, height = 0 } = facts.autoOrient ?? facts;
  const { smallestPx, largestMegapixels } = PHOTO_LIMITS;
  const report = (problem: string, remedy: string) =>
    new PhotoIssue(photo.file, photo.id, problem, remedy);
  if (facts.format === 'svg') return openDrawing(content, facts, width, height);
  if (Math.min(width, height) < smallestPx) {
    throw report(
      `is ${width} × ${height} px`,
      `Each side needs ${smallestPx} px: send the original, not a chat's copy.`,
    );
  }
  if (width * height > largestMegapixels * 1e6) {
    throw report(
      `is ${width} × ${height} px, over ${largestMegapixels} megapixels`,
      'Make it smaller: 1200 × 1500 px is plenty.',
    );
  }
  return { image: sharp(content).autoOrient(), width, height };
}

/** A drawing has no pixels of its own: it is drawn large enough for every width. */
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
    // A file cut short has a good head: only decoding finds the rest missing.
    await image.clone().resize(16).toBuffer();
    return facts;
  } catch {
    throw new PhotoIssue(
      photo.file,
      photo.id,
      'cannot be read as a picture',
      'Open it on a computer and save it again as JPEG.',
    );
  }
}

function noPhoto(wanted: string, at: string, id: string, files: string[]): PhotoIssue {
  const heic = files.find((file) => HEIC.includes(endingOf(file)));
  if (heic) {
    return new PhotoIssue(
      path.join(at, heic),
      id,
      'is a HEIC photo, which browsers cannot show',
      'On the iPhone choose Settings, Camera, Formats, Most Compatible, or export it as JPEG.',
    );
  }
  return new PhotoIssue(
    wanted,
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

function endingOf(file: string): string {
  return path.extname(file).toLowerCase();
}

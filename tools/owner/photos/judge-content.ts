import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { photoNameParts } from '@/lib/catalogue/photo-names';
import { openPhoto, type SmallerPhoto, smallerPhoto } from '@/lib/pictures/photo.build';
import { PhotoError } from '@/lib/pictures/photo-error.build';
import { EMPTY_ISSUE, isHeicEnding, noPicture } from '@/lib/pictures/photo-formats';

/** The file that replaces a large photo or a HEIC. */
export interface MadePhoto extends SmallerPhoto {
  /** The number of pictures in a HEIC. */
  heic?: { pictures: number };
}

/** The judgement of a photo's content. */
interface Judgement {
  /** The mistake, as a sentence without the file; left out for a photo that can be used. */
  issue?: string;
  made?: MadePhoto;
}

/** Judges the photo in a file by its content: a phone may rename a picture and not convert it. */
export async function judgeContent(file: string): Promise<Judgement> {
  const content = readFileSync(file);
  if (content.length === 0) return { issue: EMPTY_ISSUE };
  try {
    const photo = { id: '', file, hash: '', keepsShape: false };
    const { kind, icc } = await heifFacts(content);
    if (kind === 'avif' && isHeicEnding(photoNameParts(file).ending)) {
      return { issue: noPicture('.avif') };
    }
    if (kind === 'heic') {
      const { readHeic } = await import('./read-heic');
      const made = await readHeic(content, icc);
      if (typeof made === 'string') return { issue: made };
      await openPhoto(photo, made.content);
      return { made };
    }
    const made = await smallerPhoto(await openPhoto(photo, content));
    return made ? { made } : {};
  } catch (error) {
    if (error instanceof PhotoError) return { issue: error.sentence };
    throw error;
  }
}

/**
 * Of a picture in the container of HEIC and AVIF: which of them it is, and its colour profile. Nothing for any
 * other content.
 */
async function heifFacts(content: Buffer): Promise<{ kind?: 'heic' | 'avif'; icc?: Buffer }> {
  try {
    const { format, compression, icc } = await sharp(content, {
      limitInputPixels: false,
    }).metadata();
    if (format !== 'heif') return {};
    return { kind: compression === 'av1' ? 'avif' : 'heic', ...(icc && { icc }) };
  } catch {
    const isHeic = /^ftyp(hei|hev|mif|msf)/.test(content.toString('latin1', 4, 12));
    return isHeic ? { kind: 'heic' } : {};
  }
}

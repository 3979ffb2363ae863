import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { openPhoto, type SmallerPhoto, smallerPhoto } from '@/lib/pictures/photo.build';
import { PhotoError } from '@/lib/pictures/photo-error.build';
import { noPicture } from '@/lib/pictures/photo-formats';

/** What a photo's content is good for. */
interface Judgement {
  /** What is wrong with it, as a sentence without the file; left out for one that can be used. */
  issue?: string;
  /** What is kept in place of a large photo. */
  smaller?: SmallerPhoto;
}

/** Judges the photo in a file by its content. */
export async function judgeContent(file: string): Promise<Judgement> {
  if (statSync(file).size === 0) return { issue: 'is empty: copy it from the phone again' };
  if (isHeic(file)) return { issue: noPicture('.heic') };
  try {
    const opened = await openPhoto({ id: '', file, hash: '', keepsShape: false });
    const smaller = await smallerPhoto(opened);
    return smaller ? { smaller } : {};
  } catch (error) {
    if (error instanceof PhotoError) return { issue: error.sentence };
    throw error;
  }
}

/** Whether the content is HEIC, whatever the file's ending: a phone may rename it and not convert it. */
function isHeic(file: string): boolean {
  const start = Buffer.alloc(12);
  const handle = openSync(file, 'r');
  readSync(handle, start, 0, start.length, 0);
  closeSync(handle);
  return /^ftyp(hei|hev|mif1|msf1)/.test(start.subarray(4).toString('latin1'));
}

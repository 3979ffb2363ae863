import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { openPhoto } from '@/lib/pictures/photo.build';
import { PhotoError } from '@/lib/pictures/photo-error.build';
import { HEIC } from './plan-photos';

/** What is wrong with a photo's content, as a sentence without the file; undefined for one that can be used. */
export async function contentIssue(file: string): Promise<string | undefined> {
  if (statSync(file).size === 0) return 'is empty: copy it from the phone again';
  if (isHeic(file)) return HEIC;
  try {
    await openPhoto({ id: '', file, hash: '', keepsShape: false });
    return undefined;
  } catch (error) {
    if (error instanceof PhotoError) return error.sentence;
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

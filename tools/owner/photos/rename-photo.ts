import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { photosFolder } from '@/lib/site/data-folder.build';

/**
 * Gives a photo another path in data/photos. Throws where there is a file already: nothing is written
 * over.
 */
export function renamePhoto(from: string, to: string, folder = photosFolder): void {
  const [oldFolder, newFolder] = [dirname(from), dirname(to)];
  // On Windows and macOS two names that differ in capitals alone are one folder.
  if (existsSync(join(folder, newFolder)) && !readdirSync(folder).includes(newFolder)) {
    renameSync(join(folder, oldFolder), join(folder, newFolder));
  }
  mkdirSync(join(folder, newFolder), { recursive: true });
  if (readdirSync(join(folder, newFolder)).includes(to.slice(newFolder.length + 1))) {
    throw new Error(`${join(folder, to)} is there already.`);
  }
  renameSync(join(folder, from), join(folder, to));
}

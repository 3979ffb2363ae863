import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { photosFolder } from '@/lib/data-modules/data-path.build';

/** Every file in a folder and its folders, as paths in it with `/`, in the order of the alphabet. */
export function listPhotos(folder = photosFolder): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/**
 * Folders of data/photos without a product's photo: for what is to be sorted in, and what was
 * replaced.
 */
export const photoFolders = { fresh: 'new', replaced: 'old' } as const;

/** Files that programs leave behind, and notes. */
const NO_PHOTO = /(^|\/)(\.[^/]*|thumbs\.db|ehthumbs\.db|desktop\.ini|readme[^/]*)$/i;

/** Whether a file that lies among the photos is meant to be one, by its name. */
export function isMeantAsPhoto(file: string): boolean {
  return !NO_PHOTO.test(file);
}

/** Whether a path in data/photos is of a photo that waits to be sorted in. */
export function isWaiting(file: string): boolean {
  return file.startsWith(`${photoFolders.fresh}/`) && isMeantAsPhoto(file);
}

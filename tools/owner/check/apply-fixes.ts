import type { Fix } from '@/lib/catalogue/fixable-issue';
import { photosFolder } from '@/lib/site/data-folder.build';
import { changeProduct } from '@/tools/owner/catalogue/catalogue-editor';
import { ModuleError } from '@/tools/owner/catalogue/module-text';
import { catalogueFolder, readModules, writeModules } from '@/tools/owner/catalogue/write-modules';
import { renamePhoto } from '@/tools/owner/photos/rename-photo';

/**
 * Renames the photos and changes the records as `fixes` say, and returns a line for each: what was done,
 * or what must be done by hand.
 */
export function applyFixes(
  fixes: readonly Fix[],
  folders = { photos: photosFolder, catalogue: catalogueFolder },
): string[] {
  const before = fixes.some((fix) => 'field' in fix) ? readModules(folders.catalogue) : {};
  let after = before;
  const lines = fixes.map((fix) => {
    if (!('field' in fix)) return renamed(fix, folders.photos);
    const { productId, field, value } = fix;
    const what = `${field}: ${value === undefined ? 'taken out' : written(value)}`;
    try {
      after = changeProduct(after, productId, { [field]: value });
      return `${productId}: ${what}`;
    } catch (error) {
      if (!(error instanceof ModuleError)) throw error;
      return `${productId}: must be changed by hand: ${what}`;
    }
  });
  writeModules(before, after, folders.catalogue);
  return lines;
}

function renamed({ from, to }: { from: string; to: string }, photos: string): string {
  const [old, now] = [`${photos}/${from}`, `${photos}/${to}`];
  try {
    renamePhoto(from, to, photos);
    return `${old} is now ${now}`;
  } catch {
    return `${old}: cannot be renamed. Close the program that has it open, and look whether there is ${now}`;
  }
}

function written(value: string | readonly string[]): string {
  return typeof value === 'string' ? `'${value}'` : `[${value.map(written).join(', ')}]`;
}

import type { Fix } from '@/lib/catalogue/fixable-issue';
import { photosFolder } from '@/lib/site/data-folder.build';
import { changeProduct } from '@/scripts/owner/catalogue/catalogue-editor';
import {
  catalogueFolder,
  readModules,
  writeModules,
} from '@/scripts/owner/catalogue/write-modules';
import { renamePhoto } from '@/scripts/owner/photos/rename-photo';

/**
 * Renames the photos and changes the records as `fixes` say, and returns a line for each. Throws where a
 * module cannot be changed or a photo has the new name already; what came before is done.
 */
export function applyFixes(
  fixes: readonly Fix[],
  folders = { photos: photosFolder, catalogue: catalogueFolder },
): string[] {
  const lines: string[] = [];
  const before = fixes.some((fix) => 'field' in fix) ? readModules(folders.catalogue) : {};
  let after = before;
  for (const fix of fixes) {
    if ('field' in fix) {
      const { productId, field, value } = fix;
      after = changeProduct(after, productId, { [field]: value });
      lines.push(`${productId}: ${field}: ${value === undefined ? 'taken out' : written(value)}`);
    } else {
      renamePhoto(fix.from, fix.to, folders.photos);
      lines.push(`${folders.photos}/${fix.from} is now ${folders.photos}/${fix.to}`);
    }
  }
  writeModules(before, after, folders.catalogue);
  return lines;
}

function written(value: string | readonly string[]): string {
  return typeof value === 'string' ? `'${value}'` : `[${value.map(written).join(', ')}]`;
}

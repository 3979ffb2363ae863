import { cpSync, linkSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { CategoryRecord } from '@/data/schema/category';
import { copyProject } from '@/scripts/build/copy-project';
import { catalogueIn, changedFiles, filesWith, readFiles } from '@/tools/change/module-files';
import { writeFiles } from '@/tools/change/write-files';
import { largeCatalogue, originalId } from './large-catalogue';

const PICTURES = '.next/cache/pictures';

/**
 * Copies the project into `folder` with a catalogue of `count` products, which share the photos. The
 * folder must be inside the project, where Next allows the packages to be shared. Throws for fewer
 * products than the shop has.
 */
export function copyEnlargedShop(folder: string, count: number): void {
  copyProject(folder);
  cpSync(PICTURES, join(folder, PICTURES), { recursive: true });
  const files = readFiles();
  const catalogue = catalogueIn(files);
  const large = largeCatalogue(catalogue.categories, count);
  const data = join(folder, 'data');
  writeFiles(data, changedFiles(files, filesWith(files, { ...catalogue, categories: large })));
  copyPhotos(folder, catalogue.categories, large);
}

function copyPhotos(
  folder: string,
  own: readonly CategoryRecord[],
  large: readonly CategoryRecord[],
): void {
  const ownIds = new Set(own.flatMap(({ products }) => products.map(({ id }) => id)));
  const photos = large.flatMap(({ folder: common, products }) =>
    products.map(({ id, folder: kind = common }) => ({ id, kind })),
  );
  for (const { id, kind } of photos) {
    const target = join(folder, 'data/photos', kind);
    if (ownIds.has(id)) continue;
    const original = originalId(id, ownIds);
    for (const photo of readdirSync(join('data/photos', kind))) {
      // The product's photo, and its further ones: 'brogue', 'brogue-2'.
      const { name, ext } = parse(photo);
      const further = name.slice(original.length);
      if (name.startsWith(original) && /^(?:-[2-6])?$/.test(further))
        linkSync(join(target, photo), join(target, `${id}${further}${ext}`));
    }
  }
}

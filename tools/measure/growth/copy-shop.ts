import { cpSync, linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { categories } from '@/data/catalogue/categories';
import type { CategoryRecord } from '@/data/types';
import { categoryFile } from '@/lib/catalogue/check-categories';
import { copyProject } from '@/scripts/build/copy-project';
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
  const large = largeCatalogue(categories, count);
  for (const category of large) {
    const file = categoryFile(category.id);
    const name = /export const (\w+)/.exec(readFileSync(file, 'utf8'))?.[1];
    if (!name) throw new Error(`${file} exports no category`);
    writeFileSync(
      join(folder, file),
      `import type { CategoryRecord } from '@/data/types';\n\nexport const ${name}: CategoryRecord = ${JSON.stringify(category)};\n`,
    );
  }
  copyPhotos(folder, large);
}

function copyPhotos(folder: string, large: readonly CategoryRecord[]): void {
  const ownIds = new Set(categories.flatMap(({ products }) => products.map(({ id }) => id)));
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

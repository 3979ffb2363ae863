import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { categories } from '@/data/catalogue/categories';
import type { CategoryRecord } from '@/data/types';
import { categoryFile } from '@/lib/catalogue/check-categories';
import { largeCatalogue, modelOf } from './large-catalogue';

const PICTURES = '.next/cache/pictures';

/**
 * The project once more in a folder of its own, with a catalogue of so many products: the same
 * programs, the same pictures under more names. It lies inside the project, where Next allows the
 * packages to be shared.
 */
export function copyShop(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of projectFiles()) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir');
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

/** All that is the shop's, committed or about to be: the lock file alone marks where packages stand. */
function projectFiles(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', list, { encoding: 'utf8', maxBuffer: 64e6 })
    .split('\0')
    .filter(
      (file) => file && existsSync(file) && !/^(package-lock\.json|scripts\/studio\/)/.test(file),
    );
}

function copyPhotos(folder: string, large: readonly CategoryRecord[]): void {
  const own = new Set(categories.flatMap(({ products }) => products.map(({ id }) => id)));
  const photos = large.flatMap(({ folder: common, products }) =>
    products.map(({ id, folder: kind = common }) => ({ id, kind })),
  );
  for (const { id, kind } of photos) {
    const at = join(folder, 'data/photos', kind);
    const photo = readdirSync(join('data/photos', kind)).find(
      (file) => parse(file).name === modelOf(id, own),
    );
    if (!photo || own.has(id)) continue;
    linkSync(join(at, photo), join(at, `${id}${parse(photo).ext}`));
  }
}

import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolder, photosFolder } from '@/lib/data-modules/data-path.build';
import { writeShopConfig } from '@/lib/data-modules/shop-config.build';

/** The files of the project that every shop has, the tests' shop too. */
const SHARED = ['schema', 'words'];

/** Copies data/ into a folder, with a tsconfig that has `@/data/…` there. Photos are linked. */
export function copyShop(folder: string): void {
  const left = ['photos', ...SHARED].map((name) => join(dataFolder, name));
  const data = join(folder, 'data');
  cpSync(dataFolder, data, { recursive: true, filter: (source) => !left.includes(source) });
  if (existsSync(photosFolder))
    symlinkSync(resolve(photosFolder), join(data, 'photos'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeShopConfig(folder);
}

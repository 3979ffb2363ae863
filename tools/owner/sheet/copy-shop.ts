import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolder, photosFolder } from '@/lib/site/data-folder.build';

/** What every shop has from the project: the tests' own, too. */
const SHARED = ['types.ts', 'words'];

/** Copies data/ into a folder, with a tsconfig that has `@/data/…` there. Photos are linked. */
export function copyShop(folder: string): void {
  const left = ['photos', ...SHARED].map((name) => join(dataFolder, name));
  const data = join(folder, 'data');
  cpSync(dataFolder, data, { recursive: true, filter: (source) => !left.includes(source) });
  if (existsSync(photosFolder))
    symlinkSync(resolve(photosFolder), join(data, 'photos'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const paths = {
    '@/data/types': [resolve('data/types')],
    '@/data/words/*': [resolve('data/words/*')],
    '@/data/*': [join(data, '*')],
    '@/*': [resolve('*')],
  };
  const tsconfig = { extends: resolve('tsconfig.json'), compilerOptions: { paths } };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
}

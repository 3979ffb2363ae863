import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a tsconfig.json into a folder that has a data/ of a shop: `@/data/…` leads there, and all else into
 * the project. Returns its path, for TSX_TSCONFIG_PATH.
 */
export function writeShopConfig(folder: string): string {
  const at = (place: string) => [path.resolve(place)];
  const paths = {
    '@/words/*': at('data/words/en/*'),
    '@/owner-words/*': at('data/words/en/*'),
    '@/data/schema/*': at('data/schema/*'),
    '@/data/words/*': at('data/words/*'),
    '@/data/*': ['./data/*'],
    '@/*': at('*'),
  };
  const config = path.join(folder, 'tsconfig.json');
  const tsconfig = { extends: path.resolve('tsconfig.json'), compilerOptions: { paths } };
  writeFileSync(config, JSON.stringify(tsconfig));
  return config;
}

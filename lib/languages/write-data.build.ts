import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type DataModule, dataModules, productModule } from '@/data/schema/modules';
import { readProducts, readShop } from '@/lib/data-modules/data-folder.build';
import { constantOf, importOf } from '@/lib/data-modules/print-module.build';
import { productFile } from '@/lib/data-modules/shop-files.build';
import { factsFiller } from '@/lib/facts/facts-filler';
import { factsOf } from '@/lib/facts/facts-of';
import { type FurtherLanguage, inLanguage } from './in-language.build';

/**
 * Writes the data and the words that the pages of a further language are built from into a folder, with a
 * tsconfig that leads `@/data` and `@/words` there. Returns its path, for TSX_TSCONFIG_PATH. `from` is the
 * shop's own data/, which English pages are built from. Throws where a module cannot be read.
 */
export function writeData(language: FurtherLanguage, from: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  const { products: _, ...shop } = readShop(from);
  const { withFacts } = factsFiller(factsOf(shop));
  for (const [file, module] of Object.entries(dataModules)) {
    write(file, module, shop[module.name as keyof typeof shop]);
  }
  for (const product of readProducts(from)) write(productFile(product.id), productModule, product);
  // The logo, and what was published.
  for (const file of readdirSync(from, { withFileTypes: true })) {
    if (file.isFile() && !file.name.endsWith('.ts')) {
      cpSync(path.join(from, file.name), path.join(folder, 'data', file.name));
    }
  }
  const photos = path.resolve(from, 'photos');
  if (existsSync(photos)) symlinkSync(photos, path.join(folder, 'data', 'photos'), 'junction');
  cpSync(path.join('data', 'words', language), path.join(folder, 'words'), { recursive: true });
  const config = path.join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(tsconfig(language, folder), null, 2));
  return config;

  function write(file: string, module: DataModule, value: unknown) {
    const target = path.join(folder, 'data', file);
    mkdirSync(path.dirname(target), { recursive: true });
    const literal = JSON.stringify(inLanguage(value, language, withFacts), null, 2);
    writeFileSync(target, `${importOf(module)}\n\n${constantOf(module)} ${literal};\n`);
  }
}

function tsconfig(language: FurtherLanguage, folder: string) {
  const root = path.relative(folder, '.').split(path.sep).join('/');
  const at = (below: string) => [`${root}/${below}`];
  return {
    extends: `${root}/scripts/build/tsconfig.json`,
    compilerOptions: {
      tsBuildInfoFile: `./${language}.tsbuildinfo`,
      paths: {
        '@/lib/format/clock': at(`lib/format/clock-${language}.ts`),
        '@/owner-words/*': at('data/words/en/*'),
        '@/words/*': ['./words/*'],
        '@/data/schema/*': at('data/schema/*'),
        '@/data/words/*': at('data/words/*'),
        '@/data/*': ['./data/*'],
        '@/*': at('*'),
      },
    },
  };
}

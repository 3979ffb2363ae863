import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { mergeLanguage } from '@/lib/export/merge-language.build';
import { writeData } from '@/lib/languages/write-data.build';
import { further, furtherIds } from '@/lib/links/languages';

/** The page for an unknown address: a host has one, the English. */
const ONCE = ['404', '404.html', '_not-found'];

/**
 * Builds and finishes the pages of each further language, by the same programs with its words, and puts
 * them into the finished export in `folder`. Throws where a program fails, which has said why.
 */
export function addLanguages(folder: string): void {
  for (const id of furtherIds) {
    const { name } = further[id];
    const pages = path.join('.next', `pages-${id}`);
    const env = {
      ...process.env,
      PAGES_LANGUAGE: id,
      EXPORT_FOLDER: pages,
      CARDS_FOLDER: path.join(folder, 'share'),
      OWNERS_FOLDER: dataFolder,
      TSX_TSCONFIG_PATH: writeData(id, dataFolder, '.languages'),
    };
    const run = (program: string) => {
      const file = path.join('scripts', 'build', `${program}.ts`);
      const { status } = spawnSync(process.execPath, ['--import', 'tsx', file], {
        stdio: 'inherit',
        env,
      });
      if (status !== 0) throw new Error(`The pages in ${name} could not be built.`);
    };
    console.log(`${name}:`);
    run('build-pages');
    for (const page of ONCE) rmSync(path.join(pages, page), { recursive: true });
    run('finish-export');
    mergeLanguage(pages, folder, id);
  }
}

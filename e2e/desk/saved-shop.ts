import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@/e2e/fixtures';
import { filesOf, type ShopFiles, shopFolder } from './open-desk';

/**
 * The work of a publish on the files of a shop before the build: photos are sorted in, then data/
 * is checked. Gives the files after that. Fails if one of the two stops the publish.
 */
export function publishable(files: ShopFiles): ShopFiles {
  // As deep as the shop of the tests, whose settings name the project's folders.
  mkdirSync('.test', { recursive: true });
  const folder = mkdtempSync('.test/saved-shop-');
  const settings = path.join(folder, 'tsconfig.json');
  cpSync(path.join(shopFolder, '../tsconfig.json'), settings);
  for (const [file, bytes] of files) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, bytes);
  }
  for (const command of ['photos --no-questions', 'check']) {
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['tsx', 'tools/cli.ts', ...command.split(' ')],
      { env: { ...process.env, TSX_TSCONFIG_PATH: settings }, encoding: 'utf8' },
    );
    expect(status, `${stdout}${stderr}`).toBe(0);
  }
  const after = filesOf(path.join(folder, 'data'));
  rmSync(folder, { recursive: true });
  return after;
}

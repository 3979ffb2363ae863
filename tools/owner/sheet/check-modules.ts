import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Issue } from '@/lib/catalogue/issue';
import { dataFolder, photosFolder } from '@/lib/data-modules/data-path.build';
import { writeShopConfig } from '@/lib/data-modules/shop-config.build';
import { type Files, readFiles, writeFiles } from '@/tools/owner/catalogue/data-files';

/** What every shop has from the project: the tests' own, too. */
const SHARED = ['schema', 'words'];

/**
 * What the build's first step would say if these modules were in data/, and does not say today: it is run
 * on a copy of data/ that has them. `isWanted` says of which issues to know. Throws where the check cannot
 * be run.
 */
export function issuesOfBuild(files: Files, isWanted: (issue: Issue) => boolean): Issue[] {
  const folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  const photos = join(folder, 'data', 'photos');
  try {
    copyShop(folder);
    writeFiles(readFiles(), files, join(folder, 'data'));
    const found = runCheck(join(folder, 'tsconfig.json'))
      .map((issue) => ({
        ...issue,
        file: issue.file.replace(join(folder, 'data'), dataFolder),
        message: issue.message.replaceAll(join(folder, 'data'), dataFolder),
      }))
      .filter(isWanted);
    const old = found.length > 0 ? runCheck(process.env.TSX_TSCONFIG_PATH).map(keyOf) : [];
    return found.filter((issue) => !old.includes(keyOf(issue)));
  } finally {
    if (existsSync(photos)) unlinkSync(photos);
    rmSync(folder, { recursive: true, force: true });
  }
}

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

/** What the check says of the shop whose tsconfig this is. */
function runCheck(tsconfig: string | undefined): Issue[] {
  const program = join('tools', 'owner', 'check.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, '--json'], {
    encoding: 'utf8',
    maxBuffer: 256e6,
    env: { ...process.env, ...(tsconfig && { TSX_TSCONFIG_PATH: tsconfig }) },
  });
  try {
    return JSON.parse(stdout) as Issue[];
  } catch {
    throw new Error(`the check of the shop cannot be run: ${stderr || stdout}`);
  }
}

function keyOf({ file, entry, field, message }: Issue): string {
  return JSON.stringify([file, entry, field, message]);
}

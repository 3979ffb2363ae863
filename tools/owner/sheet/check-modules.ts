import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Issue, stops } from '@/lib/catalogue/issue';
import { dataFolder } from '@/lib/site/data-folder.build';
import type { Modules } from '@/tools/owner/catalogue/catalogue-editor';
import { readModules, writeModules } from '@/tools/owner/catalogue/write-modules';
import { copyShop } from './copy-shop';

/**
 * What would stop the build if these modules were in data/catalogue, and does not stop it today: the
 * build's first step is run on a copy of data/ that has them. Throws where that check cannot be run.
 */
export function issuesOfBuild(modules: Modules): Issue[] {
  const folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  const photos = join(folder, 'data', 'photos');
  try {
    copyShop(folder);
    writeModules(readModules(), modules, join(folder, 'data', 'catalogue'));
    const found = runCheck(join(folder, 'tsconfig.json')).map((issue) => ({
      ...issue,
      file: issue.file.replace(join(folder, 'data'), dataFolder),
      message: issue.message.replaceAll(join(folder, 'data'), dataFolder),
    }));
    const old = found.length > 0 ? runCheck(process.env.TSX_TSCONFIG_PATH).map(keyOf) : [];
    return found.filter((issue) => !old.includes(keyOf(issue)));
  } finally {
    if (existsSync(photos)) unlinkSync(photos);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What stops the shop whose tsconfig this is. */
function runCheck(tsconfig: string | undefined): Issue[] {
  const program = join('tools', 'owner', 'check.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, '--json'], {
    encoding: 'utf8',
    maxBuffer: 256e6,
    env: { ...process.env, ...(tsconfig && { TSX_TSCONFIG_PATH: tsconfig }) },
  });
  try {
    return (JSON.parse(stdout) as Issue[]).filter(stops);
  } catch {
    throw new Error(`the check of the shop cannot be run: ${stderr || stdout}`);
  }
}

function keyOf({ file, entry, field, message }: Issue): string {
  return JSON.stringify([file, entry, field, message]);
}

import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Copies every file of the project that git knows or would add into `folder`, which is emptied first,
 * without the lock file. The packages are shared by a link.
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of projectFiles().filter((one) => one !== 'package-lock.json')) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir');
}

/** Every file of the project that git knows or would add. Throws where git does not answer. */
export function projectFiles(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', list, { encoding: 'utf8', maxBuffer: 64e6 })
    .split('\0')
    .filter((file) => file && existsSync(file));
}

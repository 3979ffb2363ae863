import { spawnSync } from 'node:child_process';
import { INTERRUPTED, Left } from './stop';

/**
 * Runs programs, each typed as 'tools/cli.ts check', one after another until one fails. Gives the status of the
 * last one that ran. Throws a Left where Ctrl and C ended one.
 */
export function runInOrder(programs: readonly string[]): number {
  for (const program of programs) {
    const all = ['--import', 'tsx', ...program.split(' ')];
    const { status, signal } = spawnSync(process.execPath, all, { stdio: 'inherit' });
    if (signal === 'SIGINT' || status === INTERRUPTED) throw new Left();
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

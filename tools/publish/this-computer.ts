import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import { Stop } from '@/tools/cli/stop';
import { keptFolder } from './kept-exports';

/**
 * Two publishes at once from one computer would mix; another computer is seen by the host's list. `started` is
 * when this computer was started, in milliseconds. Throws a Stop where another publish is at work.
 */
export function lockComputer(
  folder = keptFolder,
  started = Date.now() - uptime() * 1000,
): () => void {
  const file = path.join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  const other = readLock(file);
  // After a restart another program may have the number that the file names.
  const isOfToday = other !== undefined && other.time > started;
  const isFree = !isOfToday || other.pid === process.pid || !isRunning(other.pid);
  if (other && isFree) rmSync(file, { force: true });
  try {
    // Of two that begin at once, one alone makes the file.
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Stop('Another publish-shop is at work on this computer. Wait until it has finished.');
  }
  return () => rmSync(file, { force: true });
}

/** The process that a lock names, 0 for none, and when it was written; undefined without one. */
function readLock(file: string): { pid: number; time: number } | undefined {
  try {
    return { pid: Number(readFileSync(file, 'utf8')), time: statSync(file).mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A number of this computer's own in the host's list; runs of the workflow are one. */
export function thisComputer(): string {
  if (process.env.GITHUB_ACTIONS) return 'workflow';
  const file = path.join(keptFolder, 'computer');
  if (!existsSync(file)) writeFileSync(file, randomUUID());
  return readFileSync(file, 'utf8').trim();
}

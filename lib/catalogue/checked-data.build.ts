import { execFile } from 'node:child_process';

/** Rejects with what a check of data/ says, where something in it stops the shop. */
type Check = () => Promise<void>;

let running: Promise<void> | undefined;

/**
 * In `npm run dev`, which no check goes before, rejects with the sentences of the check while something stops
 * the shop: Next shows them in place of the page. Calls at one time share a check.
 */
export function checkedData(check: Check = runCheck): Promise<void> {
  if (process.env.NODE_ENV !== 'development') return Promise.resolve();
  running ??= check().finally(() => {
    running = undefined;
  });
  return running;
}

/** `npm run check`, as a program: no room of the shop imports tools/. */
function runCheck(): Promise<void> {
  const command = ['--import', 'tsx', 'tools/cli.ts', 'check'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, (error, _, sentences) => {
      if (error) reject(new Error(sentences));
      else resolve();
    });
  });
}

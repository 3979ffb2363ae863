import { spawnSync } from 'node:child_process';

const programs = [
  'tools/cli.ts desk:build --try',
  'scripts/build/serve-shop.ts --folder out-desk --port 4400',
];

/** Builds the desk with a page to try it, and serves it on this computer until it is stopped. */
export function tryDesk(): number {
  for (const program of programs) {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...program.split(' ')], {
      stdio: 'inherit',
    });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

/** npm run desk: builds the desk with a page to try it, and serves it on this computer. */
import { spawnSync } from 'node:child_process';
import { runCommand } from '@/tools/owner/command-line';

const HELP = 'npm run desk     builds the desk and shows it on this computer, to try it';

const programs = [
  'tools/desk/build-desk.ts --try',
  'scripts/build/serve-shop.ts --folder out-desk --port 4400',
];

await runCommand({ help: HELP, options: {} }, () => {
  for (const program of programs) {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...program.split(' ')], {
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
    if (status !== 0) return;
  }
});

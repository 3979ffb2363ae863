/**
 * Runs commands until one fails, and after them the program behind `--` with what was typed. Typed with --help,
 * that program alone runs.
 *
 *   tsx scripts/build/run-after.ts "next typegen" -- tsc --noEmit
 */
import { spawnSync } from 'node:child_process';

const typed = process.argv.slice(2);
const at = typed.indexOf('--');
const commands = typed.at(-1) === '--help' ? [] : typed.slice(0, at);
const [program = '', ...words] = typed.slice(at + 1);
// Ctrl and C reaches the program that runs, whose status is then the status here.
process.on('SIGINT', () => {});
let status: number | null = 0;
for (const command of commands) {
  if (status === 0) status = spawnSync(command, { shell: true, stdio: 'inherit' }).status;
}
if (status === 0) {
  // The programs of npm packages are started by a shell on Windows.
  const shell = process.platform === 'win32';
  status = spawnSync(program, words, { shell, stdio: 'inherit' }).status;
}
process.exitCode = status ?? 1;

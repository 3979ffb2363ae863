/**
 * The owner's check: says what stops the build and what is worth a look in data/ and in the settings, each
 * in a sentence with its file, product, field and line. It is the build's first step too. With --all it also
 * lists what is still to settle, with every name.
 */
import { allowClosedPipe } from '@/scripts/build/closed-pipe';
import { loadSettings } from '@/scripts/build/load-settings';
import { runCheck } from './check/run-check';
import { flag, runCommand } from './command-line';

const HELP = `npm run check            says what must be changed before the shop can be built, and what is worth a look
Options, after "--":
  --all       also lists what is still to settle, with every name`;

allowClosedPipe();
await runCommand({ help: HELP, options: { all: flag } }, async ({ values }) => {
  loadSettings();
  process.exitCode = await runCheck(values);
});

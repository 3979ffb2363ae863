/**
 * Makes what the owner posts, prints and pastes, from the same facts as the pages, in posts/, which is not
 * uploaded.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { loadSettings } from '@/scripts/build/load-settings';
import { startProgress } from '@/scripts/build/progress';
import { flag, runCommand } from '@/tools/owner/command-line';
import { buildSettings, parseHostSettings } from '@/tools/publish/settings';
import { sentenceOf } from './trouble';

const FOLDER = process.env.POSTS_FOLDER ?? 'posts';

const HELP = `npm run posts     checks the shop, then makes what you post, print and paste, in the folder ${FOLDER}`;

await runCommand({ help: HELP, options: { check: flag } }, async ({ values }) => {
  loadSettings();
  if (values.check) {
    const { runCheck } = await import('@/tools/owner/check/run-check');
    process.exitCode = await runCheck({ all: false });
    if (process.exitCode !== 0) return;
  }
  takeAddress();
  await makeAll().catch((error: unknown) => {
    console.error(`The posts cannot be made.\n${sentenceOf(error)}`);
    process.exit(1);
  });
});

async function makeAll(): Promise<void> {
  // Only now: the modules behind it read the settings when they are loaded.
  const { makePosts } = await import('./posts');
  const { toSettle } = await import('@/tools/owner/to-settle');
  const { notReady, report } = await import('./report');
  const start = Date.now();
  const warnings = notReady(toSettle());
  if (warnings.length > 0) console.warn(`${warnings.join('\n')}\n`);
  const made = await makePosts(FOLDER, (pictures) => startProgress('Drawing pictures', pictures));
  console.log(report(made, FOLDER, Date.now() - start));
  // Again at the end, where it is read.
  if (warnings.length > 0) console.warn(`\n${warnings.join('\n')}`);
}

/** Codes and links lead to where the shop is published; before that, to the address in the settings. */
function takeAddress(): void {
  const host = path.join(dataFolder, 'host.json');
  if (existsSync(host)) {
    const read = parseHostSettings(readFileSync(host, 'utf8'));
    if ('settings' in read) Object.assign(process.env, buildSettings(read.settings.address));
  }
  process.env.NEXT_PUBLIC_BASE_PATH ??= (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { givenBasePath } from '@/scripts/build/base-path';
import { startProgress } from '@/scripts/build/progress';
import { messageOf } from '@/tools/cli/error-sentence';
import { noteDone, Stop } from '@/tools/cli/stop';
import { buildSettings, parseHostSettings } from '@/tools/publish/settings';
import { isOwners } from './trouble';

const FOLDER = process.env.POSTS_FOLDER ?? 'posts';

/**
 * Makes what the owner posts, prints and pastes, from the same facts as the pages, in posts/, which is not
 * uploaded. The settings must have been read. Resolves with the status that the program ends with.
 */
export async function makeAllPosts(withCheck: boolean): Promise<number> {
  if (withCheck) {
    const { runCheck } = await import('@/tools/owner/check/run-check');
    const status = await runCheck({});
    if (status !== 0) return status;
  }
  takeAddress();
  await makeAll().catch((error: unknown) => {
    throw isOwners(error) ? new Stop(`The posts cannot be made.\n${messageOf(error)}`) : error;
  });
  return 0;
}

async function makeAll(): Promise<void> {
  // Only now: the modules behind it read the settings when they are loaded.
  const { makePosts } = await import('./posts');
  const { toSettle } = await import('@/tools/owner/check/to-settle');
  const { notReady, report } = await import('./report');
  const start = Date.now();
  const warnings = notReady(toSettle());
  if (warnings.length > 0) console.warn(`${warnings.join('\n')}\n`);
  noteDone('Not all posts are made.');
  const made = await makePosts(FOLDER, (pictures) => startProgress('Drawing pictures', pictures));
  noteDone('The posts are made.');
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
  process.env.NEXT_PUBLIC_BASE_PATH ??= givenBasePath();
}

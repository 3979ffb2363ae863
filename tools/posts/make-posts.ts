/**
 * Makes what the owner posts, prints and pastes, from the same facts as the pages, in posts/, which is not
 * uploaded.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { PhotoError } from '@/lib/pictures/photo-error.build';
import { loadSettings } from '@/scripts/build/load-settings';
import { startProgress } from '@/scripts/build/progress';
import { buildSettings, parseHostSettings } from '@/tools/publish/settings';
import { UnwritableFile } from './made-files';

const FOLDER = process.env.POSTS_FOLDER ?? 'posts';

loadSettings();
takeAddress();

// Only now: the modules behind it read the settings when they are loaded.
const { makePosts } = await import('./posts');
const { toSettle } = await import('@/tools/owner/to-settle');
const { notReady, report } = await import('./report');

const start = Date.now();
const warnings = notReady(toSettle());
if (warnings.length > 0) console.warn(`${warnings.join('\n')}\n`);
try {
  const made = await makePosts(FOLDER, (pictures) => startProgress('Drawing pictures', pictures));
  console.log(report(made, FOLDER, Date.now() - start));
  // Again at the end, where it is read.
  if (warnings.length > 0) console.warn(`\n${warnings.join('\n')}`);
} catch (error) {
  if (!(error instanceof Error) || !isOwners(error)) throw error;
  console.error(`The posts cannot be made.\n${error.message}`);
  process.exit(1);
}

/** Whether an error's message is written for the owner. */
function isOwners(error: Error): boolean {
  return (
    error instanceof PhotoError ||
    error.name === 'LogoError' ||
    error instanceof UnwritableFile ||
    error.message.startsWith('The catalogue cannot be built')
  );
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

import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { sendMessage } from '@/tools/cli/send-message';
import { Stop } from '@/tools/cli/stop';
import { describeUnsettled } from '@/tools/owner/check/unsettled';
import { splitOpen } from './guards';
import type { Options } from './publish-options';
import { say } from './say';
import { buildSettings } from './settings';

/** Checks and builds the shop for its address; resolves with the folder of the export. */
export async function buildShop(options: Options, address: string): Promise<string> {
  const settings = buildSettings(address);
  for (const [name, value] of Object.entries(settings)) {
    const other = process.env[name];
    if (other !== undefined && other !== '' && other.replace(/\/+$/, '') !== value) {
      say(
        `${name} is ${other} in the environment or in .env.local. The shop is built for ${address}, as data/host.json says.`,
      );
    }
  }
  Object.assign(process.env, settings);
  // First of all: it may change records, and what is imported here must be what is built.
  sendMessage({ step: 'check' });
  if (!options.built) run('npm run build:data', 'There is something to change first.');
  const { toSettle } = await import('@/tools/owner/check/to-settle');
  const { stops, notes } = splitOpen(toSettle());
  if (notes.length > 0)
    say(`The shop may open before these are settled:\n${describeUnsettled(notes)}`);
  if (stops.length > 0 && options.anyway) {
    say(`Still to settle before the shop opens, left as it is (--anyway): ${stops.length}`);
  } else if (stops.length > 0) {
    say(`Still to settle before the shop opens:\n${describeUnsettled(stops)}`);
    if (!options.dry) {
      throw new Stop(
        'Nothing was published. Settle these, or publish all the same: npm run publish-shop -- --anyway',
        'Something must be settled before the shop opens. Nothing was published.',
      );
    }
    say('A publish would stop here; with --anyway it goes on.');
  }
  sendMessage({ step: 'build' });
  const folder = process.env.EXPORT_FOLDER ?? 'out';
  if (options.built) return folder;
  const desk = process.env.DESK === 'shop' && `${folder}-desk`;
  // Before the shop, so that an export is never without it.
  if (desk) run('npm run desk:build', 'The desk could not be built.', { DESK_FOLDER: desk });
  run('npm run build:export', 'The shop could not be built.');
  if (desk) cpSync(desk, path.join(folder, 'desk'), { recursive: true });
  return folder;
}

function run(
  command: string,
  otherwise: string,
  settings: Readonly<Record<string, string>> = {},
): void {
  const env = { ...process.env, ...settings };
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  if (status !== 0) throw new Stop(`${otherwise} Nothing was published.`);
}

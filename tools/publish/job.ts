import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '@/lib/site/data-folder.build';
import { describePlan } from './describe-plan';
import {
  exportsBefore,
  type KeptExport,
  keepExport,
  keptBytes,
  keptExports,
  keptFolder,
  setLive,
} from './kept-exports';
import { getPage, lookBack } from './look-back';
import type { Options } from './options';
import { changesNothing, type Export, type OnHost, type Plan } from './plan';
import type { HostSettings } from './settings';
import { Stop } from './stop';
import { say, yes } from './terminal';
import { counted, fileSize, spokenTime } from './words';

/** What is published, and what is there before. */
export interface Job {
  settings: HostSettings;
  options: Options;
  /** The shop's address, without a slash at its end. */
  address: string;
  /** The folder of the export. */
  folder: string;
  target: Export;
  /** The kept export that is put up again; undefined for the shop of data/. */
  kept: KeptExport | undefined;
  me: string;
}

const html = (folder: string) => (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Shows what will change; whether it is to be published. */
export async function agreed(
  { address, folder, options, target, kept }: Job,
  plan: Plan,
  onHost: OnHost,
  always = false,
): Promise<boolean> {
  say();
  say(kept ? `The shop of ${spokenTime(kept.at)}, for ${address}` : `The shop, for ${address}`);
  for (const line of describePlan(plan, onHost, target, html(folder))) say(line);
  if (changesNothing(plan) && !always) return false;
  if (options.dry) {
    say('Nothing was sent (--dry).');
    return false;
  }
  if (options.yes) return true;
  if (!process.stdin.isTTY) {
    throw new Stop('Nothing was sent: add --yes to publish without being asked.');
  }
  if (await yes('Publish? (y/n) ')) return true;
  say('Nothing was sent.');
  return false;
}

/** After the sending: keeps the export and its list of addresses, and looks at the live shop. */
export async function finish(job: Job, plan: Plan, onHost: OnHost): Promise<void> {
  const { address, folder, kept, settings, target } = job;
  const list = path.join(dataFolder, 'published.json');
  if (kept) {
    setLive(keptFolder, kept.name);
    if (kept.list === undefined) rmSync(list, { force: true });
    else writeFileSync(list, kept.list);
    say(
      `The shop of ${spokenTime(kept.at)} is published. The facts in data/ are as they were: the next npm run publish-shop publishes those.`,
    );
  } else {
    const writeList = fileURLToPath(new URL('write-list.ts', import.meta.url));
    spawnSync(process.execPath, [...process.execArgv, writeList], { stdio: 'inherit' });
    const content = existsSync(list) ? readFileSync(list, 'utf8') : undefined;
    keepExport(keptFolder, folder, target, { address, at: new Date(), list: content });
    say(afterSending(settings));
  }
  if (settings.kind !== 'zip') {
    const lines = await lookBack({
      address,
      target,
      plan,
      before: (file) => onHost.files.get(file),
      html: html(folder),
      fetch: getPage,
      wait,
      fresh: Date.now().toString(36),
    });
    for (const line of lines) say(line);
  }
  const count = counted(keptExports(keptFolder).length, 'published shop');
  say(`Kept on this computer: ${count}, ${fileSize(keptBytes(keptFolder))} in ${keptFolder}.`);
  const [before] = exportsBefore(keptFolder);
  if (before) {
    say(`npm run publish-shop -- --back puts the shop of ${spokenTime(before.at)} up again.`);
  }
}

function afterSending(settings: HostSettings): string {
  if (settings.kind === 'zip') return 'Upload what is in the zip to your host.';
  return settings.kind === 'folder'
    ? `The shop is in ${settings.folder}. If no web server shows that folder, copy what is inside it to your host.`
    : 'The shop is published.';
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { type Unsettled, unsettled } from './unsettled';

type Settings = Readonly<Record<string, string | undefined>>;

/** What must be settled before the shop of data/ opens, the most harmful first. */
export function toSettle(env: Settings = process.env): Unsettled[] {
  return unsettled(readShop(dataFolder), settingsOf(dataFolder, env));
}

/** The settings of a shop's build: `npm run publish-shop` gives the address of host.json to it. */
export function settingsOf(folder: string, env: Settings): Settings {
  const isPublished = existsSync(path.join(folder, 'host.json'));
  return { ...(isPublished && { NEXT_PUBLIC_SITE_URL: 'host.json' }), ...env };
}

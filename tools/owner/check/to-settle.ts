import { existsSync } from 'node:fs';
import path from 'node:path';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { logoFiles } from '@/lib/pictures/logo.build';
import { listPhotos } from './list-photos';
import { type Beside, type Unsettled, unsettled } from './unsettled';

/** The facts to settle before the shop of data/ opens, the most harmful first. */
export function toSettle(env: Beside['settings'] = process.env): Unsettled[] {
  return unsettled(readShop(dataFolder), besideOf(dataFolder, env));
}

/** The other files beside the modules of a folder of data/, and the settings of its build. */
export function besideOf(folder: string, env: Beside['settings']): Beside {
  return {
    settings: settingsOf(folder, env),
    hasLogo: logoFiles(folder).length > 0,
    photos: listPhotos(path.join(folder, 'photos')),
  };
}

/** The settings of a shop's build: `npm run publish-shop` gives the address of host.json to it. */
function settingsOf(folder: string, env: Beside['settings']): Beside['settings'] {
  const isPublished = existsSync(path.join(folder, 'host.json'));
  return { ...(isPublished && { NEXT_PUBLIC_SITE_URL: 'host.json' }), ...env };
}

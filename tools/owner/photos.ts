import { isWaiting, type PhotoPlace, photoFolders } from '@/lib/catalogue/photo-places';
import { photosFolder } from '@/lib/data-modules/data-path.build';
import { sendMessage } from '@/tools/cli/send-message';
import { listPhotos } from './check/list-photos';

const fresh = `${photosFolder}/${photoFolders.fresh}`;

/**
 * Sorts in the photos of data/photos/new. In a terminal, and if `mayAsk`, it asks about photos that
 * it cannot match. Otherwise it asks nothing, and prints nothing if the folder is empty. A photo
 * that cannot be sorted in stays, and stops nothing.
 */
export async function sortInPhotos(mayAsk: boolean): Promise<void> {
  if (listPhotos().some(isWaiting)) await sortIn(mayAsk);
  else if (mayAsk) console.log(`${fresh} has no photo. Put some there, named as their products.`);
}

async function sortIn(mayAsk: boolean): Promise<void> {
  const places = await loadPlaces();
  if (!places) {
    console.log(`${fresh}: photos wait there until data/ can be read: type \`npm run check\`.`);
    const sentence = 'waits there until data/ can be read';
    const photos = listPhotos().filter(isWaiting);
    sendMessage({ photos: photos.map((file) => ({ file: `${photosFolder}/${file}`, sentence })) });
    return;
  }
  const { takeInPhotos } = await import('./photos/take-in-photos');
  const { buildDay } = await import('@/lib/build/build-day.build');
  const today = buildDay();
  const asking = mayAsk && process.stdin.isTTY && { ask: await askingIn(places) };
  const photos = await takeInPhotos({ places, today, print: console.log, ...asking });
  sendMessage({ photos });
}

async function askingIn(places: readonly PhotoPlace[]) {
  const { askWhose } = await import('./photos/ask-whose');
  const { terminal } = await import('@/tools/cli/terminal');
  return askWhose(terminal, places);
}

/** Undefined where data/ cannot be read, which is for the check to say. */
async function loadPlaces() {
  try {
    const { catalogueData } = await import('@/lib/catalogue/catalogue-data.build');
    const { scenes } = await import('@/data/scenes');
    const { photoPlaces } = await import('@/lib/catalogue/photo-places');
    const { categories } = catalogueData();
    const drawnScenes = Object.entries(scenes).flatMap(([id, { drawn }]) => (drawn ? [id] : []));
    const drawnTiles = categories.flatMap(({ tilePicture, tileDrawn }) =>
      tilePicture && tileDrawn ? [tilePicture] : [],
    );
    return photoPlaces(categories, Object.keys(scenes), [...drawnScenes, ...drawnTiles]);
  } catch {
    return undefined;
  }
}

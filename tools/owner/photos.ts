/**
 * Sorts in what was put into data/photos/new. `npm run photos` asks in a terminal about what it cannot
 * match; with --no-questions, as other programs start it, it asks nothing and is silent where nothing is
 * there. What cannot be sorted in stays and stops nothing.
 */
import { createInterface } from 'node:readline/promises';
import { isWaiting, photoFolders } from '@/lib/catalogue/photo-folders';
import { photosFolder } from '@/lib/data-modules/data-path.build';
import { flag, runCommand } from './command-line';
import { listPhotos } from './photos/list-photos';
import { tell } from './told';

const HELP = `npm run photos                     sorts in the photos of data/photos/new, and asks where they belong
Options, after "--":
  --no-questions    asks nothing; what is not clear stays where it is`;

const fresh = `${photosFolder}/${photoFolders.fresh}`;

await runCommand({ help: HELP, options: { 'no-questions': flag } }, async ({ values }) => {
  const mayAsk = !values['no-questions'];
  if (listPhotos().some(isWaiting)) await sortIn(mayAsk);
  else if (mayAsk) console.log(`${fresh} has no photo. Put some there, named as their products.`);
});

async function sortIn(mayAsk: boolean): Promise<void> {
  const places = await loadPlaces();
  if (!places) {
    console.log(`${fresh}: photos wait there until data/ can be read: type \`npm run check\`.`);
    const sentence = 'waits there until data/ can be read';
    const photos = listPhotos().filter(isWaiting);
    tell({ photos: photos.map((file) => ({ file: `${photosFolder}/${file}`, sentence })) });
    return;
  }
  const { takeInPhotos } = await import('./photos/take-in-photos');
  const { buildDay } = await import('@/lib/build/build-day.build');
  const { askInTerminal } = await import('./photos/ask-in-terminal');
  const terminal =
    mayAsk && process.stdin.isTTY
      ? createInterface({ input: process.stdin, output: process.stdout })
      : undefined;
  // Ctrl and C, or D, at a question.
  terminal?.once('close', () => process.exit());
  const ask = terminal && askInTerminal(terminal, places, console.log);
  const today = buildDay();
  const photos = await takeInPhotos({ places, today, print: console.log, ...(ask && { ask }) });
  tell({ photos });
  terminal?.close();
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

import { join } from 'node:path';
import { sizeGuides } from '@/data/size-guide';
import { buildDay } from '@/lib/build/build-day.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { hasPhoto } from '@/lib/pictures/photo.build';
import { readFiles, writeFiles } from '@/tools/owner/catalogue/data-files';
import { pullSheet } from './pull-sheet';
import { sentenceOf } from './run';

const TIMEOUT_MS = 20_000;

/** Takes in the sheet at an address and says what it did. `onError` is the setting's value. */
export async function takeInOnline(address: string, onError: string | undefined): Promise<void> {
  if (onError && onError !== 'continue' && onError !== 'stop') {
    console.error('CATALOGUE_SHEET_ON_ERROR must be continue or stop.');
    process.exitCode = 1;
    return;
  }
  try {
    const before = readFiles();
    const { files, said } = await pullSheet(address, before, {
      today: buildDay(),
      sizeGuides,
      hasPhoto: (folder, id) => hasPhoto(join(dataFolder, 'photos'), folder, id),
      timeoutMs: TIMEOUT_MS,
    });
    writeFiles(before, files);
    console.log(`The sheet online: ${said}`);
  } catch (error) {
    const stops = onError === 'stop';
    const then = stops ? 'The build stops.' : 'The shop is built from the catalogue it has.';
    console.error(`The sheet online is not taken in. ${sentenceOf(error)}\n${then}`);
    if (stops) process.exitCode = 1;
  }
}

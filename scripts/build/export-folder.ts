import { existsSync, renameSync, rmSync } from 'node:fs';
import { loadSettings } from './load-settings';

loadSettings();
const { EXPORT_FOLDER = 'out', PAGES_LANGUAGE } = process.env;

/**
 * Where pages are built and finished: beside the export, so that the previous shop stays whole until the
 * new one is. Those of a further language are put into it.
 */
export const buildFolder = PAGES_LANGUAGE ? EXPORT_FOLDER : `${EXPORT_FOLDER}-unfinished`;

/** Puts what was built in the place of the export: out/, or $EXPORT_FOLDER. Throws where it cannot be moved. */
export function putInPlace(): void {
  const before = `${EXPORT_FOLDER}-before`;
  rmSync(before, { recursive: true, force: true });
  // A folder that another program holds is not moved at all; files would be deleted one by one.
  if (existsSync(EXPORT_FOLDER)) renameSync(EXPORT_FOLDER, before);
  renameSync(buildFolder, EXPORT_FOLDER);
  rmSync(before, { recursive: true, force: true });
}

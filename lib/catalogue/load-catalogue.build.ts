import { execFile } from 'node:child_process';
import { buildDay } from '@/lib/build/build-day.build';
import { memoizePerBuild } from '@/lib/build/memoize-per-build.build';
import { buildCatalogue } from './catalogue';
import { catalogueData } from './catalogue-data.build';
import { loadPictures, photoHashes } from './catalogue-pictures.build';
import { updatedDays } from './published';
import { readPublished } from './published.build';

/**
 * The shop's catalogue with its pictures. Throws for a module or a photo that cannot be read, and in
 * development for all that stops a build.
 */
export const loadCatalogue = memoizePerBuild(async () => {
  await checkedData();
  const { published } = readPublished();
  const data = catalogueData();
  const updated = updatedDays(data.categories, await photoHashes(), published, buildDay());
  return buildCatalogue({ ...data, updated }, await loadPictures());
});

/** Rejects with what a check of data/ says, where something in it stops the shop. */
type Check = () => Promise<void>;

let running: Promise<void> | undefined;

/**
 * In `npm run dev`, which no check goes before, rejects with the sentences of the check while something stops
 * the shop: Next shows them in place of the page. Calls at one time share a check.
 */
export function checkedData(check: Check = runCheck): Promise<void> {
  if (process.env.NODE_ENV !== 'development') return Promise.resolve();
  running ??= check().finally(() => {
    running = undefined;
  });
  return running;
}

/** `npm run check`, as a program: no room of the shop imports tools/. */
function runCheck(): Promise<void> {
  const command = ['--import', 'tsx', 'tools/cli.ts', 'check'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, (error, _, sentences) => {
      if (error) reject(new Error(sentences));
      else resolve();
    });
  });
}

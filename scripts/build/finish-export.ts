/**
 * After `next build`: rewrites the exported pages, adds those of further languages and the hosts'
 * rules, and replaces the previous export in out/, or $EXPORT_FOLDER.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finishExport } from '@/lib/export/finish-export.build';
import { hostRules } from '@/lib/export/host-rules';
import { writeWorker } from '@/lib/offline/write-worker.build';
import { givenBasePath } from './base-path';
import { buildFolder, putInPlace } from './export-folder';
import { loadSettings } from './load-settings';

loadSettings();

try {
  console.log('Finishing the exported pages.');
  // After the settings are loaded, which it reads.
  const { contactEndpoint, mapsKey } = await import('@/lib/contact/contact-settings');
  const services = { map: mapsKey !== '', contactEndpoint };
  const basePath = givenBasePath();
  console.log(finishExport(buildFolder, services));
  // The rest is done once, for all languages.
  if (process.env.PAGES_LANGUAGE) process.exit();
  const { otherLanguages } = await import('@/lib/links/languages');
  const { addLanguages } = await import('./add-languages');
  addLanguages(buildFolder);
  if (process.env.DESK) {
    const { addSmallPictures } = await import('./small-pictures');
    console.log(`Small pictures for the desk: ${await addSmallPictures(buildFolder)}.`);
  }
  const further = otherLanguages.map(({ start }) => start);
  console.log(writeWorker(buildFolder, basePath, process.env.SERVICE_WORKER !== '0', further));
  const files = readdirSync(buildFolder, { recursive: true }).map((file) =>
    String(file).replaceAll('\\', '/'),
  );
  for (const [name, rules] of Object.entries(hostRules(files, basePath))) {
    writeFileSync(path.join(buildFolder, name), rules);
  }
  putInPlace();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

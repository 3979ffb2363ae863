/**
 * Builds an export for the tests, if it is missing or made of other files: `npm run ready --
 * fixture` the shop of the tests, `folder` the shop of data/ in a folder of a host, `desk` the desk
 * (./environments).
 */
import '@/scripts/build/say-help';
import { environments } from './environments';
import { type ExportName, readyExport } from './ready-export';

try {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in environments));
  if (unknown || names.length === 0) {
    throw new Error(`Type which of ${Object.keys(environments).join(', ')}.`);
  }
  for (const name of names) readyExport(name as ExportName);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Builds the pages by `next build`. Next's table of routes says nothing to an owner: its output is printed
 * where the build fails, and always where CI is set, for engineers.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readProducts } from '@/lib/data-modules/data-folder.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { buildFolder } from './export-folder';

const prints = Boolean(process.env.CI);
const next = path.join('node_modules', 'next', 'dist', 'bin', 'next');

if (readProducts(dataFolder).length === 0) {
  // Next exports no route without a page; the check has said how products come in.
  console.error(
    'The shop has no product yet: there is nothing to build. npm run check says what to do.',
  );
  process.exit(1);
}
console.log('Building the pages.');
const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
  stdio: prints ? 'inherit' : 'pipe',
  encoding: 'utf8',
  maxBuffer: 256e6,
  env: { ...process.env, EXPORT_FOLDER: buildFolder },
});
if (status !== 0 && !prints) console.error(stdout + stderr);
process.exitCode = status ?? 1;

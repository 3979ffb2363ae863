/**
 * Serves the export for a look at it, in the folder of the host that it was built for, and prints its
 * addresses on this computer and for a phone.
 *
 *   tsx scripts/build/serve-shop.ts --folder out --port 3000
 *
 * Without `--port` it takes $PORT or 3000, or any free port where that is taken.
 */
import { parseArgs } from 'node:util';
import { loadSettings } from '@/scripts/build/load-settings';
import { serveFolders } from '@/scripts/build/serve-folders';
import { givenBasePath } from './base-path';
import { ownAddresses } from './own-addresses';

loadSettings();
const { values } = parseArgs({ options: { folder: { type: 'string' }, port: { type: 'string' } } });
const { EXPORT_FOLDER = 'out', PORT } = process.env;
const base = givenBasePath();

const host = await serve(Number(values.port ?? PORT ?? 3000)).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  if (!values.port) return serve(0);
  console.error(`Port ${values.port} is in use: close the other program, or name another.`);
  process.exit(1);
});
const { port } = new URL(host.url);
const [phone] = ownAddresses();
console.log(
  [
    '',
    `Your shop: ${host.url}${base}/`,
    ...(phone ? [`On a phone in the same Wi-Fi: http://${phone}:${port}${base}/`] : []),
    'Press Ctrl and C to stop it.',
  ].join('\n'),
);

function serve(port: number) {
  // Nothing is kept for long: the next build's page has the same address.
  const folder = values.folder ?? EXPORT_FOLDER;
  return serveFolders([folder], { port, base, encodings: ['gzip'], caches: false });
}

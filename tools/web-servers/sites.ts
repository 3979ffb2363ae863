import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environments } from '@/e2e/environments';

/** A folder that a web server serves, with the shop in it. */
export interface Site {
  /** The folder in which the server finds '/'. */
  root: string;
  /** '' or '/mavazi' */
  base: string;
}

const exports = [
  { environment: environments.fixture, command: 'npm run fixture -- build' },
  { environment: environments.folder, command: 'npm run in-folder -- build' },
];

/** Files of kinds that the tests' exports may lack. */
const FURTHER = ['sw.js', 'pictures/a.1234567-640.webp', 'marks/logo-1234abcd.webp'];

/** The commands that make the exports that are not there. */
export function missingExports(): string[] {
  return exports
    .filter(({ environment }) => !existsSync(path.join(environment.EXPORT_FOLDER, 'index.html')))
    .map(({ command }) => command);
}

/** Copies of the exports, at the top of a host and in a folder of one, which a server of another user may read. */
export function copySites(folder: string): { top: Site; inFolder: Site } {
  const [top, inFolder] = exports.map(({ environment: { EXPORT_FOLDER, BASE_PATH } }) => {
    const root = path.join(folder, `www${BASE_PATH.replaceAll('/', '-')}`);
    const shop = path.join(root, BASE_PATH);
    mkdirSync(shop, { recursive: true });
    cpSync(EXPORT_FOLDER, shop, { recursive: true });
    for (const file of FURTHER) {
      mkdirSync(path.dirname(path.join(shop, file)), { recursive: true });
      writeFileSync(path.join(shop, file), '/* a file */');
    }
    return { root, base: BASE_PATH };
  });
  if (!top || !inFolder) throw new Error('Two exports are needed.');
  chmodSync(folder, 0o755);
  return { top, inFolder };
}

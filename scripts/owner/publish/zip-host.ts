import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { listExport } from './export-files';
import { type AtomicHost, HostError } from './host';
import { fileSize } from './words';

/** The most files that Cloudflare's page takes when a folder or zip is dragged into it. */
const DRAGGED_FILES = 1000;

/** What is already compressed is only stored. */
const STORED = /\.(?:avif|jpe?g|png|webp|woff2)$/;

/** The earliest day that a zip can name: the same files give the same zip. */
const NO_TIME = new Date(1980, 0, 1);

/** A zip of the whole shop, for the owner to upload. */
export function zipHost(file: string, say: (line: string) => void = console.log): AtomicHost {
  return {
    kind: 'atomic',
    async deploy(folder) {
      const names = listExport(folder);
      const entries: Zippable = {};
      for (const name of names) {
        const content = readFileSync(path.join(folder, name));
        entries[name] = [content, { level: STORED.test(name) ? 0 : 9, mtime: NO_TIME }];
      }
      const zip = zipSync(entries);
      try {
        mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
        writeFileSync(`${file}.part`, zip);
        renameSync(`${file}.part`, file);
      } catch {
        throw new HostError(
          `${file} cannot be written. Check its folder in data/host.json, that the disk has ${fileSize(zip.length)} left, and that the file is not open in another program.`,
        );
      }
      say(`${file} has ${names.length.toLocaleString('en')} files, ${fileSize(zip.length)}.`);
      if (names.length > DRAGGED_FILES) {
        say(
          "Cloudflare's page takes at most 1,000 files from a zip or folder that is dragged into it. Publish to Cloudflare with this program instead: type npm run publish-shop -- --ask",
        );
      }
    },
  };
}

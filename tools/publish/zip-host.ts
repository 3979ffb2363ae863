import { createHash } from 'node:crypto';
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

/** A zip of the whole shop, for the owner to upload. */
export function zipHost(file: string, say: (line: string) => void = console.log): AtomicHost {
  return {
    kind: 'atomic',
    async deploy(folder) {
      const names = listExport(folder);
      const entries: Zippable = {};
      for (const name of names) {
        const content = readFileSync(path.join(folder, name));
        entries[name] = [content, { level: STORED.test(name) ? 0 : 9, mtime: timeOf(content) }];
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

/**
 * A time of day in the past, made from the content. The same files give the same zip; and a web server
 * whose ETag is made of time and size sees that a page with another price is another page. It may be older
 * than the time before, so `.htaccess` asks Apache for an ETag (docs/behaviour.md 24.12).
 */
function timeOf(content: Buffer): Date {
  const hash = createHash('sha256').update(content).digest();
  // Around noon no zone changes its clock. A zip counts in steps of 2 seconds.
  const [day, step] = [hash.readUInt32LE(0) % 10_000, hash.readUInt32LE(4) % 14_400];
  return new Date(1980, 0, 1 + day, 12, 0, 2 * step);
}

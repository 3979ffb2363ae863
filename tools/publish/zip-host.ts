import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import { fileSize } from './amounts';
import { type Host, HostError } from './host';
import { manifestFile } from './manifest';
import { hasShopsRules, rulesFile } from './merge-rules';

/** The most files that Cloudflare's page takes when a folder or zip is dragged into it. */
const DRAGGED_FILES = 1000;

/** Compressed files are only stored. */
const STORED = /\.(?:avif|jpe?g|png|webp|woff2)$/;

/** A zip of the whole shop, for the owner to upload. It is written at the end, in one step. */
export function zipHost(file: string, say: (line: string) => void = console.log): Host {
  return {
    async open() {
      const files = existsSync(file) ? readZip(file) : new Map<string, Buffer>();
      if (files.size > 0 && !isShop(files)) {
        throw new HostError(
          `${file} is there already, and is no shop of this program's: it stays as it is. Choose another file with npm run publish-shop -- --ask, or take that one away.`,
        );
      }
      // A zip of an earlier version of this program is made again.
      if (!hasShopsRules(String(files.get(rulesFile)))) files.clear();
      return {
        read: async (name) => files.get(name),
        write: async (name, content) => void files.set(name, content),
        remove: async (name) => void files.delete(name),
        async finish() {
          const size = writeZip(file, files);
          say(`${file} has ${files.size.toLocaleString('en')} files, ${fileSize(size)}.`);
          if (files.size > DRAGGED_FILES) {
            say(
              "Cloudflare's page takes at most 1,000 files from a zip or folder that is dragged into it. Let Cloudflare build the shop from a repository instead: docs/owner/publish.md.",
            );
          }
        },
        async close() {},
      };
    },
  };
}

/** Whether a zip is one that this program, or an earlier version of it, made. */
function isShop(files: ReadonlyMap<string, Buffer>): boolean {
  return files.has(manifestFile) || hasShopsRules(String(files.get(rulesFile)));
}

function readZip(file: string): Map<string, Buffer> {
  try {
    const entries = Object.entries(unzipSync(readFileSync(file)));
    return new Map(entries.map(([name, content]) => [name, Buffer.from(content)]));
  } catch {
    throw new HostError(
      `${file} cannot be read as a zip. Choose another file in data/host.json, or take that one away.`,
    );
  }
}

function writeZip(file: string, files: ReadonlyMap<string, Buffer>): number {
  const entries: Zippable = {};
  for (const name of [...files.keys()].sort()) {
    const content = files.get(name) ?? Buffer.alloc(0);
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
  return zip.length;
}

/**
 * A time of day in the past, made from the content. A web server whose ETag is made of time and size sees
 * that a page with another price is another page. It may be older than the time before, so `.htaccess`
 * asks Apache for an ETag.
 */
function timeOf(content: Buffer): Date {
  const hash = createHash('sha256').update(content).digest();
  // Around noon no zone changes its clock. A zip counts in steps of 2 seconds.
  const [day, step] = [hash.readUInt32LE(0) % 10_000, hash.readUInt32LE(4) % 14_400];
  return new Date(1980, 0, 1 + day, 12, 0, 2 * step);
}

import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { asRecord, isText, parseJson } from '@/lib/format/unknown-values';
import { hashOf, readExport } from './export-files';
import type { Export } from './plan';

/** Exports that were published, kept on the computer that published them. */
export const keptFolder = '.published';

/** How many are kept. */
const KEPT = 5;

export interface KeptExport {
  /** Its folder's name, from the time of its publish: '2026-11-22-180533.120'. */
  name: string;
  /** The folder of its files. */
  files: string;
  address: string;
  /** When it was published first. */
  at: Date;
  /** A hash of all its files. */
  sum: string;
  /** What `data/published.json` was after its publish; undefined where there was none. */
  list: string | undefined;
}

/** What is kept, the newest first. What a cut has left unfinished is none. */
export function keptExports(root: string): KeptExport[] {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort()
    .reverse()
    .flatMap((name) => {
      const about = path.join(root, name, 'export.json');
      if (!existsSync(about)) return [];
      const { address, at, list, sum } = asRecord(parseJson(readFileSync(about, 'utf8')));
      if (!isText(address) || !isText(at) || Number.isNaN(Date.parse(at))) return [];
      const files = path.join(root, name, 'shop');
      const kept = { name, files, address, at: new Date(at), sum: String(sum) };
      return [{ ...kept, list: isText(list) ? list : undefined }];
    });
}

/**
 * Keeps an export, as the one that visitors see, and removes the oldest beyond five. What the kept one
 * before has too, a file or all of it, takes no room twice.
 */
export function keepExport(
  root: string,
  folder: string,
  target: Export,
  about: Pick<KeptExport, 'address' | 'at' | 'list'>,
): void {
  const before = keptExports(root)[0];
  const had: Export = before ? readExport(before.files) : new Map();
  const isSame = [...target].every(([file, { hash }]) => had.get(file)?.hash === hash);
  if (before && isSame && had.size === target.size) {
    setLive(root, before.name);
    return;
  }
  const name = nameOf(about.at);
  const kept = path.join(root, name);
  rmSync(kept, { recursive: true, force: true });
  for (const [file, { hash }] of target) {
    const copy = path.join(kept, 'shop', file);
    mkdirSync(path.dirname(copy), { recursive: true });
    const same = before && had.get(file)?.hash === hash;
    if (!same || !linked(path.join(before.files, file), copy)) {
      copyFileSync(path.join(folder, file), copy);
    }
  }
  writeFileSync(path.join(kept, 'export.json'), JSON.stringify({ ...about, sum: sumOf(target) }));
  setLive(root, name);
  for (const { name: old } of keptExports(root).slice(KEPT)) {
    rmSync(path.join(root, old), { recursive: true });
  }
}

/** Whether the files of a kept export are as they were published. */
export function isWhole({ files, sum }: KeptExport): boolean {
  return sumOf(readExport(files)) === sum;
}

/** Remembers which kept export visitors see. */
export function setLive(root: string, name: string): void {
  writeFileSync(path.join(root, 'live'), name);
}

/** The kept export that visitors see, as far as this computer knows. */
export function liveExport(root: string): KeptExport | undefined {
  const kept = keptExports(root);
  const file = path.join(root, 'live');
  const live = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return kept.find(({ name }) => name === live) ?? kept[0];
}

/** The kept exports that are older than what visitors see, the newest first: `--back 1`, `--back 2` … */
export function exportsBefore(root: string): KeptExport[] {
  const live = liveExport(root);
  return keptExports(root).filter(({ name }) => live && name < live.name);
}

/** The bytes that all kept exports take, a file that several have counted once. */
export function keptBytes(root: string): number {
  const sizes = new Map<string, number>();
  for (const { files } of keptExports(root)) {
    for (const [file, { hash, size }] of readExport(files)) sizes.set(`${file} ${hash}`, size);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

function sumOf(target: Export): string {
  const lines = [...target].map(([file, { hash }]) => `${file} ${hash}`);
  return hashOf(lines.sort().join('\n'));
}

/** A hard link; false where the disk has none. */
function linked(file: string, copy: string): boolean {
  try {
    linkSync(file, copy);
    return true;
  } catch {
    return false;
  }
}

/** '2026-11-22-180533.120', in this computer's time. */
function nameOf(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join('');
  return `${day}-${time}.${String(at.getMilliseconds()).padStart(3, '0')}`;
}

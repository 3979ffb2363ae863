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
import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';
import { readExport } from './export-files';
import type { Export } from './upload-plan';

/** Exports that were published, kept on the computer that published them. */
export const keptFolder = '.published';

const KEPT = 5;

export interface KeptExport {
  /** Its folder, named after the time of its publish: '.published/2026-11-22-180533.120'. */
  folder: string;
  /** The folder of its files. */
  files: string;
  address: string;
  /** When it was published first. */
  at: Date;
  /** `data/published.json` after that publish; undefined if there was none. */
  list: string | undefined;
}

/**
 * The kept exports, the newest first: the one that visitors see. Exports that an interruption left
 * unfinished are left out.
 */
export function keptExports(root: string): KeptExport[] {
  if (!existsSync(root)) return [];
  const folders = readdirSync(root).sort().reverse();
  return folders.flatMap((name) => {
    const folder = path.join(root, name);
    const about = path.join(folder, 'export.json');
    if (!existsSync(about)) return [];
    const { address, at, list } = asRecord(parseJson(readFileSync(about, 'utf8')));
    if (!isText(address) || !isText(at) || Number.isNaN(Date.parse(at))) return [];
    const files = path.join(folder, 'shop');
    return [{ folder, files, address, at: new Date(at), list: isText(list) ? list : undefined }];
  });
}

/**
 * Keeps an export, the one that visitors see, and removes the oldest beyond five. Files that are
 * equal to those of the export kept before take no room twice.
 */
export function keepExport(
  root: string,
  folder: string,
  target: Export,
  about: Pick<KeptExport, 'address' | 'at' | 'list'>,
): void {
  const [before] = keptExports(root);
  const had: Export = before ? readExport(before.files) : new Map();
  const same = new Set([...target.keys()].filter((f) => had.get(f)?.hash === target.get(f)?.hash));
  if (before && same.size === target.size && same.size === had.size) return;
  const kept = path.join(root, nameOf(about.at));
  for (const file of target.keys()) {
    const copy = path.join(kept, 'shop', file);
    mkdirSync(path.dirname(copy), { recursive: true });
    if (!before || !same.has(file) || !linked(path.join(before.files, file), copy)) {
      copyFileSync(path.join(folder, file), copy);
    }
  }
  writeFileSync(path.join(kept, 'export.json'), JSON.stringify(about));
  for (const old of keptExports(root).slice(KEPT)) rmSync(old.folder, { recursive: true });
}

/** Takes away what was kept after an export that is put up again: visitors see that one. */
export function forgetNewer(root: string, { folder }: KeptExport): void {
  const newer = keptExports(root).filter((kept) => kept.folder > folder);
  for (const kept of newer) rmSync(kept.folder, { recursive: true });
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

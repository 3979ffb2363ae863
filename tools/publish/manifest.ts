import { asRecord } from '@/lib/format/unknown-values';

/** The name of the list of files that publishing keeps at the shop's top on the host. */
export const manifestFile = 'published-files.json';

/** What the last publish left on the host: docs/decisions/0030. */
export interface Manifest {
  /** The shop's address, without a slash at its end. */
  address: string;
  /** When it was written, as ISO text. */
  at: string;
  /** The computer that wrote it, by a number of its own. */
  by: string;
  /** False while a publish is under way, and after one that was cut off. */
  done: boolean;
  /** The files that are there, with the sha256 of their content. */
  files: Readonly<Record<string, string>>;
  /** Those of them that no page needs any more, with the time since when, as ISO text. */
  unused: Readonly<Record<string, string>>;
  /**
   * What the publish under way changes, in its order: a file and the hash it gets, '' where it is removed.
   * Each is as before, or as it will be.
   */
  pending: readonly (readonly [file: string, hash: string])[];
}

/** 1 is the form of Manifest above; a file of another form is read as none. */
const VERSION = 1;

const ABOUT =
  'Written by "npm run publish-shop", which sends only what differs from this list. Leave it here.';

export function writtenManifest(manifest: Manifest): string {
  return `${JSON.stringify({ about: ABOUT, version: VERSION, ...manifest }, null, 1)}\n`;
}

/** The list as it is on the host; undefined where it is damaged, so that everything is sent again. */
export function parseManifest(content: Buffer | string): Manifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(String(content));
  } catch {
    return undefined;
  }
  const { version, address, at, by, done, files, unused, pending } = asRecord(value);
  const texts = [address, at, by].every((text) => typeof text === 'string');
  if (version !== VERSION || !texts || typeof done !== 'boolean') return undefined;
  const lists = isFileList(files) && isFileList(unused) && Array.isArray(pending);
  if (!lists || !pending.every((entry) => Array.isArray(entry) && isFile(entry[0], entry[1])))
    return undefined;
  if (Number.isNaN(Date.parse(String(at)))) return undefined;
  return { address, at, by, done, files, unused, pending } as Manifest;
}

function isFileList(value: unknown): value is Record<string, string> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.entries(value).every(([file, text]) => isFile(file, text));
}

/** Whether a path stays in the shop's folder: the list decides what is removed. */
function isFile(file: unknown, text: unknown): boolean {
  if (typeof file !== 'string' || typeof text !== 'string') return false;
  return file !== '' && !file.split(/[/\\]/).some((part) => part === '' || part === '..');
}

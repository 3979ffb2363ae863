import { asRecord, parseJson } from '@/lib/values/unknown-values';

/** The name of the list of files that publishing keeps at the shop's top on the host. */
export const manifestFile = 'published-files.json';

/** The files that the last publish left on the host: docs/decisions/0030. */
export interface Manifest {
  /** The shop's address, without a slash at its end. */
  address: string;
  /** When it was written, as ISO text. */
  at: string;
  /** The number of the computer that wrote it. */
  by: string;
  /** False while a publish is under way, and after one that was cut off. */
  done: boolean;
  /** The files with the sha256 of their content; '' for what the publish under way sends or removes. */
  files: Readonly<Record<string, string>>;
  /** The files that no page needs any more, each with the time since when, as ISO text. */
  unused: Readonly<Record<string, string>>;
}

/** 1 is the form of Manifest above; a file of another form counts as damaged. */
const VERSION = 1;

const ABOUT =
  'Written by "npm run publish-shop", which sends only what differs from this list. Leave it here.';

export function writtenManifest(manifest: Manifest): string {
  return `${JSON.stringify({ about: ABOUT, version: VERSION, ...manifest }, null, 1)}\n`;
}

/** The list on the host; undefined if the list is damaged, so that everything is sent again. */
export function parseManifest(content: Buffer | string): Manifest | undefined {
  const { version, address, at, by, done, files, unused } = asRecord(parseJson(String(content)));
  const texts = [address, at, by].every((text) => typeof text === 'string');
  if (version !== VERSION || !texts || typeof done !== 'boolean') return undefined;
  if (!isFileList(files) || !isFileList(unused)) return undefined;
  if (Number.isNaN(Date.parse(String(at)))) return undefined;
  return { address, at, by, done, files, unused } as Manifest;
}

/** Whether each path stays in the shop's folder: the list decides what is removed. */
function isFileList(value: unknown): value is Record<string, string> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.entries(value).every(([file, text]) => isFile(file, text));
}

function isFile(file: string, text: unknown): boolean {
  if (typeof text !== 'string') return false;
  return !file.split(/[/\\]/).some((part) => part === '' || part === '..');
}

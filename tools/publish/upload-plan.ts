import type { ExportedFile } from './export-files';

/** The known content of the host. */
export interface OnHost {
  /** Each file with its hash; '' where its content, or whether it is there, is not known. */
  files: ReadonlyMap<string, string>;
  /** Files that no page needs any more, with the time since when, as ISO text. */
  unused: ReadonlyMap<string, string>;
}

export interface UploadPlan {
  /** The files to send: those of one stage in any order, each stage after the one before. */
  stages: readonly (readonly string[])[];
  /** The files to remove after that, in the same manner. */
  removals: readonly (readonly string[])[];
  /** The files that stay although no page needs them any more, with the time since when. */
  unused: ReadonlyMap<string, string>;
}

export type Export = ReadonlyMap<string, ExportedFile>;

/** How long a file stays that only an earlier page asks for. */
const UNUSED_DAYS = 14;

/**
 * The changes that turn the host's files into those of `target`. The order may be interrupted
 * anywhere: a page is sent after all files that it needs, a page with incoming links before the
 * pages that link to it, and a removed page goes last.
 */
export function planUpload(onHost: OnHost, target: Export, now: Date): UploadPlan {
  const stages: string[][] = [[], [], [], [], [], []];
  for (const [file, { hash }] of target) {
    const there = onHost.files.get(file);
    if (there !== hash) stages[stageOf(file, there === undefined)]?.push(file);
  }
  const unused = new Map<string, string>();
  const removals: string[] = [];
  for (const file of onHost.files.keys()) {
    if (target.has(file)) continue;
    const since = onHost.unused.get(file) ?? now.toISOString();
    const days = (now.getTime() - Date.parse(since)) / 86_400_000;
    if (staysAWhile(file) && !(days > UNUSED_DAYS)) unused.set(file, since);
    else removals.push(file);
  }
  return {
    stages: stages.filter((stage) => stage.length > 0),
    removals: [removals.filter(isPage), removals.filter((file) => !isPage(file))],
    unused,
  };
}

/** Whether there is something to send. What stayed for its days waits for a publish that has. */
export function changesNothing({ stages, removals }: UploadPlan): boolean {
  return stages.length === 0 && removals.flat().every(staysAWhile);
}

export function isPage(file: string): boolean {
  return file.endsWith('.html');
}

/**
 * Whether the subject of the page has changed, and not only the cards beside it: then its share
 * card has changed too.
 */
export function isChangedItself(file: string, sent: ReadonlySet<string>): boolean {
  const [, id] = /^shop\/.*?([^/]+)\/index\.html$/.exec(file) ?? [];
  return id !== undefined && [...sent].some((one) => one.startsWith(`share/${id}.`));
}

function stageOf(file: string, isNew: boolean): number {
  if (file === 'index.html') return 4;
  if (isPage(file)) return isNew ? 2 : 3;
  // These files name pages for readers who are not on a page: search engines, readers of a feed,
  // and the worker, which fetches some pages ahead.
  if (/^(?:sitemap[^/]*\.xml$|robots\.txt$|feeds\/|sw\.js$)/.test(file)) return 5;
  return /^(?:_next|pictures)\//.test(file) ? 0 : 1;
}

/** Whether a page opened yesterday may still ask for the file. Earlier exports had `icons/` for `marks/`. */
function staysAWhile(file: string): boolean {
  return /^(?:_next|pictures|share|marks|icons)\//.test(file);
}

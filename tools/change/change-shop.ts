import { type Issue, inModule, stops } from '@/lib/catalogue/issue';
import { filesOf, judgeFiles, surroundingsOf } from '@/tools/owner/check/check-data';
import { textOf } from '@/tools/owner/check/data-files';
import { foundAnew } from '@/tools/owner/check/found-anew';
import { textWith } from './module-files';
import { type ChangedFiles, writeFiles } from './write-files';

/*
 * How a program changes data/: it makes the values of modules, `changeOf` judges the whole shop with them in
 * memory, and `writeChange` writes all of them or none.
 */

/**
 * The new content of modules below data/: a value, or the text of a module. Undefined removes a
 * module, or another file.
 */
type Wanted = Readonly<Record<string, string | object | undefined>>;

/** A change of the shop in a folder of data/, judged and not yet written. */
export interface Change {
  folder: string;
  /** The changed files. */
  files: ChangedFiles;
  /** The check's findings in the changed shop that it does not have today. */
  issues: readonly Issue[];
}

/** Judges a shop as these modules change it. A module that says its value already keeps its text. */
export function changeOf(folder: string, wanted: Wanted): Change {
  const there = filesOf(folder);
  const texts = new Map(there.map(({ name, content }) => [name, textOf(content)]));
  const entries = Object.entries(wanted).map(([file, value]): [string, string | undefined] => {
    const isText = value === undefined || typeof value === 'string';
    return [file, isText ? value : textWith(texts.get(file), file, value)];
  });
  const isPhoto = (file: string) => file.startsWith('photos/');
  const changed = entries.filter(([file, text]) => isPhoto(file) || text !== texts.get(file));
  const files = Object.fromEntries(changed);
  return { folder, files, issues: changed.length === 0 ? [] : newIssues(folder, there, files) };
}

function newIssues(folder: string, there: ReturnType<typeof filesOf>, files: ChangedFiles) {
  const today = surroundingsOf(folder);
  const isKept = (file: string) => !Object.hasOwn(files, file);
  const fresh = Object.entries(files).flatMap(([name, text]) =>
    text === undefined ? [] : [{ name, content: Buffer.from(text) }],
  );
  const after = judgeFiles([...there.filter(({ name }) => isKept(name)), ...fresh], {
    ...today,
    photos: today.photos?.filter((photo) => isKept(`photos/${photo}`)),
    published: isKept('published.json') ? today.published : undefined,
  });
  return foundAnew(after, () => judgeFiles(there, today));
}

/** Writes a change, all of it or nothing, and gives the files. Throws for one that would stop the shop. */
export function writeChange({ folder, files, issues }: Change): string[] {
  const wrong = issues.find(stops);
  if (wrong) throw new Error(`${wrong.file}: ${inModule(wrong)}`);
  writeFiles(folder, files);
  return Object.keys(files);
}

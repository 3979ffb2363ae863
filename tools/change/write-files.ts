import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Texts of files by their paths below a folder; undefined takes a file away. */
export type ChangedFiles = Readonly<Record<string, string | undefined>>;

/**
 * Writes files below a folder: all of them, or none where one cannot be written. What is there is kept beside
 * them until all are in their places, so that putting it back needs no room on the disk. A folder whose last file
 * is taken away goes too.
 */
export function writeFiles(folder: string, files: ChangedFiles): void {
  const all = Object.entries(files).map(([name, text]) => {
    const file = path.join(folder, name);
    return { file, text, fresh: `${file}.new`, old: `${file}.before` };
  });
  const done: typeof all = [];
  try {
    for (const { file, text, fresh, old } of all) {
      if (text !== undefined) {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(fresh, text);
        if (existsSync(file)) copyFileSync(file, old);
      }
    }
    for (const one of all) {
      if (one.text !== undefined) renameSync(one.fresh, one.file);
      else if (existsSync(one.file)) renameSync(one.file, one.old);
      done.push(one);
    }
  } catch (error) {
    for (const { file, old } of done) {
      if (existsSync(old)) renameSync(old, file);
      else rmSync(file, { force: true });
    }
    throw error;
  } finally {
    for (const { fresh, old } of all) {
      for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
    }
  }
  for (const { file, text } of all) {
    if (text === undefined) removeEmpty(path.dirname(file), folder);
  }
}

/** Removes an empty folder, and its parents below `root` that are then empty. */
function removeEmpty(folder: string, root: string): void {
  const isBelow = !/^(?:\.\.|$)/.test(path.relative(root, folder));
  if (!isBelow || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(path.dirname(folder), root);
}

/** Writes one file, as `writeFiles` does. */
export function writeWhole(file: string, text: string): void {
  writeFiles(path.dirname(file), { [path.basename(file)]: text });
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Beside the files: which were made, each with the digest of what it was made from. */
const LIST = '.made.json';

/** A file that cannot be written, in the owner's words. */
export class UnwritableFile extends Error {
  constructor(file: string, code = '') {
    const remedy =
      code === 'ENOSPC'
        ? 'the disk is full.'
        : 'close the program that shows it, or make its folder one that you may write to.';
    super(`${file} cannot be written: ${remedy}`);
  }
}

/** The bytes of a file, or its text. */
type Content = Buffer | string;

/**
 * A folder of files that are made again only when what they are made from has changed. Files that an
 * earlier run made and this one does not ask for are removed by `finish`; any other file is left alone.
 */
export class MadeFiles {
  private readonly folder: string;
  private readonly before: Readonly<Record<string, string>>;
  private readonly now: Record<string, string> = {};
  /** The files that this run wrote. */
  readonly written: string[] = [];

  constructor(folder: string) {
    this.folder = folder;
    this.before = readList(path.join(folder, LIST));
  }

  /** How many files this run asked for. */
  get count(): number {
    return Object.keys(this.now).length;
  }

  /** Whether `file` must be made from `recipe`; it then counts as one of this run's files. */
  isDue(file: string, recipe: unknown): boolean {
    const digest = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 20);
    this.now[file] = digest;
    return this.before[file] !== digest || !existsSync(path.join(this.folder, file));
  }

  write(file: string, content: Content): void {
    const target = path.join(this.folder, file);
    try {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    } catch (error) {
      throw new UnwritableFile(target, (error as NodeJS.ErrnoException).code);
    }
    this.written.push(file);
  }

  /** Removes what earlier runs made and this one did not ask for, and gives its names. */
  finish(): string[] {
    const gone = Object.keys(this.before).filter((file) => !(file in this.now));
    for (const file of gone) rmSync(path.join(this.folder, file), { force: true });
    this.keepList(this.now);
    return gone;
  }

  /** After a run that stopped: what it wrote need not be made again, and nothing is removed. */
  stop(): void {
    const written = this.written.map((file) => [file, this.now[file] ?? '']);
    this.keepList({ ...this.before, ...Object.fromEntries(written) });
  }

  private keepList(list: Readonly<Record<string, string>>): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(path.join(this.folder, LIST), `${JSON.stringify(list, null, 1)}\n`);
  }
}

function readList(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Half a file, of a run that was ended while it wrote: everything is made again.
    return {};
  }
}

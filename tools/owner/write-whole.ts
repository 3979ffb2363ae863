import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Puts a text in the place of a file in one step: where the disk is full, the old file stays whole. */
export function writeWhole(file: string, text: string): void {
  const fresh = `${file}.new`;
  try {
    writeFileSync(fresh, text);
    renameSync(fresh, file);
  } finally {
    rmSync(fresh, { force: true });
  }
}

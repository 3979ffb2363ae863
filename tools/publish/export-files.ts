import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file of an export: its content's sha256 in base64url, and its bytes. */
export interface ExportedFile {
  hash: string;
  size: number;
}

/** The files of an export by their paths with `/`, sorted; files that start with a dot too. */
export function readExport(folder: string): Map<string, ExportedFile> {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => path.basename(file) !== '.DS_Store')
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
  return new Map(
    files.map((file) => {
      const content = readFileSync(path.join(folder, file));
      return [file, { hash: hashOf(content), size: content.length }];
    }),
  );
}

/** The sha256 of a file's content in base64url. */
export function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url');
}

import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * A server's program with its folder; servers are often outside a user's PATH. Throws if the
 * program is not installed.
 */
export function findProgram(name: string): string {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/sbin',
  ];
  for (const folder of folders) {
    const program = path.join(folder, name);
    try {
      accessSync(program, constants.X_OK);
      return program;
    } catch {}
  }
  throw new Error(`There is no ${name} here.`);
}

/**
 * Imported before all else by a program that package.json names: where it is typed with --help, prints the comment
 * at the top of its file and ends it.
 */
import { readFileSync, writeSync } from 'node:fs';

const [, program = ''] = process.argv;
if (process.argv.at(-1) === '--help') {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(program, 'utf8')) ?? [];
  writeSync(1, `${comment.replaceAll(/^ *\* ?/gm, '').trim()}\n`);
  process.exit(0);
}

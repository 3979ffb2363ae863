/**
 * Fails if a script of the export has syntax that is too new: a file for the oldest browsers of
 * .browserslistrc, and the inline programs for those of 2020, because they help where the files
 * cannot run.
 */
import '@/scripts/build/say-help';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oldestBrowsers } from '@/lib/build/bundle-program.build';
import { inlinePrograms, newerSyntax } from './newer-syntax';

const OUT = process.env.EXPORT_FOLDER ?? 'out';
const browserslist = oldestBrowsers();

const files = readdirSync(OUT, { recursive: true }).map(String).sort();
const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');
const scripts = files.filter((file) => file.endsWith('.js'));
/** Most pages have the same ones. */
const inline = new Map(
  files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => inlinePrograms(read(file)).map((program) => [program, file] as const)),
);
if (scripts.length === 0 || inline.size === 0) {
  console.error('There is no script to check: run npm run build first.');
  process.exit(1);
}

const issues = [
  ...scripts.map((file) => ({ file, line: newerSyntax(read(file), browserslist) })),
  ...[...inline].map(([program, file]) => ({ file, line: newerSyntax(program, ['es2020']) })),
].flatMap(({ file, line }) =>
  line === undefined ? [] : [`${OUT}/${file} has syntax that is too new: ${line.slice(0, 200)}`],
);
console.log(
  `${OUT}: the syntax of ${scripts.length} scripts for ${browserslist.join(', ')} and of ${inline.size} programs in pages for ES2020: ${issues.length || 'no'} issues`,
);
if (issues.length > 0) {
  console.error(issues.join('\n'));
  process.exit(1);
}

/**
 * Takes out each line of data/ in turn, on a copy of the project, and shows that either the check says
 * what is missing or the pages can be built. Lines that the check lets pass are taken out in groups: where
 * the types or the build refuse a group it is halved until the line is found. With `--build` each group
 * is built by `next build` too, else the types alone are checked; files that are named are the only ones whose
 * lines are taken out. Not part of `npm test`: it takes long.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stops } from '@/lib/catalogue/issue';
import { copyProject } from '@/scripts/build/copy-project';
import { judgeFiles, surroundingsOf } from '@/tools/owner/check/check-data';
import { filesBelow } from '@/tools/owner/check/data-files';

/** Below the project: its packages are then inside the folder that the bundler may read. */
const project = path.resolve('.test/taken-out');
const SAID = /^\s*(?:$|\*|\/\*|\/\/)/;

/** A line of a file of data/, from 0. */
interface Line {
  file: string;
  at: number;
}

const files = filesBelow('data');
const surroundings = surroundingsOf('data');
const sources = new Map(
  files
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('types.ts'))
    .map(({ name, content }) => [`data/${name}`, content.toString('utf8')]),
);
copyProject(project);
for (const cache of ['.next/cache/pictures', '.next/cache/cards'].filter(existsSync)) {
  cpSync(cache, path.join(project, cache), { recursive: true });
}

if (!passesCheck([]) || !canBeBuilt([])) throw new Error('data/ must pass as it is.');
const chosen = process.argv.slice(2).filter((file) => sources.has(file));
const lines = [...sources].flatMap(([file, source]) =>
  chosen.length > 0 && !chosen.includes(file)
    ? []
    : source.split('\n').flatMap((text, at): Line[] => (SAID.test(text) ? [] : [{ file, at }])),
);
const passed = lines.filter((line) => passesCheck([line]));
console.log(
  `${lines.length} lines, one after the other: the check stops at ${lines.length - passed.length} and lets ${passed.length} pass.`,
);
// Neighbours are often all there is of a list: a group has lines from all over.
const groups = Array.from({ length: 8 }, (_, nth) => passed.filter((_, at) => at % 8 === nth));
const found = groups.flatMap(refusedOf);
console.log(`${found.length} of them cannot be built:`);
for (const { file, at } of found) {
  console.error(`${file}:${at + 1}: ${sources.get(file)?.split('\n')[at]}`);
}
process.exitCode = found.length > 0 ? 1 : 0;

/** The lines of a group that cannot be built without. */
function refusedOf(group: readonly Line[]): Line[] {
  if (group.length === 0) return [];
  if (passesCheck(group) && canBeBuilt(group)) return [];
  if (group.length === 1) return [...group];
  const half = group.length >> 1;
  return [...refusedOf(group.slice(0, half)), ...refusedOf(group.slice(half))];
}

/** Whether the check lets data/ pass without these lines. */
function passesCheck(lines: readonly Line[]): boolean {
  const changed = files.map(({ name, content }) => {
    const text = textWithout(`data/${name}`, lines);
    return { name, content: text === undefined ? content : Buffer.from(text) };
  });
  return !judgeFiles(changed, surroundings).issues.some(stops);
}

/** The text of a file without these lines; undefined for a file that has none of them. */
function textWithout(file: string, lines: readonly Line[]): string | undefined {
  const out = new Set(lines.filter((line) => line.file === file).map(({ at }) => at));
  if (out.size === 0) return undefined;
  return sources
    .get(file)
    ?.split('\n')
    .filter((_, at) => !out.has(at))
    .join('\n');
}

function canBeBuilt(lines: readonly Line[]): boolean {
  for (const [file, source] of sources) {
    const text = textWithout(file, lines) ?? source;
    const target = path.join(project, file);
    if (readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
  }
  const types = passes([
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '--project',
    'scripts/build',
  ]);
  return (
    types &&
    (!process.argv.includes('--build') || passes(['node_modules/next/dist/bin/next', 'build']))
  );
}

function passes(program: readonly string[]): boolean {
  return spawnSync(process.execPath, program, { cwd: project }).status === 0;
}

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
import { context } from 'esbuild';
import { copyProject } from '@/scripts/build/copy-project';
import { filesBelow } from '@/tools/owner/check/data-files';
import { readModule } from '@/tools/owner/check/read-module';

/** Below the project: its packages are then inside the folder that the bundler may read. */
const project = path.resolve('.test/taken-out');
const bundle = path.join(project, '.next/check.mjs');
const SAID = /^\s*(?:$|\*|\/\*|\/\/)/;

/** A line of a file of data/, from 0. */
interface Line {
  file: string;
  at: number;
}

copyProject(project);
for (const cache of ['.next/cache/pictures', '.next/cache/cards'].filter(existsSync)) {
  cpSync(cache, path.join(project, cache), { recursive: true });
}
const sources = new Map(
  filesBelow('data')
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('types.ts'))
    .map(({ name, content }) => [`data/${name}`, content.toString('utf8')]),
);
const check = await context({
  entryPoints: [path.join(project, 'tools/owner/check.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  logLevel: 'silent',
  format: 'esm',
  packages: 'external',
  absWorkingDir: project,
  alias: { '@': project },
  plugins: [
    {
      // A bundle has no files to choose a language from.
      name: 'english-words',
      setup: ({ onLoad }) =>
        onLoad({ filter: /load-words\.ts$/ }, () => ({
          contents:
            "import * as en from '@/data/words/en';\nexport const loadWords = async () => en;",
          resolveDir: project,
        })),
    },
  ],
});

try {
  if (!(await passesCheck([])) || !canBeBuilt()) throw new Error('data/ must pass as it is.');
  const chosen = process.argv.slice(2).filter((file) => sources.has(file));
  const lines = [...sources].flatMap(([file, source]) =>
    chosen.length > 0 && !chosen.includes(file)
      ? []
      : source.split('\n').flatMap((text, at): Line[] => (SAID.test(text) ? [] : [{ file, at }])),
  );
  const passed: Line[] = [];
  for (const line of lines) if (await passesCheck([line])) passed.push(line);
  console.log(
    `${lines.length} lines, one after the other: the check stops at ${lines.length - passed.length} and lets ${passed.length} pass.`,
  );
  // Neighbours are often all there is of a list: a group has lines from all over.
  const groups = Array.from({ length: 8 }, (_, nth) => passed.filter((_, at) => at % 8 === nth));
  const found: Line[] = [];
  for (const group of groups) found.push(...(await refusedOf(group)));
  console.log(`${found.length} of them cannot be built:`);
  for (const { file, at } of found) {
    console.error(`${file}:${at + 1}: ${sources.get(file)?.split('\n')[at]}`);
  }
  process.exitCode = found.length > 0 ? 1 : 0;
} finally {
  await check.dispose();
}

/** The lines of a group that cannot be built without. */
async function refusedOf(group: readonly Line[]): Promise<Line[]> {
  if (group.length === 0) return [];
  if ((await passesCheck(group)) && canBeBuilt()) return [];
  if (group.length === 1) return [...group];
  const half = group.length >> 1;
  return [...(await refusedOf(group.slice(0, half))), ...(await refusedOf(group.slice(half)))];
}

/** Takes these lines out of the copy, and no others, and checks it. */
async function passesCheck(lines: readonly Line[]): Promise<boolean> {
  for (const [file, source] of sources) {
    const out = new Set(lines.filter((line) => line.file === file).map(({ at }) => at));
    const text = source
      .split('\n')
      .filter((_, at) => !out.has(at))
      .join('\n');
    const target = path.join(project, file);
    if (readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
    if (out.size > 0 && !readModule(file, text).importable) return false;
  }
  // What cannot be bundled is put to the check itself, which reads each file before it imports any.
  const bundled = await check.rebuild().then(
    () => true,
    () => false,
  );
  return passes(bundled ? [bundle] : ['node_modules/tsx/dist/cli.mjs', 'tools/owner/check.ts']);
}

function canBeBuilt(): boolean {
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

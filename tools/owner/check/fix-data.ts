import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { FixableIssue } from '@/lib/catalogue/fixable-issue';
import type { Issue } from '@/lib/catalogue/issue';
import { dataFolder } from '@/lib/site/data-folder.build';
import { writeWhole } from '@/tools/owner/write-whole';
import { applyFixes } from './apply-fixes';
import { checkData } from './check-data';
import { filesBelow, parseModules, textOf } from './data-files';
import { fieldNameFixes } from './field-name-fixes';
import { applied } from './read-module';
import { knownWords, valueFixes } from './value-fixes';

/** A file has few edits that each wait for the one before. */
const MOST_PASSES = 20;

/**
 * Writes what has one right answer in data/, lays its files out anew and renames photos. Returns a line
 * for each change, and what keeps a file from being read, where there is one.
 * What is not sure stays as it is. Call it once in a process.
 */
export async function fixData(): Promise<{ lines: string[]; unreadable?: Issue }> {
  const edited = editModules();
  const { issues, modules } = await checkData();
  const unreadable = [...modules.values()].find(({ importable }) => !importable)?.issues[0];
  const fixes = (issues as FixableIssue[]).flatMap(({ fixes = [] }) => fixes);
  const lines = [...edited, ...(fixes.length > 0 ? applyFixes(fixes) : []), ...layOut()];
  return { lines, ...(unreadable && { unreadable }) };
}

function editModules(): string[] {
  const lines: string[] = [];
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const modules = parseModules(filesBelow(dataFolder));
    const known = knownWords(modules);
    const before = lines.length;
    for (const [file, module] of modules) {
      const edits =
        module.sure.length > 0
          ? module.sure
          : [...valueFixes(module, known), ...fieldNameFixes(module)].sort(
              (a, b) => b.start - a.start,
            );
      if (edits.length === 0) continue;
      writeWhole(
        path.join(dataFolder, file.slice('data/'.length)),
        edits.reduce(applied, module.source),
      );
      lines.push(
        ...edits.map(({ entry, field, from, text }) =>
          [file, entry, field, `${from} → ${text || 'taken out'}`].filter(Boolean).join(': '),
        ),
      );
    }
    if (lines.length === before) break;
  }
  return lines;
}

/** Lays out the files of data/ as the formatter has it; one that cannot be read stays as it is. */
function layOut(): string[] {
  const before = new Map(
    filesBelow(dataFolder).map(({ name, content }) => [name, textOf(content)]),
  );
  const biome = path.join('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  spawnSync(process.execPath, [biome, 'check', '--write', '--linter-enabled=false', dataFolder]);
  return filesBelow(dataFolder)
    .filter(({ name, content }) => before.get(name) !== textOf(content))
    .map(({ name }) => `data/${name}: laid out anew`);
}

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@/lib/site/data-folder.build';
import type { Modules } from './catalogue-editor';
import { ModuleText } from './module-text';

/** The folder of the catalogue's modules, from the project's root. */
export const catalogueFolder = join(dataFolder, 'catalogue');

/** The catalogue's modules as they are on the disk. */
export function readModules(folder = catalogueFolder): Modules {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/**
 * Formats the modules of `after` that differ from `before` and writes them together: each beside its
 * file first, then all are renamed. An error on the way leaves the old ones. Returns the names of the
 * files that changed.
 */
export function writeModules(before: Modules, after: Modules, folder = catalogueFolder): string[] {
  const changed = Object.entries(after)
    .filter(([name, text]) => before[name] !== text)
    .map(([name, text]) => ({ name, text: formatted(name, text), old: before[name] }))
    .filter(({ text, old }) => text !== old);
  const temporary = (name: string) => join(folder, `${name}.new`);
  const renamed: typeof changed = [];
  try {
    for (const { name, text } of changed) writeFileSync(temporary(name), text);
    for (const one of changed) {
      renameSync(temporary(one.name), join(folder, one.name));
      renamed.push(one);
    }
  } catch (error) {
    for (const { name, old } of renamed) {
      if (old === undefined) rmSync(join(folder, name));
      else writeFileSync(join(folder, name), old);
    }
    throw error;
  } finally {
    for (const { name } of changed) rmSync(temporary(name), { force: true });
  }
  return changed.map(({ name }) => name);
}

/** A module as `biome check --write` leaves it. Throws where the text is not TypeScript. */
export function formatted(name: string, text: string): string {
  const file = `data/catalogue/${name}`;
  const { text: source } = new ModuleText(file, text);
  const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'check', '--write', '--linter-enabled=false', `--stdin-file-path=${file}`],
    { input: source, encoding: 'utf8', maxBuffer: 256e6 },
  );
  if (status !== 0) throw new Error(`${file} cannot be formatted:\n${stderr}`);
  return stdout;
}

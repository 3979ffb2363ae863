import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Issue } from '@/lib/catalogue/issue';
import { nearestName } from '@/lib/format/nearest-name';
import type { Node } from './module-issues';
import { type ReadModule, readModule } from './read-module';
import type { Shape } from './shape';

/** A file of data/ by its name below data/, with `/`. */
interface DataFile {
  name: string;
  content: Buffer;
}

/** Every text file below a folder of data/, in the order of their names. */
export function filesBelow(folder: string): DataFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[\\/]photos(?:[\\/]|$)/.test(entry.parentPath))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, file).split(path.sep).join('/');
      return { name, content: readFileSync(file) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The text of a file; characters that no text has where it is not UTF-8, which `readModule` reports. */
export function textOf(content: Buffer): string {
  const [first, second] = content;
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return utf16 ? '\0' : content.toString('utf8');
}

/** The modules among the files of data/, read, by their file 'data/…'. */
export function parseModules(files: readonly DataFile[]): Map<string, ReadModule> {
  return new Map(
    files
      .filter(({ name }) => name.endsWith('.ts'))
      .map(({ name, content }) => [`data/${name}`, readModule(`data/${name}`, textOf(content))]),
  );
}

/**
 * Every file that is missing or has a name under which nothing reads it: 'shop.ts.txt', 'shop (1).ts'.
 * `known` are the names that must be there.
 */
export function fileNameIssues(names: readonly string[], known: readonly string[]): Issue[] {
  const strange = names.flatMap((name) => {
    const meant = copiedFrom(name, names) ?? meantBy(name, known);
    return meant ? [{ name, meant }] : [];
  });
  return [
    ...strange.map(({ name, meant }) => ({
      file: `data/${name}`,
      message: names.includes(meant)
        ? `looks like a copy of data/${meant}, and nothing reads it under this name: take it out of data, or put it in the place of that file`
        : `must be named ${path.posix.basename(meant)}: under this name nothing reads it`,
    })),
    ...known
      .filter((name) => !names.includes(name) && !strange.some(({ meant }) => meant === name))
      .map((name) => ({ file: `data/${name}`, message: 'must be there: put the file back' })),
  ];
}

/** The file beside it that a name differs from by what a program or a person adds to a copy's. */
function copiedFrom(name: string, names: readonly string[]): string | undefined {
  const { dir, base } = path.posix.parse(name);
  const original = path.posix.join(dir, withoutCopyMarks(base));
  return original !== name && names.includes(original) ? original : undefined;
}

/** 'Copy of shop (1).ts.bak' → 'shop.ts'. */
function withoutCopyMarks(base: string): string {
  return base
    .replace(/\.(?:txt|rtf|docx?|bak|old|orig|backup|copy)$/i, '')
    .replace(/^Copy of /i, '')
    .replace(/(?: ?\(\d+\)|[ _.-]+(?:copy|kopie|backup|bak)(?: ?\d+)?)+(?=\.ts$)/i, '');
}

/** The known file that a name differs from by what programs add to it. */
function meantBy(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const { dir, base } = path.posix.parse(name);
  const bare = withoutCopyMarks(base);
  const whole = path.posix.join(dir, bare.toLowerCase());
  if (bare === base && bare === bare.toLowerCase()) return undefined;
  return known.includes(whole)
    ? whole
    : path.posix.join(dir, bare) === name
      ? undefined
      : nearestName(whole, known);
}

/** Every line with import that names a file which is not there, or one that does not have what it names. */
export function brokenImports(modules: ReadonlyMap<string, ReadModule>): Issue[] {
  return [...modules.values()].flatMap(({ file, program }) =>
    importsOf(program as unknown as Node | undefined).flatMap((statement): Issue[] => {
      const source = String((statement.source as Node).value);
      const target = source.startsWith('@/')
        ? source.slice(2)
        : path.posix.join(path.posix.dirname(file), source);
      if (!target.startsWith('data/')) return [];
      const module = modules.get(`${target}.ts`);
      if (!module) return [missing(file, source, target, [...modules.keys()])];
      const exported = exportsOf(module);
      return (statement.specifiers as Node[]).flatMap(({ type, local, imported }): Issue[] => {
        const name = String(((imported ?? local) as Node).name);
        if (type === 'ImportDefaultSpecifier') {
          const message = `must have its name in { }: import { ${name} } from '${source}';`;
          return [{ file, field: name, message }];
        }
        if (!exported || !imported || exported.includes(name)) return [];
        if (statement.importKind !== 'type') {
          return [missingExport(`${target}.ts`, name, exported, ` ${file} needs it,`)];
        }
        const message = `must not be imported: there is none in ${target}.ts${didYouMean(name, exported)}`;
        return [{ file, field: name, message }];
      });
    }),
  );
}

/** Every constant of a module that the shop reads and the module does not export. */
export function exportIssues(
  modules: ReadonlyMap<string, ReadModule>,
  needed: Readonly<Record<string, Shape>>,
): Issue[] {
  return Object.entries(needed).flatMap(([name, shape]): Issue[] => {
    const module = modules.get(`data/${name}`);
    const exported = module && exportsOf(module);
    if (!exported) return [];
    return Object.keys(shape)
      .filter((constant) => !exported.includes(constant))
      .map((constant) => missingExport(module.file, constant, exported));
  });
}

function missing(file: string, source: string, target: string, files: readonly string[]): Issue {
  const help = didYouMean(`${target}.ts`, files);
  return { file, message: `must not import '${source}': there is no ${target}.ts${help}` };
}

function missingExport(file: string, name: string, exported: readonly string[], why = ''): Issue {
  const message = `must be there:${why} export const ${name} = …${didYouMean(name, exported)}`;
  return { file, field: name, message };
}

function didYouMean(name: string, names: readonly string[]): string {
  const meant = nearestName(name, names);
  return meant ? `; did you mean ${meant}?` : '';
}

/** The lines with import. */
function importsOf(program: Node | undefined): Node[] {
  return ((program?.body ?? []) as Node[]).filter(({ type }) => type === 'ImportDeclaration');
}

/** The names a module exports, of types too; undefined where it cannot be read. */
function exportsOf({ program }: ReadModule): string[] | undefined {
  return (program?.body as unknown as Node[] | undefined)?.flatMap(({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration') return [];
    const { declarations, id } = (declaration ?? {}) as { declarations?: Node[]; id?: Node };
    return [id, ...(declarations ?? []).map((one) => one.id as Node)].flatMap((named) =>
      named ? [String(named.name)] : [],
    );
  });
}

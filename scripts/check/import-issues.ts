import path from 'node:path';
import {
  clientRoutes,
  floors,
  kinds,
  pageFiles,
  schemaFiles,
  sellerFiles,
  wholeCatalogue,
} from './rooms';

/**
 * A sentence for each import that the table of rooms forbids, each path with `../`, and a `'use client'`
 * that is missing or misplaced, and for each place where a test reads data/. `file` is the path from the project's root, `source` the text. Files
 * outside the rooms, such as scripts and tests, may import from any room.
 */
export function importIssues(file: string, source: string): string[] {
  const imports = [...source.matchAll(IMPORT)]
    .filter(([whole, from = '']) => isBelowData(file) || !isSchemaType(whole, from))
    .flatMap(([, ...found]) => found.filter(Boolean));
  const climbing = imports.filter((from) => from.startsWith('../'));
  return [
    ...(file.includes('.test.')
      ? [SHOP_READ, SHOP_FOLDER].flatMap((where) => [...source.matchAll(where)])
      : []
    ).map(
      ([read]) =>
        `${file}: ${read} must be e2e/shop/data: data/ is the owner's, and tests have a shop of their own.`,
    ),
    ...climbing.map((from) => `${file}: '${from}' must be written from the root, as '@/…'.`),
    ...(file.includes('.test.')
      ? []
      : imports
          .filter((from) => isInsideAnother(file, from))
          .map(
            (from) =>
              `${file}: '${from}' lies inside its room: import a file of the room's folder.`,
          )),
    ...(roomOf(file) === undefined || file.includes('.test.')
      ? []
      : roomIssues(file, source, imports)),
  ];
}

function roomIssues(file: string, source: string, imports: readonly string[]): string[] {
  if (file.startsWith('tools/')) {
    const own = imports.filter((from) => /^(?:@|\.)\//.test(from));
    return own.flatMap((from) => floorIssues(file, from));
  }
  return [...imports.flatMap((from) => forbidden(file, from)), ...directiveIssues(file, source)];
}

/** The words and the clock of the language in use, and the owner's words, by the tsconfig. Every file may import them. */
const WORDS = /^@\/(?:(?:owner-)?words\/|clock$)/;

/** In a build in Kiswahili another file is in its place, by this name alone. */
const CLOCK = 'lib/format/clock';

const SCHEMA = /^@\/data\/schema\//;

/** The shop's facts, records and words. */
const SHOP = /^@\/(?:data|words|owner-words)\//;

const IMPORT =
  /^(?:import|export)\b[^;'"`=]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\(\s*'([^']+)'/gm;

/** Where a test reads the owner's shop, and not the program's words and schemas in the same folder. */
const SHOP_READ =
  /\b(?:\w*File(?:s|Sync)?|readdirSync|cpSync|existsSync|statSync|readShop|filesBelow|listPhotos|(?<!')join|each)\(\[?\s*'data(?!\/(?:schema|words)\b)(?:\/[^']*)?'/g;

/** A constant of a test that is a folder of the owner's shop. The path of a file may be a text that is compared. */
const SHOP_FOLDER = /\b(?:const|let) [^=;]+ = 'data(?!\/(?:schema|words)\b)(?:\/[^'.]*)?'/g;

function forbidden(file: string, from: string): string[] {
  if (from.startsWith('../')) return [];
  if (isBelowData(file) && SHOP.test(from)) {
    return [`${file}: must not import '${from}': its room knows nothing of the shop.`];
  }
  if (WORDS.test(from)) return [];
  const kind = kinds[kindOf(file)];
  if (!from.startsWith('@/') && !from.startsWith('./')) {
    const allowed = kind.packages.some((name) =>
      name.endsWith(':') ? from.startsWith(name) : from === name || from.startsWith(`${name}/`),
    );
    return allowed ? [] : [`${file}: must not import the package '${from}'.`];
  }
  const target = targetOf(file, from);
  const files: readonly string[] = kind.files;
  if (/^(?:lib|components)\/(?!.*\.css$)/.test(target) && !files.includes(kindOf(target))) {
    return [`${file}: must not import '${from}', which cannot run where this file runs.`];
  }
  if (isKeptFrom(file, target, pageFiles)) {
    return [`${file}: must take what it needs of '${from}' as props.`];
  }
  if (isKeptFrom(file, target, wholeCatalogue)) {
    return [`${file}: must take the catalogue as props, not from '${from}'.`];
  }
  if (isKeptFrom(file, target, sellerFiles)) {
    return [`${file}: must not import '${from}': it is of the shop's own phone.`];
  }
  if (target === CLOCK && from.startsWith('./')) {
    return [`${file}: must import '@/${CLOCK}', the clock of the language in use.`];
  }
  if (target.startsWith('data/words/')) {
    return [`${file}: must import '@/words/…', the words of the language in use.`];
  }
  if (schemaFiles.match.test(target) && !schemaFiles.importers.test(file)) {
    return [`${file}: must import types alone from '${from}'.`];
  }
  return floorIssues(file, from);
}

/**
 * Checks that a file is on no lower floor. Tools may also import files outside all rooms, except
 * their own programs.
 */
function floorIssues(file: string, from: string): string[] {
  const [own, other] = [roomOf(file), roomOf(targetOf(file, from))];
  const isOpen = other === undefined && file.startsWith('tools/') && !from.startsWith('@/tools/');
  return isOpen || other === own || (other !== undefined && floorOf(other) < floorOf(own))
    ? []
    : [`${file}: '${from}' must be on a lower floor (scripts/check/rooms.ts).`];
}

/** The file that an import names, from the project's root. */
function targetOf(file: string, from: string): string {
  return from.startsWith('@/') ? from.slice(2) : path.posix.join(folderOf(file), from);
}

function isSchemaType(statement: string, from: string): boolean {
  return SCHEMA.test(from) && /^(?:import|export) type\b/.test(statement);
}

/** Whether a file of lib or components lies in a folder of its room, and `file` in another room. */
function isInsideAnother(file: string, from: string): boolean {
  const target = from.startsWith('@/') ? from.slice(2) : '';
  const room = roomOf(target);
  return (
    room !== undefined &&
    /^(?:lib|components)\//.test(room) &&
    target.slice(room.length + 1).includes('/') &&
    roomOf(file) !== room
  );
}

/** Whether a file's room is below data/. */
function isBelowData(file: string): boolean {
  const room = roomOf(file);
  return room !== undefined && floorOf(room) < floorOf('data');
}

/** Whether `target` is one of the files that only their importers may import, and `file` is not one. */
function isKeptFrom(
  file: string,
  target: string,
  kept: { match: RegExp; importers: readonly string[]; kinds: readonly string[] },
): boolean {
  return (
    kept.match.test(target) &&
    !kept.kinds.includes(kindOf(file)) &&
    !kept.importers.some((importer) => file.startsWith(importer))
  );
}

function directiveIssues(file: string, source: string): string[] {
  const should = kindOf(file) === 'clientComponent';
  if (should === /^'use client';/.test(source)) return [];
  return [
    should
      ? `${file}: must start with 'use client'.`
      : `${file}: 'use client' belongs in a .client file of components.`,
  ];
}

function kindOf(file: string): keyof typeof kinds {
  if (file.startsWith('data/schema/')) return 'schema';
  if (file.startsWith('data/')) return 'data';
  if (file.startsWith('lib/')) return suffixOf(file);
  if (clientRoutes.includes(file)) return 'clientComponent';
  if (file.startsWith('app/')) return 'app';
  if (suffixOf(file) === 'client') return 'clientComponent';
  return file.startsWith('components/ui/') ? 'ui' : 'serverComponent';
}

function suffixOf(file: string): 'pure' | 'client' | 'build' {
  const suffix = /\.(client|build)(?:\.tsx?)?$/.exec(file)?.[1];
  return suffix === 'client' || suffix === 'build' ? suffix : 'pure';
}

function roomOf(file: string): string | undefined {
  const rooms = floors.flat().filter((room) => file.startsWith(`${room}/`));
  return rooms.toSorted((a, b) => a.length - b.length).at(-1);
}

function floorOf(room: string | undefined): number {
  return floors.findIndex((rooms) => room !== undefined && rooms.includes(room));
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}

import path from 'node:path';
import { type DataModule, productModule } from '@/data/schema/modules';
import type { Issue } from '@/lib/catalogue/issue';
import { constantOf, importOf } from '@/lib/data-modules/print-module.build';
import { readData } from '@/lib/data-modules/read-data';
import { type Constant, ModuleFault } from '@/lib/data-modules/read-module';
import { moduleAt } from '@/lib/data-modules/shop-files.build';
import { placeAt } from '@/lib/data-modules/source-place';
import { literal } from '@/lib/format/marks';
import { nearestName } from '@/lib/values/nearest-name';
import { asRecord, isSlug } from '@/lib/values/unknown-values';
import { wholeFileIssue } from './data-files';
import { type Finding, named, stop } from './finding';
import { judge } from './judge';
import { type OtherWords, wordIssues, wordsName } from './word-issues';

/** The exports of a module, or the reason why it cannot be read. */
export function constantsOf(name: string, source: string): Constant[] | Issue {
  const file = `data/${name}`;
  const whole = wholeFileIssue(file, source);
  if (whole) return whole;
  try {
    const module = moduleAt(name);
    return readData(
      module,
      source,
      module ? constantOf(module) : `export const ${wordsName(path.posix.parse(name).name)} =`,
    );
  } catch (error) {
    if (!(error instanceof ModuleFault)) throw error;
    const { must, offset } = error;
    const place = placeAt(source, offset);
    const at = named(name, error.path, undefined);
    return { file, path: error.path, ...at, message: must, place };
  }
}

/** The mistakes in a module by itself, apart from other records. */
export function moduleFindings(
  file: string,
  source: string,
  constants: readonly Constant[],
): Finding[] {
  const module = moduleAt(file);
  if (!module) return [];
  const head = headFindings(file, source, constants, module);
  if (head.length > 0) return head;
  const value = constants[0]?.value;
  const found = judge(file, module.schema, value);
  return module === productModule ? [...found, ...idFindings(file, value)] : found;
}

/**
 * The mistakes in a module's first lines, in the names of its constants and in the name of a
 * product's file.
 */
function headFindings(
  file: string,
  source: string,
  [constant, another]: readonly Constant[],
  module: DataModule,
): Finding[] {
  const { name } = module;
  const says = (must: string) => [stop(file, [], must)];
  if (constant?.name !== name) {
    const isMeant = nearestName(name, [constant?.name ?? '']) !== undefined;
    const help = isMeant ? `; did you mean ${constant?.name}?` : '';
    return says(`must be there: export const ${name} = …${help}`);
  }
  if (another?.name === name) return says(`must have ${name} once: take the second one out`);
  if (another) return says(`must have ${name} alone: take ${another.name} out`);
  const line = importOf(module);
  if (!source.includes(line)) return says(`must have this line at its top: ${line}`);
  const start = constantOf(module);
  return source.includes(start) ? [] : says(`must begin with ${start}`);
}

/** A product's file has its id for its name. */
function idFindings(file: string, value: unknown): Finding[] {
  const { id } = asRecord(value);
  const fileId = path.posix.basename(file, '.ts');
  if (id === fileId || !isSlug(id)) return [];
  const rename = `name the file ${id}.ts`;
  const must = isSlug(fileId)
    ? `must be ${literal(`"${fileId}"`)}, as its file is named; or ${rename}`
    : `must be the name of its file: ${rename}`;
  return [stop(file, ['id'], must)];
}

/**
 * The issues of a file of words compared with the file of the other language, with their places.
 */
export function placedWordIssues(
  name: string,
  source: string,
  constants: readonly Constant[],
  other?: OtherWords,
): Issue[] {
  const [constant] = constants;
  const exported = Object.fromEntries(constants.map((one) => [one.name, one.value]));
  return wordIssues(name, exported, other).map((issue) => {
    const names = issue.field?.split('.') ?? [];
    if (!constant || names[0]?.endsWith('Words')) return issue;
    return { ...issue, place: placeAt(source, constant.offsetOf(names)) };
  });
}

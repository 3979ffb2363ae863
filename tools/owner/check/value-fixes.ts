import { isPhone, localPhone } from '@/lib/format/phone';
import { entryAt } from './entry-at';
import { keyName, type Node, valueNodes } from './module-issues';
import type { ReadModule, SureEdit } from './read-module';
import type { Shape } from './shape';
import { category, shapes } from './shapes';
import { inQuotes, moneyOf } from './value-repairs';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SPECIAL_SPACE = /[\u00a0\u2007\u202f\u3000]/g;
/** Fields that take a word the shop knows. */
const WORDS = ['kind', 'gender', 'ageGroup', 'sizes'];
/** Texts that are compared letter for letter. */
const EXACT = [...WORDS, 'id', 'folder', 'tilePicture', 'colour'];
const PHONES = ['phone', 'mpesaNumber'];

const numbers = fieldsOfKind(['number', 'whole number', 'count']);
const days = fieldsOfKind(['day']);
const flags = fieldsOfKind(['true or false', 'true', 'anything']);

/**
 * The values of a module that are written in another form than theirs and have one right answer, the last first, so that each leaves the places of the others as they are.
 * `known` are the words that a product may have for its kind, gender, age group and sizes.
 */
export function valueFixes(module: ReadModule, known: readonly string[]): SureEdit[] {
  const { file, source, program } = module;
  if (!program || !module.parsed) return [];
  return valueNodes(program as unknown as Node)
    .flatMap(({ node, field = '', parent }): SureEdit[] => {
      if (parent !== 'Property' && parent !== 'ArrayExpression') return [];
      const { start, end } = node;
      const from = source.slice(start, end);
      const text = fixedValue(node, from, field, known);
      if (text === undefined || text === from) return [];
      return [{ file, ...entryAt(file, source, start), field, start, end, from, text }];
    })
    .reverse();
}

function fixedValue(
  node: Node,
  from: string,
  field: string,
  known: readonly string[],
): string | undefined {
  if (days.has(field) && node.type === 'BinaryExpression') return day(from);
  if (PHONES.includes(field) && typeof node.value === 'number') return phone(`0${node.value}`);
  const word =
    typeof node.value === 'string' ? node.value : node.type === 'Identifier' ? from : undefined;
  if (word === undefined) return undefined;
  if (days.has(field)) return day(word.trim());
  if (PHONES.includes(field)) return phone(word);
  if (numbers.has(field)) return /^\d+\.\d+$/.test(word) ? word : moneyOf(word);
  if (flags.has(field) && /^(?:true|yes)$/i.test(word)) return 'true';
  if (EXACT.includes(field)) {
    const plain = word.replace(SPECIAL_SPACE, ' ').trim();
    const meant = WORDS.includes(field)
      ? known.find((one) => one.toLowerCase() === plain.toLowerCase())
      : undefined;
    if (meant || node.type === 'Literal') {
      return plain === word && !meant ? undefined : inQuotes(meant ?? plain);
    }
  }
  return undefined;
}

/**
 * '21.11.2026', '21/11/2026' or '21 Nov 2026' as '2026-11-21'; undefined where day and month are
 * not sure.
 */
export function isoDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? [];
  if (year) return dayOf(year, Number(month), Number(day));
  const [, first, sign, second = '', last] =
    /^(\d{1,2})([-/. ]+)(\d{1,2}|[a-z]{3})[a-z]*[-/., ]+(\d{4})$/i.exec(text) ?? [];
  if (!last) return undefined;
  const named = MONTHS.indexOf(second.toLowerCase()) + 1;
  if (named > 0) return dayOf(last, named, Number(first));
  const [a, b] = [Number(first), Number(second)];
  if (a > 12 || a === b || sign === '.') return dayOf(last, b, a);
  return b > 12 ? dayOf(last, a, b) : undefined;
}

function dayOf(year: string, month: number, day: number): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay ? text : undefined;
}

function day(text: string): string | undefined {
  const iso = isoDay(text);
  return iso && inQuotes(iso);
}

function phone(text: string): string | undefined {
  // Another usual form is the owner's own choice.
  return isPhone(text) && /^0[\d.-]+$/.test(text) ? `'${localPhone(text)}'` : undefined;
}

/** The names of the fields that the shapes of data/ have of these kinds, and of no other. */
function fieldsOfKind(kinds: readonly Shape[]): ReadonlySet<string> {
  const all = [...Object.values(shapes), category].flatMap(leavesOf);
  const others = new Set(all.filter(([, kind]) => !kinds.includes(kind)).map(([name]) => name));
  return new Set(all.map(([name]) => name).filter((name) => !others.has(name)));
}

function leavesOf(shape: Shape): [name: string, kind: Shape][] {
  if (typeof shape === 'string') return [];
  return Object.entries(shape).flatMap(([key, inner]): [string, Shape][] =>
    typeof inner === 'string' ? [[key.replace('?', ''), inner]] : leavesOf(inner as Shape),
  );
}

/** The words that a product may have for its kind, gender, age group and sizes. */
export function knownWords(modules: ReadonlyMap<string, ReadModule>): string[] {
  return ['data/merchant.ts', 'data/catalogue/size-sets.ts'].flatMap((file) => {
    const program = modules.get(file)?.program as unknown as Node | undefined;
    return (program ? valueNodes(program) : []).flatMap(({ node, parent }) => {
      if (node.type === 'Property') return [keyName(node)];
      return parent === 'ArrayExpression' && typeof node.value === 'string' ? [node.value] : [];
    });
  });
}

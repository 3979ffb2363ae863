import * as v from 'valibot';
import { isDay } from '@/lib/format/day';
import { either, literal } from '@/lib/format/marks';
import { formatThousands } from '@/lib/format/money';
import { readDecimal, readWhole, readYes } from '@/lib/format/written-value';
import { oneOfMust, readWord } from '@/lib/format/written-words';
import { highestKes, longestName } from '@/lib/values/limits';
import { nearestName } from '@/lib/values/nearest-name';
import { isSlug } from '@/lib/values/unknown-values';
import { factsMust } from './facts';
import { textMust } from './text-must';

/*
 * What the records of data/ are made of. The message of each kind is the owner's sentence: what the value
 * must be. Types are inferred from the schemas and imported as types alone, so no schema reaches a phone.
 */

export type Schema = v.GenericSchema;

/** The type of what a schema reads. */
export type Read<S extends Schema> = DeepReadonly<v.InferOutput<S>>;

type DeepReadonly<T> = T extends object ? { readonly [F in keyof T]: DeepReadonly<T[F]> } : T;

/** A record that in a build in Kiswahili has the English texts that were replaced (lib/languages). */
export type InTwo<T extends { sw?: object }> = T & { readonly owners?: NonNullable<T['sw']> };

/** Fields that records of earlier releases have. They are not read. */
export type Former<F extends string> = { readonly [N in F]?: unknown };

/** What is said of a field or of a module beside what it must be. */
export interface About {
  /** Its name on a form and above its column. */
  title?: string;
  /** A sentence or two for the owner: on a form, in the sheet's note, above the value in its module. */
  help?: string;
  /** Said on a form in place of `help`; '' for nothing. */
  form?: string;
  /** What one entry of a list is called: 'area'. */
  one?: string;
  /** What the names of a table, and what belongs to each, are called on a form. */
  columns?: readonly [name: string, value: string];
  /** How a form takes it: a text of several lines, choices whose order says nothing. */
  control?: 'lines' | 'unordered';
  /** Where it goes. Left out: into pages, feeds and the like. 'phone': it travels with a script or its data. */
  use?: 'phone' | 'sample' | 'tools';
  /** Its column in the sheet. */
  column?: Column;
}

interface Column {
  /** Other headers that people give it, in lower case, without brackets. */
  aliases: readonly string[];
  /** In characters. */
  width: number;
  /** Said in the note in place of `help`. */
  note?: string;
}

/** A schema with what is said of it. */
export function field<const S extends Schema>(schema: S, about: About): S {
  return v.pipe(schema, v.metadata({ about })) as unknown as S;
}

/** What is said of a schema; nothing where it says nothing. */
export function aboutOf(schema: unknown): About {
  return metadataOf(schema).about ?? {};
}

/** What a text is written as, where a person picks it and does not type it. */
type Picked = 'day' | 'time' | 'colour';

/** A text that a person picks on a form. */
export function picked<const S extends Schema>(as: Picked, schema: S): S {
  return v.pipe(schema, v.metadata({ picked: as })) as unknown as S;
}

/** What a text is picked as; undefined for one that is typed. */
export function pickedAs(schema: unknown): Picked | undefined {
  return metadataOf(schema).picked;
}

function metadataOf(schema: unknown): { about?: About; picked?: Picked } {
  const { wrapped } = schema as { wrapped?: Schema };
  return v.getMetadata((wrapped ?? schema) as Schema);
}

/** A field that may be left out. */
export const optional = v.exactOptional;

/**
 * A rule that says what a value must be; undefined for a right one. Where its sentence names what is wrong
 * in the value, nothing is received beside it.
 */
export function judged(mustOf: (value: string) => string | undefined, namesIt = false) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed && mustOf(dataset.value);
    if (message) addIssue({ message, ...(namesIt && { received: '' }) });
  });
}

/** Text that customers read. */
export function text(must = 'must be text') {
  return v.pipe(v.string(must), v.regex(/\S/, 'must not be empty'), judged(textMust, true));
}

/** Text that customers read, which may name facts of the shop in braces: 'Shoes from {town}'. */
export function factText(must = 'must be text') {
  return v.pipe(v.string(must), v.regex(/\S/, 'must not be empty'), judged(factsMust, true));
}

/** A word for the program: an id, a name that is looked up. */
export function word(must: string) {
  return v.pipe(v.string(must), v.regex(/\S/, must), plainSpaces());
}

/** A rule for what is compared with other texts. */
export function plainSpaces() {
  const must = 'must have a plain space where a special one was pasted';
  return judged((text) => (/[\u00a0\u2007\u202f]/.test(text) ? must : undefined), true);
}

/** Lower-case letters, digits and hyphens, as an address needs them. */
export function slug(must: string) {
  return v.pipe(
    v.string(must),
    plainSpaces(),
    v.check((value) => isSlug(value), must),
  );
}

/** A rule for what names an area, a size or a product in the link of an order. */
export function noLongerThanLink() {
  return v.maxLength<string, number, string>(longestName, LONG_NAME);
}

/** What such a name must be. */
export const LONG_NAME = `must be ${longestName} letters at most: the link of an order carries no more`;

/** A rule for shillings that the link of an order carries. */
export function payableKes() {
  return v.maxValue<number, number, string>(
    highestKes,
    `must be ${formatThousands(highestKes)} shillings at most`,
  );
}

/** A number; a text that is one is named as it, and a whole one that could be two is asked about. */
function numberSaying(must: string, isWhole = false) {
  return v.pipe(
    v.number(({ input }) => {
      const text = typeof input === 'string' ? input.trim() : '';
      const written = isWhole ? readWhole(text, must) : readDecimal(text, must);
      if (written.must === undefined) return `must be a number: ${written.value}`;
      return written.must.replace(/^-?\d\S*(?= could be )/, `"${text}"`);
    }),
    v.finite(must),
  );
}

export function number(
  must = 'must be a number',
  from = Number.NEGATIVE_INFINITY,
  to = Number.POSITIVE_INFINITY,
) {
  return v.pipe(numberSaying(must), v.minValue(from, must), v.maxValue(to, must));
}

/** A whole number, 0 or more. */
export function wholeNumber(must = 'must be a whole number, 0 or more') {
  return v.pipe(numberSaying(must, true), v.safeInteger(must), v.minValue(0, must));
}

/** A whole number above 0. */
export function count(must = 'must be a whole number above 0') {
  return v.pipe(numberSaying(must, true), v.safeInteger(must), v.minValue(1, must));
}

export const yesOrNo = () =>
  v.boolean(
    ({ input }) =>
      yesMust(input, [true, false]) ?? `must be ${either('true or false', 'on or off')}`,
  );

/** True, or left out. */
export const flag = () =>
  v.literal(
    true,
    ({ input }) => yesMust(input, [true]) ?? `must be ${either('true, or left out', 'on or off')}`,
  );

/** What a text must be that says one of these in words; undefined for any other value. */
function yesMust(input: unknown, known: readonly boolean[]): string | undefined {
  const read = readYes(typeof input === 'string' ? input : '');
  const isSaid = read.must === undefined && known.includes(read.value);
  return isSaid ? `must be ${either(String(read.value), read.value ? 'on' : 'off')}` : undefined;
}

/** The mark of a record whose texts and facts are the sample shop's, and untrue in another. */
export const sampleMark = () =>
  optional(
    field(flag(), {
      title: 'Sample',
      help: "Of the sample shop: the build lists it. Remove the line when this is the shop's own.",
      form: 'This is of the sample shop. Switch it off when it is your own.',
      use: 'sample',
    }),
  );

/** A day of the calendar, 'YYYY-MM-DD'. */
export function day() {
  const must = `must be a day such as ${literal('"2026-11-21"')}`;
  return picked(
    'day',
    v.pipe(
      v.string(must),
      v.check((value) => isDay(value), must),
    ),
  );
}

/** One of some words. */
export function oneOf<const T extends readonly string[]>(words: T, list = words.join(', ')) {
  return v.picklist(words, ({ input }) => {
    const read = readWord(typeof input === 'string' ? input : '', words, list);
    return read.must ?? oneOfMust(list, read.value);
  });
}

const LIST = `must be a list${either(' in [ ]', '')}`;
const RECORD = `must be a record${either(' in { }', '')}`;

export function list<const S extends Schema>(entry: S, must = LIST) {
  return v.array(entry, must);
}

/** Values by names of the owner's own. */
export function table<const S extends Schema>(value: S, must = RECORD) {
  return noList(v.record(v.string(), value, must));
}

/** The same schema of records, which refuses a list. */
function noList<S extends Schema>(schema: S): S {
  return {
    ...schema,
    '~run': (dataset, config) =>
      schema['~run'](Array.isArray(dataset.value) ? { value: undefined } : dataset, config),
  };
}

/**
 * A record with these fields, in the order in which they are written, and no other. `former` has what is said of
 * a field that records of earlier releases had.
 */
export function record<const E extends v.ObjectEntries>(
  entries: E,
  former: Readonly<Record<string, string>> = {},
) {
  const schema = v.strictObject(entries, (issue) => {
    const key = String(issue.path?.at(-1)?.key ?? '');
    if (issue.expected === 'Object') return RECORD;
    if (issue.expected === 'never') {
      const record = issue.path?.at(-1)?.input ?? {};
      return former[key] ?? unknownMust(key, Object.keys(entries), record);
    }
    const entry = entries[key];
    return entry ? missingMust(entry as Schema) : '';
  });
  return noList(schema);
}

/**
 * A record of which the fields with these names may be said in Kiswahili too: in `sw`, under the same names.
 * `more` has what is said there of fields that are only in part texts.
 */
export function inTwoLanguages<
  const N extends keyof E & string,
  const E extends v.ObjectEntries,
  const M extends v.ObjectEntries = Record<never, never>,
>(names: readonly N[], entries: E, more?: M) {
  type Texts = { [F in N]: v.ExactOptionalSchema<E[F], undefined> };
  const texts = names.map((name) => [name, optionally(entries[name] as Schema)]);
  return record({
    ...entries,
    sw: optional(
      field(
        record({ ...(Object.fromEntries(texts) as Texts), ...(more as M), sample: sampleMark() }),
        {
          title: 'In Kiswahili',
          help: KISWAHILI,
          form: KISWAHILI,
        },
      ),
    ),
  });
}

const KISWAHILI = 'What is left out is shown in English.';

/** A field that may be left out, of one that must be there or may be left out already. */
function optionally(schema: Schema): Schema {
  return schema.type === 'exact_optional' ? schema : optional(schema);
}

function unknownMust(key: string, known: readonly string[], record: object): string {
  const missing = known.filter((name) => !Object.hasOwn(record, name));
  const meant = nearestName(key, missing) ?? nearestName(key, known);
  return `must be a field the shop knows${meant ? `; did you mean "${meant}"?` : `: ${known.join(', ')}`}`;
}

/** What a field that is missing must be. */
function missingMust(schema: Schema): string {
  const must = mustOf(schema);
  return must.startsWith('must be ') ? must.replace('must be ', 'must be there: ') : must;
}

/** The sentence of a schema for a value that is not there. */
function mustOf(schema: Schema): string {
  const { pipe, type, message } = schema as Schema & {
    pipe?: readonly Schema[];
    message?: string | ((issue: { input: unknown; expected: string }) => string);
  };
  const [first] = pipe ?? [];
  if (first && first !== schema) return mustOf(first);
  if (type === 'strict_object') return RECORD;
  if (typeof message !== 'function') return message ?? '';
  return message({ input: undefined, expected: '' });
}

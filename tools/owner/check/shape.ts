import { isDay } from '@/lib/catalogue/check-feed-facts';
import { misspeltFields, unknownFieldIssues } from '@/lib/catalogue/check-fields';
import { type Issue, issueCollector } from '@/lib/catalogue/issue';
import { textMust } from '@/lib/catalogue/text-must';
import { nearestName } from '@/lib/format/nearest-name';
import { asRecord, isText } from '@/lib/format/unknown-values';
import { moneyOf } from './value-repairs';

/** What one value must be. */
const kinds = {
  text: { is: isText, must: 'must be text in quotes' },
  'any text': {
    is: (value) => typeof value === 'string',
    must: "must be text in quotes, '' for none",
  },
  number: { is: (value) => Number.isFinite(value), must: 'must be a number without quotes' },
  'whole number': {
    is: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
    must: 'must be a whole number without quotes, 0 or more',
  },
  count: {
    is: (value) => Number.isSafeInteger(value) && Number(value) > 0,
    must: 'must be a whole number above 0, without quotes',
  },
  'true or false': {
    is: (value) => typeof value === 'boolean',
    must: 'must be true or false, without quotes',
  },
  true: { is: (value) => value === true, must: 'must be true, without quotes, or left out' },
  day: { is: isDay, must: 'must be a day such as "2026-11-21"' },
  // What may be one thing or another has a rule of its own in lib/catalogue.
  anything: { is: () => true, must: '' },
} satisfies Readonly<Record<string, { is: (value: unknown) => boolean; must: string }>>;

/**
 * What a value of data/ must be: one of the kinds above, a list of shapes, a record of any names (`*`),
 * or a record of fields, where a `?` after the name says that the field may be left out.
 */
export type Shape = keyof typeof kinds | readonly [Shape] | { readonly [field: string]: Shape };

/** How the sentence about a number that is written as a text begins. */
export const QUOTED_NUMBER = 'must be a number without quotes';

/** The shape that a type of data/types.ts has. */
export type ShapeOf<T> = [T] extends [string]
  ? 'text' | 'any text' | 'day'
  : [T] extends [number]
    ? 'number' | 'whole number' | 'count'
    : [T] extends [true]
      ? 'true'
      : [T] extends [boolean]
        ? 'true or false'
        : [T] extends [readonly (infer Entry)[]]
          ? readonly [ShapeOf<Entry>]
          : [T] extends [object]
            ? string extends keyof T
              ? { readonly '*': ShapeOf<T[keyof T]> }
              : {
                  readonly [Field in keyof T & string as object extends Pick<T, Field>
                    ? `${Field}?`
                    : Field]-?: ShapeOf<NonNullable<T[Field]>>;
                }
            : 'anything';

/**
 * Every value of a module that has another shape than it must have, each in a sentence. `exported`
 * is what the module exports; what `shape` does not name is the module's own.
 */
export function shapeIssues(file: string, exported: object, shape: Shape): Issue[] {
  return fieldsOf(shape).flatMap(({ name, optional, shape: inner }): Issue[] => {
    const value = asRecord(exported)[name];
    if (value === undefined) return optional ? [] : [missingExport(file, name, exported)];
    return issuesOf({ file, list: 'entry', path: isFields(inner) ? [] : [name] }, value, inner);
  });
}

interface At {
  file: string;
  entry?: string;
  /** What an entry of the list is called that the value is in. */
  list: string;
  path: readonly string[];
}

function issuesOf(at: At, value: unknown, shape: Shape): Issue[] {
  if (typeof shape === 'string') return kindIssues(at, value, shape);
  if (isList(shape)) {
    if (!Array.isArray(value)) return [issue(at, 'must be a list in [ ]', value)];
    return value.flatMap((entry, index) => issuesOf(atEntry(at, entry, index), entry, shape[0]));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [issue(at, 'must be a record in { }', value)];
  }
  const record = asRecord(value);
  const any = asRecord(shape)['*'] as Shape | undefined;
  if (any) {
    return Object.entries(record).flatMap(([name, one]) =>
      issuesOf({ ...at, path: [...at.path, name] }, one, any),
    );
  }
  const fields = fieldsOf(shape);
  const known = Object.fromEntries(fields.map(({ name }) => [name, true as const]));
  const unknown = unknownFieldIssues(record, known);
  const meant = misspeltFields(record, known);
  return [
    ...unknown.map(([name, must]) => issue({ ...at, path: [...at.path, name] }, must)),
    ...fields.flatMap(({ name, optional, shape: inner }) => {
      const here = { ...at, path: [...at.path, name] };
      if (record[name] !== undefined) return issuesOf(here, record[name], inner);
      return optional || meant.includes(name) ? [] : [issue(here, missingMust(inner))];
    }),
  ];
}

function kindIssues(at: At, value: unknown, kind: keyof typeof kinds): Issue[] {
  const { is, must } = kinds[kind];
  const number = must.includes('number') && typeof value === 'string' ? moneyOf(value) : undefined;
  if (number !== undefined) return [issue(at, `${QUOTED_NUMBER}: ${number}`, value)];
  if (!is(value)) return [issue(at, must, value)];
  if (typeof value !== 'string') return [];
  if (/\b(?:undefined|NaN)\b|\[object Object\]/.test(value)) {
    return [issue(at, 'must not name a value that is not there', value)];
  }
  const textIssue = textMust(value);
  return textIssue ? [issue(at, textIssue)] : [];
}

/** Where an entry of a list is: by its id or name, else by its number. */
function atEntry(at: At, entry: unknown, index: number): At {
  const { id, productId, name, title, question } = asRecord(entry);
  const own = [id, productId, name, title, question].find(isText);
  const list = at.path.at(-1)?.replace(/ies$/, 'y').replace(/s$/, '') ?? at.list;
  return { file: at.file, list, entry: own ?? `${list} ${index + 1}`, path: [] };
}

function issue({ file, entry, path }: At, must: string, ...value: [unknown?]): Issue {
  const { add, issues } = issueCollector({ file, ...(entry !== undefined && { entry }) });
  add(path.join('.'), must, ...value);
  const [{ field = '', ...only }] = issues as [Issue];
  return field === '' ? only : { ...only, field };
}

function missingMust(shape: Shape): string {
  if (typeof shape === 'string') return kinds[shape].must.replace('must be', 'must be there:');
  return isList(shape) ? 'must be there: a list in [ ]' : 'must be there: a record in { }';
}

function missingExport(file: string, name: string, exported: object): Issue {
  const meant = nearestName(name, Object.keys(exported));
  const help = meant ? `; did "${meant}" have this name?` : '';
  return { file, field: name, message: `must be there: export const ${name} = …${help}` };
}

function fieldsOf(shape: Shape) {
  return Object.entries(asRecord(shape)).map(([key, inner]) => ({
    name: key.replace(/\?$/, ''),
    optional: key.endsWith('?'),
    shape: inner as Shape,
  }));
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

/** Whether a shape is a record, whose fields are said without the name of their export. */
function isFields(shape: Shape): boolean {
  return typeof shape === 'object';
}

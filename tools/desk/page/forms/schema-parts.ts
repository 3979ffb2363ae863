import * as v from 'valibot';
import { aboutOf, pickedAs, type Schema } from '@/data/schema/field';
import { choiceFor } from './form-choices';

type Kind =
  | 'record'
  | 'table'
  | 'list'
  | 'lines'
  | 'text'
  | 'day'
  | 'time'
  | 'colour'
  | 'number'
  | 'yesOrNo'
  | 'mark'
  | 'choice'
  | 'measure'
  | 'other';

/** The parts of a schema of data/, as the desk's forms and values use them. */
export interface SchemaParts {
  kind: Kind;
  optional: boolean;
  /** Whether an empty text, list or table is right. */
  mayBeEmpty: boolean;
  /** The fields of a record. */
  entries: Readonly<Record<string, Schema>>;
  /** The schema of each entry of a list, or of each value of a table. */
  item: Schema | undefined;
  options: readonly string[];
  /** The pattern that a text must have, and its sentence. */
  pattern: readonly [RegExp, string] | undefined;
  /** Whether a number has no part behind a point. */
  whole: boolean;
}

interface Inside {
  type: string;
  wrapped?: Inside;
  entries?: Record<string, Schema>;
  item?: Schema;
  value?: Schema;
  options?: readonly unknown[];
  pipe?: readonly Action[];
}

interface Action {
  kind: string;
  type: string;
  requirement?: unknown;
  message?: unknown;
  pipe?: readonly Action[];
}

const kinds: Readonly<Record<string, Kind>> = {
  strict_object: 'record',
  record: 'table',
  array: 'list',
  string: 'text',
  number: 'number',
  boolean: 'yesOrNo',
  literal: 'mark',
  picklist: 'choice',
};

const empty: Readonly<Record<string, unknown>> = { text: '', list: [], lines: [], table: {} };

/** A number, two of them, or a text: what stands in a size guide. */
const MEASURE = ['number', 'tuple', 'string'];

/** Looks into a schema. */
export function partsOf(schema: Schema): SchemaParts {
  const outer = schema as unknown as Inside;
  const inner = outer.wrapped ?? outer;
  const rules = rulesIn(inner.pipe);
  const pattern = rules.find(({ type, message }) => {
    return type === 'regex' && typeof message === 'string';
  });
  const isChosen = choiceFor(schema) !== undefined;
  const kind = pickedAs(schema) ?? kindOf(inner, isChosen);
  return {
    kind,
    optional: outer.type === 'exact_optional',
    mayBeEmpty: kind in empty && v.is(schema, empty[kind]),
    entries: inner.entries ?? {},
    item: inner.item ?? inner.value,
    options: inner.type === 'picklist' ? (inner.options as string[]) : [],
    pattern: pattern && [pattern.requirement as RegExp, pattern.message as string],
    whole: rules.some(({ type }) => type === 'safe_integer' || type === 'integer'),
  };
}

function kindOf({ type, item, options = [] }: Inside, isChosen: boolean): Kind {
  // A list of short texts is a text with a line for each, unless they are chosen.
  const isShort = item && partsOf(item).kind === 'text' && aboutOf(item).control !== 'lines';
  if (isShort && !isChosen) return 'lines';
  const types = (options as readonly Inside[]).map((option) => option.type);
  const isMeasure = type === 'union' && types.every((one) => MEASURE.includes(one));
  return isMeasure ? 'measure' : (kinds[type] ?? 'other');
}

/** The rules of a pipe, including those of inner pipes. */
function rulesIn(pipe: readonly Action[] = []): readonly Action[] {
  return pipe.flatMap((action) => [action, ...(action.pipe === pipe ? [] : rulesIn(action.pipe))]);
}

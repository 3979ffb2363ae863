import type { Schema } from '@/data/schema/field';

/** What a schema of data/ is made of, as the desk's forms and values follow it. */
export interface SchemaParts {
  kind: 'record' | 'table' | 'list' | 'text' | 'number' | 'yesOrNo' | 'mark' | 'choice' | 'other';
  /** Whether it may be left out. */
  optional: boolean;
  /** The fields of a record. */
  entries: Readonly<Record<string, Schema>>;
  /** What each entry of a list, or each value of a table, is. */
  item: Schema | undefined;
  /** The words of a choice. */
  options: readonly string[];
  /** The pattern that a text must have, and its sentence. */
  pattern: readonly [RegExp, string] | undefined;
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
}

const kinds: Readonly<Record<string, SchemaParts['kind']>> = {
  strict_object: 'record',
  record: 'table',
  array: 'list',
  string: 'text',
  number: 'number',
  boolean: 'yesOrNo',
  literal: 'mark',
  picklist: 'choice',
};

/** Looks into a schema. */
export function partsOf(schema: Schema): SchemaParts {
  const outer = schema as unknown as Inside;
  const inner = outer.wrapped ?? outer;
  const pattern = inner.pipe?.find(({ type, message }) => {
    return type === 'regex' && typeof message === 'string';
  });
  return {
    kind: kinds[inner.type] ?? 'other',
    optional: outer.type === 'exact_optional',
    entries: inner.entries ?? {},
    item: inner.item ?? inner.value,
    options: inner.type === 'picklist' ? (inner.options as string[]) : [],
    pattern: pattern && [pattern.requirement as RegExp, pattern.message as string],
  };
}

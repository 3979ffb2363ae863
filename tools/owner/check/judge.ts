import * as v from 'valibot';
import type { Schema } from '@/data/schema/field';
import type { ValuePath } from '@/lib/data-modules/read-module';
import { nearestName } from '@/lib/values/nearest-name';
import type { Finding, Wanted } from './finding';

type SchemaIssue = v.BaseIssue<unknown>;

/**
 * The mistakes in a value by its schema, one for each part; `file` is the module's, below data/.
 */
export function judge(file: string, schema: Schema, value: unknown): Finding[] {
  const unknown: SchemaIssue[] = [];
  let rest = value;
  for (;;) {
    const { issues = [] } = v.safeParse(schema, rest, { abortPipeEarly: true });
    // Of several mistakes in one record the first is reported.
    const more = issues.filter(isUnknown);
    if (more.length === 0) {
      return [
        ...unknown.map((issue): Finding => ({ ...findingOf(file, issue), part: 'name' })),
        ...issues
          .filter((issue) => !isMeant(issue, unknown))
          .map((issue) => ({
            ...findingOf(file, issue),
            // A sentence that names what is wrong itself has nothing as received.
            ...(issue.received !== '' && { value: issue.input }),
          })),
      ];
    }
    unknown.push(...more);
    rest = without(rest, more.map(pathOf));
  }
}

function findingOf(file: string, issue: SchemaIssue): Finding {
  const wants = wantedBy(issue);
  return { file, path: pathOf(issue), must: issue.message, ...(wants && { wants }) };
}

/**
 * The kind that the schema accepts, if the value is of another kind; undefined if it accepts
 * several.
 */
function wantedBy({ expected }: SchemaIssue): Wanted | undefined {
  if (expected === null) return undefined;
  if (/^(?:number|boolean|true)$/.test(expected)) return 'number';
  return /^\(?(?:string|")/.test(expected) && !/number|true/.test(expected) ? 'text' : undefined;
}

function pathOf({ path }: SchemaIssue): ValuePath {
  return (path ?? []).map(({ key }) => key as string | number);
}

function isUnknown({ type, expected }: SchemaIssue): boolean {
  return type === 'strict_object' && expected === 'never';
}

/** Whether a field is missing because it is there under a misspelt name. */
function isMeant(issue: SchemaIssue, unknown: readonly SchemaIssue[]): boolean {
  if (issue.type !== 'strict_object' || issue.path?.at(-1)?.origin !== 'key') return false;
  const path = pathOf(issue);
  const name = String(path.at(-1));
  return unknown.map(pathOf).some((other) => {
    const isBeside = String(other.slice(0, -1)) === String(path.slice(0, -1));
    return isBeside && nearestName(String(other.at(-1)), [name]) !== undefined;
  });
}

/** A copy of a value without some of its fields. */
function without(value: unknown, paths: readonly ValuePath[]): unknown {
  const copy = structuredClone(value);
  for (const path of paths) {
    const record = path.slice(0, -1).reduce((inner, key) => (inner as Inner)[key], copy) as Inner;
    delete record[path.at(-1) ?? ''];
  }
  return copy;
}

type Inner = Record<string | number, unknown>;

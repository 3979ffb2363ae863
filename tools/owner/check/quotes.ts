import type { Schema } from '@/data/schema/field';
import type { Issue } from '@/lib/catalogue/issue';
import type { ValuePath } from '@/lib/data-modules/read-module';
import { moduleAt } from '@/lib/data-modules/shop-files.build';

/** What a value is to be: a text, which a module has in quotes, or a number, true or false, without them. */
export type Wanted = 'text' | 'number';

interface Place {
  /** Below data/. */
  file: string;
  path: ValuePath;
  must: string;
  wants?: Wanted;
}

/**
 * How a module has what a sentence wants, where what stands there is no text and must be one, or is one and must
 * not: a rule knows no quotes. Undefined where quotes are not what is wrong. `module` is the module's value.
 */
export function quotesFor(
  { file, path, must, wants = wantedAt(moduleAt(file)?.schema, path) }: Place,
  module: unknown,
): Issue['quotes'] {
  const value = path.reduce<unknown>((inner, part) => (inner as Inner | undefined)?.[part], module);
  const isMissing = value === undefined && must.startsWith('must be there');
  const isRule = must.startsWith('must ');
  if (!isRule || (value === undefined && !isMissing)) return undefined;
  const isText = typeof value === 'string';
  if (wants === 'text') return isText || Array.isArray(value) ? undefined : 'in quotes';
  return wants === 'number' && (isText || isMissing) ? 'without quotes' : undefined;
}

type Inner = Readonly<Record<string | number, unknown>>;

interface Inside {
  type: string;
  wrapped?: Inside;
  entries?: Readonly<Record<string, Inside>>;
  item?: Inside;
  value?: Inside;
  options?: readonly unknown[];
}

function wantedAt(schema: Schema | undefined, path: ValuePath): Wanted | undefined {
  const at = path.reduce<Inside | undefined>(
    (outer, part) => {
      const { entries, item, value } = outer?.wrapped ?? outer ?? {};
      return entries?.[part] ?? item ?? value;
    },
    schema as Inside | undefined,
  );
  return at && wantedBy(at);
}

/** What a schema takes; undefined where it takes several kinds. */
function wantedBy({ type, wrapped, item, options = [] }: Inside): Wanted | undefined {
  if (wrapped) return wantedBy(wrapped);
  if (type === 'array' && item) return wantedBy(item) === 'text' ? 'text' : undefined;
  if (type === 'union') {
    const [first, ...others] = (options as readonly Inside[]).map(wantedBy);
    return others.every((one) => one === first) ? first : undefined;
  }
  return WANTED[type];
}

const WANTED: Readonly<Record<string, Wanted>> = {
  string: 'text',
  number: 'number',
  boolean: 'number',
  literal: 'number',
};

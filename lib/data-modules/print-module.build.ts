import { aboutOf, type Schema } from '@/data/schema/field';
import type { DataModule } from '@/data/schema/modules';
import { inQuotes } from './in-quotes';

/** What a line holds, as Biome lays out the repository. */
const WIDTH = 100;

/** After a name of so many letters a long text stays on its line. */
const SHORT_NAME = 4;

/** A record of so many fields at most stands on one line, where it fits. */
const FEW = 4;

/**
 * A module of data/ from its value: the import of its type, and one literal with the fields in the order of
 * the schema. Optional texts and records are omitted while empty; an empty list is
 * printed. Read and printed again it is the same.
 */
export function printModule(module: DataModule, value: unknown): string {
  const { schema, help } = module;
  const before = constantOf(module);
  const room = WIDTH - before.length - 2;
  const lines = [
    importOf(module),
    '',
    ...(help ? [comment(help, '')] : []),
    `${before} ${printed(value, schema, '', room, help !== '')};`,
    '',
  ];
  return lines.join('\n');
}

/** The first line of a module: `import type { Shop } from '@/data/schema/shop';` */
export function importOf({ type, from }: DataModule): string {
  const name = type.replace(/^readonly |\[\]$/g, '');
  return `import type { ${name} } from '@/data/schema/${from}';`;
}

/** What the literal of a module follows: `export const shop: Shop =` */
export function constantOf({ name, type }: DataModule): string {
  return `export const ${name}: ${type} =`;
}

/** A value at an indent, with so much room on its first line; with the help of its fields, if it is to say it. */
function printed(
  value: unknown,
  schema: Schema | undefined,
  indent: string,
  room: number,
  withHelp = false,
): string {
  const oneLine = onOneLine(value, schema);
  if (typeof value !== 'object' || value === null) return oneLine;
  if (oneLine.length <= room && staysOnOneLine(value, indent)) return oneLine;
  return Array.isArray(value)
    ? printedList(value, schema, indent)
    : printedRecord(value, schema, indent, withHelp);
}

/** Lists of texts and numbers, and small records within others: two of them stand below each other. */
function staysOnOneLine(value: object, indent: string): boolean {
  const values = Object.values(value);
  if (!Array.isArray(value)) return indent !== '' && values.length <= FEW;
  const records = values.filter((one) => typeof one === 'object');
  return records.length === 0 || (values.length === 1 && Object.keys(records[0]).length <= FEW);
}

function printedList(values: readonly unknown[], schema: Schema | undefined, indent: string) {
  const { item } = inner(schema);
  const deeper = `${indent}  `;
  const lines = values.map(
    (value) => `${deeper}${printed(value, item, deeper, WIDTH - deeper.length - 1)},`,
  );
  return `[\n${lines.join('\n')}\n${indent}]`;
}

function printedRecord(
  record: object,
  schema: Schema | undefined,
  indent: string,
  withHelp: boolean,
) {
  const deeper = `${indent}  `;
  const lines = fieldsOf(record, schema).flatMap(({ name, value, schema }) => {
    const { help } = withHelp && schema ? aboutOf(schema) : {};
    const before = `${deeper}${nameOf(name)}:`;
    const room = WIDTH - before.length - 2;
    const text = printed(value, schema, deeper, room);
    const isLong =
      typeof value === 'string' && text.length > room && nameOf(name).length > SHORT_NAME;
    return [
      ...(help ? [comment(help, deeper)] : []),
      isLong ? `${before}\n${deeper}  ${text},` : `${before} ${text},`,
    ];
  });
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}

function onOneLine(value: unknown, schema: Schema | undefined): string {
  if (typeof value === 'string') return inQuotes(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) {
    const { item } = inner(schema);
    return `[${value.map((entry) => onOneLine(entry, item)).join(', ')}]`;
  }
  const fields = fieldsOf(value, schema).map(
    ({ name, value, schema }) => `${nameOf(name)}: ${onOneLine(value, schema)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** The fields that a record has, those that the schema knows in its order, then the others. */
function fieldsOf(record: object, schema: Schema | undefined) {
  const { entries = {}, value: any } = inner(schema);
  const names = new Set([...Object.keys(entries), ...Object.keys(record)]);
  return [...names].flatMap((name) => {
    const value = (record as Record<string, unknown>)[name];
    const field = entries[name] ?? any;
    const isLeftOut = value === undefined || (field?.type === 'exact_optional' && isEmpty(value));
    return isLeftOut ? [] : [{ name, value, schema: field }];
  });
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return false;
  return value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}

/** What a schema is made of: the fields of a record, the values of a table, the entries of a list. */
function inner(schema: Schema | undefined) {
  const { wrapped } = (schema ?? {}) as { wrapped?: Schema };
  return (wrapped ?? schema ?? {}) as {
    entries?: Readonly<Record<string, Schema>>;
    value?: Schema;
    item?: Schema;
  };
}

function nameOf(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : inQuotes(name);
}

function comment(text: string, indent: string): string {
  const oneLine = `${indent}/** ${text} */`;
  if (oneLine.length <= WIDTH) return oneLine;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && longer.length + indent.length + 3 <= WIDTH) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`].join('\n');
}

import { aboutOf, type Schema } from '@/data/schema/field';
import type { DataModule } from '@/data/schema/modules';
import { moduleAt, productIdOf } from '@/lib/data-modules/shop-files.build';
import { asRecord, isText } from '@/lib/values/unknown-values';
import type { Finding } from '@/tools/owner/check/finding';
import { layoutOf } from './form-layout';
import { onForm } from './form-sentence';
import { partsOf, type SchemaParts } from './schema-parts';

/**
 * What the check says of a part of a module, in the words of its form: 'Nairobi CBD: Fee must be …'. A product
 * that it names by its file is called by its record among `others`, those of the shop by their files.
 */
export function findingSentence(
  { schema, title, one: entry = title }: DataModule,
  value: unknown,
  { path, must }: Pick<Finding, 'path' | 'must'>,
  others: ReadonlyMap<string, unknown> = new Map(),
): string {
  const name = nameOf(value);
  const names = name ? [name] : [];
  const fields: string[] = [];
  let one = entry;
  let [inner, at]: [unknown, Schema | undefined] = [value, schema];
  for (const part of path) {
    const parts: SchemaParts | undefined = at && partsOf(at);
    const field: Schema | undefined = parts?.entries[part];
    inner = (inner as Readonly<Record<string | number, unknown>> | undefined)?.[part];
    one = (field && aboutOf(field).one) ?? one;
    at = field ?? parts?.item;
    if (field) fields.push(titleOnForm(part, parts?.entries ?? {}));
    else if (typeof part === 'string') names.push(part);
    else names.push(...fields.splice(0), nameOf(inner) ?? `${one} ${part + 1}`);
  }
  const what = fields.join(', ') || names.pop() || title;
  const isWithoutAddress = path.at(-1) === 'id' && inner === '';
  const said = isWithoutAddress
    ? 'must have Latin letters or digits: its address is made of it'
    : must;
  return [...names, `${what} ${titled(onForm(said), schema, others)}`].join(': ');
}

/** A field as its form calls it. An id is on no form: it is made of the name. */
function titleOnForm(part: string | number, entries: SchemaParts['entries']): string {
  const isOfName = part === 'id' && layoutOf(entries).hidden.includes('id');
  const shown = isOfName && entries.name ? 'name' : part;
  return aboutOf(entries[shown]).title ?? String(part);
}

/** What an entry is called. */
function nameOf(value: unknown): string | undefined {
  const { name, title, question } = asRecord(value);
  return isText(value) ? value : [name, title, question].find(isText);
}

const FILES = /\bdata\/([\w/-]+\.ts)/g;
/** Names of several words, and others where the sentence wants a field beside this one. */
const FIELDS = /(the )?\b([a-z]+(?:[A-Z]\w*)+|[a-z]+(?= beside it))\b/g;

/** A sentence with the names of forms and their fields as the desk has them; those of another form in quotes. */
function titled(sentence: string, schema: Schema, records: ReadonlyMap<string, unknown>): string {
  const others = [...sentence.matchAll(FILES)].map(([, file = '']) => moduleAt(file)?.schema);
  return sentence
    .replace(FIELDS, (whole, the: string | undefined, name: string) => {
      const own = titleOf(name, schema);
      if (own !== undefined) return `${the ?? ''}${own}`;
      const other = others.map((one) => titleOf(name, one)).find(isText);
      return other === undefined ? whole : `“${other}”`;
    })
    .replace(FILES, (whole, file: string) => {
      const product = productIdOf(file);
      if (product !== undefined) return `the product ${nameOf(records.get(file)) ?? product}`;
      const title = moduleAt(file)?.title;
      return title === undefined ? whole : `“${title}”`;
    });
}

function titleOf(name: string, schema: Schema | undefined): string | undefined {
  if (!schema) return undefined;
  const { entries, item } = partsOf(schema);
  const own = entries[name];
  if (own) return aboutOf(own).title;
  return [...Object.values(entries), item].map((one) => titleOf(name, one)).find(isText);
}

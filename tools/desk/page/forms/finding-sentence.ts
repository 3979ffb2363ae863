import { aboutOf, type Schema } from '@/data/schema/field';
import { type DataModule, productModule } from '@/data/schema/modules';
import type { ValuePath } from '@/lib/data-modules/read-module';
import { moduleAt, productIdOf } from '@/lib/data-modules/shop-files.build';
import { type Door, saidAt } from '@/lib/format/marks';
import { aboutIt, byCause, named, withFound } from '@/lib/format/sentences';
import { asRecord, isText } from '@/lib/values/unknown-values';
import { type Finding, foundOf } from '@/tools/owner/check/finding';
import { layoutOf } from './form-layout';
import { partsOf, type SchemaParts } from './schema-parts';

/** A finding of the check in a part of a module. */
interface Found {
  path: ValuePath;
  /** The rule for the value, with marks. */
  must: string;
  /** The present value, if the sentence quotes it. */
  found?: string | undefined;
}

/** Where a part of a module is on its form. */
interface FormPlace {
  /** The name of the record; undefined without a name. */
  name: string | undefined;
  /** The entries of its lists that the part is in. */
  entries: readonly string[];
  /** The fields; none for a whole entry or record. */
  fields: readonly string[];
}

type Records = ReadonlyMap<string, unknown>;

/** The finding, and its module. */
interface FoundIn extends Found {
  module: DataModule;
  value: unknown;
}

/** A module with its value, and what the check found of it. */
interface Judged extends Pick<FoundIn, 'module' | 'value'> {
  finding: Pick<Finding, 'path' | 'must' | 'value'>;
}

/** The mistake in one part, in the words of forms. */
export interface OnForm {
  /** The form, where the name does not say which. */
  form: string;
  /** Whose fault it is; '' for a whole form. */
  name: string;
  /** The fields; '' for a whole entry or record. */
  fields: string;
  must: string;
  found?: string | undefined;
}

/** So many of those with one cause are named. */
const NAMED = 3;

/**
 * The findings of the check in parts of modules, in the words of their forms, a sentence for each
 * cause. A product that a finding names by its file is named by its record among `others`, products
 * of the shop by their files.
 */
export function findingSentences(found: readonly Judged[], others: Records = new Map()): string[] {
  const said = found.map(({ module, value, finding: { path, must, value: wrong } }) =>
    onForm({ module, value, path, must, found: foundOf(must, wrong) }, others),
  );
  return byCause(said, ({ form, fields, must }) => [form, fields, must]).map(causeSentence);
}

/**
 * The sentence of one cause: 'Delivery areas and fees, Nairobi CBD, Juja: Fee must be …, not 5'.
 * The present value is quoted if it is the same in all places.
 */
export function causeSentence([first, ...more]: readonly [OnForm, ...OnForm[]]): string {
  const { form, fields, found } = first;
  const names = new Set([first, ...more].map(({ name }) => name).filter(Boolean));
  const where = [form, named([...names], NAMED)].filter(Boolean).join(', ');
  const must = withFound(first.must, more.every((one) => one.found === found) ? found : undefined);
  return `${where}: ${fields ? aboutIt(fields, must) : must}`;
}

/** A part of a module in the words of its form. A product is called by its name; each other form by its title. */
export function onForm(
  { module, value, path, must, found }: FoundIn,
  others: Records = new Map(),
): OnForm {
  const { name, entries, fields } = placeOnForm(module, value, path);
  const product = module === productModule ? (name ?? '') : '';
  return {
    form: product === '' ? module.title : '',
    name: [product, ...entries].filter(Boolean).join(', '),
    fields: fields.join(', '),
    must: mustOnForm(module, value, { path, must }, others),
    found: found && isSaid(found, entries) ? found : undefined,
  };
}

/** Whether what is there can be said on a form: something was typed, in one field, and names no entry itself. */
function isSaid(found: string, entries: readonly string[]): boolean {
  return found !== '""' && !/^[{[]/.test(found) && found !== JSON.stringify(entries.at(-1));
}

/** Where a part of a module with this value is on the module's form. */
export function placeOnForm(
  { schema, title, one: entry = title }: DataModule,
  value: unknown,
  path: ValuePath,
): FormPlace {
  const entries: string[] = [];
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
    else if (typeof part === 'string') entries.push(part);
    else entries.push(...fields.splice(0), nameOf(inner) ?? `${one} ${part + 1}`);
  }
  return {
    name: nameOf(value),
    entries,
    fields: fields.filter((field, index) => field !== fields[index - 1]),
  };
}

function mustOnForm(
  { schema }: DataModule,
  value: unknown,
  { path, must }: Found,
  others: Records,
): string {
  const last = path.reduce<unknown>((inner, part) => asRecord(inner)[part], value);
  if (path.at(-1) === 'id' && last === '') {
    return 'must have Latin letters or digits: its address is made of it';
  }
  return saidAt(formDoor(schema, others), must);
}

/**
 * The names of files and fields on the desk: the titles of forms; those of another form in quotes.
 */
export function formDoor(schema?: Schema, records: Records = new Map()): Door {
  return {
    names: ({ file = '', field, one }) => {
      const module = moduleAt(file);
      const form = nameOfForm(file, records);
      if (one && module)
        return `one of the ${module.title.charAt(0).toLowerCase()}${module.title.slice(1)}`;
      if (field === undefined) return form;
      const own = titleOf(field, file === '' ? schema : module?.schema) ?? field;
      return file === '' || module?.schema === schema ? own : `“${own}” of ${form}`;
    },
  };
}

/** The desk's name of a file below data/. */
function nameOfForm(file: string, records: Records): string {
  const product = productIdOf(file);
  if (product !== undefined) return `the product ${nameOf(records.get(file)) ?? product}`;
  const title = moduleAt(file)?.title;
  if (title !== undefined) return `“${title}”`;
  const folder = /^photos\/(.*)$/.exec(file)?.[1];
  return folder === undefined ? `data/${file}` : `the folder of ${folder}`;
}

/** A field as its form calls it. An id is on no form: it is made of the name. */
function titleOnForm(part: string | number, entries: SchemaParts['entries']): string {
  const isOfName = part === 'id' && layoutOf(entries).hidden.includes('id');
  const shown = isOfName && entries.name ? 'name' : part;
  return aboutOf(entries[shown]).title ?? String(part);
}

/** The name of an entry. */
function nameOf(value: unknown): string | undefined {
  const { name, title, question } = asRecord(value);
  return isText(value) ? value : [name, title, question].find(isText);
}

function titleOf(name: string, schema: Schema | undefined): string | undefined {
  if (!schema) return undefined;
  const { entries, item } = partsOf(schema);
  const own = entries[name];
  if (own) return aboutOf(own).title;
  return [...Object.values(entries), item].map((one) => titleOf(name, one)).find(isText);
}

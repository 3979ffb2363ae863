import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aboutOf } from '@/data/schema/field';
import { byCause, type Cause, type Issue, stops } from '@/lib/catalogue/issue';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { moduleAt, productIdOf } from '@/lib/data-modules/shop-files.build';
import { firstOf, withFound } from '@/lib/format/sentences';
import { asRecord, isText } from '@/lib/values/unknown-values';
import { readValue, UnreadableModule } from '@/tools/change/module-files';
import { onForm } from '@/tools/desk/page/forms/form-sentence';
import type { StatusFinding, StatusPlace, StatusToSettle } from '@/tools/desk/status';
import { harms, type Unsettled, whatOf } from '@/tools/owner/unsettled';
import { reasonsNotToPost } from '@/tools/posts/report';
import { stopsPublish } from '@/tools/publish/guards';

/** So many places of one cause are reported, and so many of them named in its sentence. */
const PLACES = 20;
const NAMED = 3;

/** Issues of the check as the desk shows them: each cause once, what stops the shop first. */
export function describeFindings(issues: readonly Issue[], folder = dataFolder): StatusFinding[] {
  const ordered = [...issues.filter(stops), ...issues.filter((issue) => !stops(issue))];
  return byCause(ordered).map((cause) => {
    const [first] = cause;
    return {
      sentence: sentenceOf(cause, folder),
      stops: stops(first),
      must: first.message,
      places: cause.slice(0, PLACES).map(placeOf),
      count: cause.length,
    };
  });
}

/** What of the sheet online was left as it was, as the desk shows it. */
export function describeHeld(sentence: string): StatusFinding {
  return { sentence, stops: false, must: sentence, places: [], count: 0 };
}

/** What is still to settle as the desk shows it. */
export function describeToSettle(unsettled: Unsettled): StatusToSettle {
  const { harm, where } = unsettled;
  // 'data/shop.ts phone', 'data/catalogue', or a setting.
  const [file = '', field] = where.split(' ');
  const name = nameOf({ file }, dataFolder);
  const place = field === undefined ? name : `${name}, ${titleOf(file, field)}`;
  return {
    sentence: `${place}: ${whatOf(unsettled)}`,
    harm: harms[harm],
    stops: stopsPublish(harm),
    ...(file.startsWith('data/') && { file }),
  };
}

/** What must be settled before the posts are posted, as the desk shows it. */
export function describeWarnings(toSettle: readonly Unsettled[]): string[] {
  return reasonsNotToPost(toSettle).map(({ unsettled, why }) => {
    return `${describeToSettle(unsettled).sentence}: ${why}`;
  });
}

function sentenceOf(cause: Cause, folder: string): string {
  const [first] = cause;
  const names = [...new Set(cause.map((issue) => nameOf(issue, folder)))];
  const field = first.field === undefined ? '' : titleOf(first.file, first.field);
  const isSame = cause.every(({ found }) => found === first.found);
  const said = withFound(first.message, isSame ? first.found : undefined);
  const message = first.file.startsWith('data/') ? onForm(said) : said;
  const what = [field, message].filter(Boolean).join(/^(must|was|is) /.test(message) ? ' ' : ': ');
  const { first: named, more } = firstOf(names, NAMED);
  return `${[...named, ...(more ? [more] : [])].join(', ')}: ${what}`;
}

function placeOf({ file, entry, field, place }: Issue): StatusPlace {
  const product = productIn(file);
  return {
    file,
    ...(product && { product }),
    ...(entry !== undefined && entry !== product && { entry }),
    ...(field !== undefined && { field }),
    ...(place && { line: place.line }),
  };
}

/** Whose fault it is: a product by its name, another record by its module's name and its own. */
function nameOf({ file, entry }: Pick<Issue, 'file' | 'entry'>, folder: string): string {
  const product = productIn(file);
  if (product) return nameInModule(file, folder) ?? inWords(product);
  const name = file.startsWith('data/') ? inWords(path.parse(file).name) : file;
  return entry === undefined ? name : `${name}, ${entry}`;
}

function nameInModule(file: string, folder: string): string | undefined {
  const name = file.replace(/^data\//, '');
  try {
    const record = readValue(name, readFileSync(path.join(folder, name), 'utf8'));
    const title = asRecord(record).name;
    return isText(title) ? title : undefined;
  } catch (error) {
    if (error instanceof UnreadableModule || (error as NodeJS.ErrnoException).code)
      return undefined;
    throw error;
  }
}

/** A field by the titles of the schema: 'till.name' → 'Till, Name of the till'; a setting as it is. */
function titleOf(file: string, field: string): string {
  if (!file.startsWith('data/')) return field;
  let schema: unknown = moduleAt(file.replace(/^data\//, ''))?.schema;
  return field
    .split('.')
    .map((part) => {
      const [, name = part, number] = /^(.*?)(?: (\d+))?$/.exec(part) ?? [];
      schema = asRecord(entriesOf(schema))[name];
      const title = aboutIn(schema) ?? inWords(name);
      return number ? `${title} ${number}` : title;
    })
    .filter((title, at, titles) => title !== titles[at - 1])
    .join(', ');
}

function aboutIn(schema: unknown): string | undefined {
  return schema === undefined ? undefined : aboutOf(schema).title;
}

/** The fields of a record's schema, or of the records in a list or a table. */
function entriesOf(schema: unknown): unknown {
  const { entries, item, value, wrapped } = asRecord(schema);
  const inner = item ?? wrapped ?? (entries === undefined ? value : undefined);
  return inner === undefined ? entries : entriesOf(inner);
}

/** 'penny-loafer' and 'pennyLoafer' → 'Penny loafer' */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function productIn(file: string): string | undefined {
  return productIdOf(file.replace(/^data\//, ''));
}

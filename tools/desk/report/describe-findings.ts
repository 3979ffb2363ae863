import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DataModule } from '@/data/schema/modules';
import { type Cause, causesOf, type Issue, stops } from '@/lib/catalogue/issue';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { moduleAt, productIdOf } from '@/lib/data-modules/shop-files.build';
import { refsIn, saidAt } from '@/lib/format/marks';
import { aboutIt, named, withFound } from '@/lib/format/sentences';
import { readValue, UnreadableModule } from '@/tools/change/module-files';
import { formDoor, mustOnForm, placeOnForm } from '@/tools/desk/page/forms/finding-sentence';
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
  return causesOf(ordered).map((cause) => {
    const [first] = cause;
    return {
      sentence: sentenceOf(cause, folder),
      stops: stops(first),
      places: cause.slice(0, PLACES).map(placeOf),
      count: cause.length,
    };
  });
}

/** What of the sheet online was left as it was, as the desk shows it. */
export function describeHeld(sentence: string): StatusFinding {
  return { sentence, stops: false, places: [], count: 0 };
}

/** What is still to settle as the desk shows it. */
export function describeToSettle(unsettled: Unsettled): StatusToSettle {
  const { harm, where } = unsettled;
  // 'data/shop.ts phone', 'data/catalogue', or a setting.
  const [file = '', field] = where.split(' ');
  const module = moduleOf(file);
  const name = module?.title ?? inWords(file);
  const fields = module && field ? placeOnForm(module, undefined, field.split('.')).fields : [];
  const place = [name, ...fields].join(', ');
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
  const module = moduleOf(first.file);
  const value = valueIn(first.file, folder);
  const isSame = cause.every(({ found }) => found === first.found);
  const found = isSame ? first.found : undefined;
  const { path = [], field, message } = first;
  const must = module
    ? mustOnForm(module, value, { path, must: message, found }, namedIn(message, folder))
    : withFound(saidAt(formDoor(), message), found);
  const fields = module ? placeOnForm(module, value, path).fields.join(', ') : (field ?? '');
  const form = module && !productIn(first.file) ? [module.title] : [];
  const names = [...new Set(cause.flatMap((issue) => nameOf(issue, folder) || []))];
  const where = [...form, ...(names.length > 0 ? [named(names, NAMED)] : [])].join(', ');
  return `${where}: ${fields ? aboutIt(fields, must) : must}`;
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

/** Whose fault it is: a product by its name, an entry of another form by its own; '' for a whole form. */
function nameOf({ file, entry, path }: Issue, folder: string): string {
  const module = moduleOf(file);
  const own = entry === undefined ? [] : [entry];
  if (!module) return [inWords(file), ...own].join(', ');
  if (path === undefined) return own.join();
  const { name = inWords(file), entries } = placeOnForm(module, valueIn(file, folder), path);
  return [...(productIn(file) ? [name] : []), ...entries].join(', ');
}

function moduleOf(file: string): DataModule | undefined {
  return moduleAt(file.replace(/^data\//, ''));
}

/** The records of the files that a message names. */
function namedIn(message: string, folder: string): Map<string, unknown> {
  const files = refsIn(message).flatMap(({ file }) => file ?? []);
  return new Map(files.map((file) => [file, valueIn(`data/${file}`, folder)]));
}

/** The value of a module; undefined where it cannot be read. */
function valueIn(file: string, folder: string): unknown {
  const name = file.replace(/^data\//, '');
  try {
    return readValue(name, readFileSync(path.join(folder, name), 'utf8'));
  } catch (error) {
    if (error instanceof UnreadableModule || (error as NodeJS.ErrnoException).code)
      return undefined;
    throw error;
  }
}

/** 'data/penny-loafer.jpg' → 'Penny loafer'; what is no file of data/ as it is. */
function inWords(file: string): string {
  if (!file.startsWith('data/')) return file;
  const words = path.parse(file).name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function productIn(file: string): string | undefined {
  return productIdOf(file.replace(/^data\//, ''));
}

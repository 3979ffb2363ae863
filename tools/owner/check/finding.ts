import type { Issue } from '@/lib/catalogue/issue';
import type { Constant, ValuePath } from '@/lib/data-modules/read-module';
import { productIdOf } from '@/lib/data-modules/shop-files.build';
import { placeAt } from '@/lib/data-modules/source-place';
import { type Door, either, saidAt } from '@/lib/format/marks';
import { withFound } from '@/lib/format/sentences';
import { asRecord, isText } from '@/lib/values/unknown-values';

/**
 * The wanted kind of a value: a text, which a module has in quotes, or a number, true or false,
 * without quotes.
 */
export type Wanted = 'text' | 'number';

/** A mistake in a value of data/, by its module. */
export interface Finding {
  /** Below data/. */
  file: string;
  path: ValuePath;
  /** 'must be …', or a question, with marks where each door has its own words. */
  must: string;
  /** The present value, if the sentence quotes it. */
  value?: unknown;
  /** Its name is what is wrong. */
  part?: 'name';
  /** The wanted kind, if `value` is of another kind. */
  wants?: Wanted;
  severity?: 'warning';
}

/** A module of data/ that could be read. */
export interface ReadFile {
  source: string;
  constant: Constant;
}

/** A finding that stops the shop. If `value` is given, the sentence quotes it. */
export function stop(file: string, path: ValuePath, must: string, value?: unknown): Finding {
  return { file, path, must, value };
}

/** A warning, which stops nothing. */
export function warn(file: string, path: ValuePath, must: string): Finding {
  return { file, path, must, severity: 'warning' };
}

/** A finding as the check says it, with its place. */
export function issueOf(finding: Finding, read: ReadFile | undefined): Issue {
  const { file, path, must, value, part, severity } = finding;
  const found = foundOf(must, value);
  return {
    file: `data/${file}`,
    path,
    ...named(file, path, read?.constant.value),
    message: must + quotesOf(finding),
    ...(found !== undefined && { found }),
    ...(severity && { severity }),
    ...(read && { place: placeAt(read.source, read.constant.offsetOf(path, part)) }),
  };
}

/**
 * How a module writes the wanted value, if the present value is no text and must be one, or the
 * other way round.
 */
function quotesOf({ wants, value }: Finding): string {
  const isBare = /^(?:number|boolean)$/.test(typeof value);
  if (wants === 'text' && isBare) return either(', in quotes', '');
  return wants === 'number' && isText(value) ? either(', without quotes', '') : '';
}

/** The rule and the present value, as a door says them. */
export function mustAt(door: Door, { must, value }: Finding): string {
  return withFound(saidAt(door, must), foundOf(must, value));
}

/** A longer value is left to the line that shows it. */
const SHORT = 40;

/** The present value, as a sentence quotes it; undefined if it is not quoted. */
export function foundOf(must: string, value: unknown): string | undefined {
  const json = value === undefined ? undefined : JSON.stringify(value);
  const isSaid = value === '' ? must === 'must not be empty' : must.endsWith(`: ${value}`);
  return !json || json.length > SHORT || isSaid ? undefined : json;
}

/** The record that a path is in, and its field, as a person calls them. */
export function named(
  file: string,
  path: ValuePath,
  value: unknown,
): Pick<Issue, 'entry' | 'field'> {
  let entry = productIdOf(file);
  let names: string[] = [];
  let inner = value;
  for (const part of path) {
    inner = (inner as Readonly<Record<string | number, unknown>> | undefined)?.[part];
    if (typeof part === 'string') names.push(part);
    else if (entry === undefined) {
      entry = nameOf(inner, names.length === 0) ?? `${listName(names, inner)} ${part + 1}`;
      names = [];
    } else names.push(`${names.pop() ?? ''} ${part + 1}`.trim());
  }
  return {
    ...(entry !== undefined && { entry }),
    ...(names.length > 0 && { field: names.join('.') }),
  };
}

/** The name of an entry of a list; a word or two in a list that fills its file name themselves. */
function nameOf(value: unknown, isWholeFile: boolean): string | undefined {
  if (isText(value)) return isWholeFile && /^[\w-]+(?: [\w-]+)?$/.test(value) ? value : undefined;
  const { id, name, title, question } = asRecord(value);
  return [id, name, title, question].find(isText);
}

/** 'figure' for a record of `figures`. */
function listName(names: readonly string[], value: unknown): string {
  const name = names.at(-1) ?? 'entry';
  if (typeof value !== 'object') return names.join('.') || name;
  return /[A-Z]/.test(name) ? name : name.replace(/ies$/, 'y').replace(/s$/, '');
}

import { type Program, parseSync } from 'oxc-parser';
import type { Issue } from '@/lib/catalogue/issue';
import { placeAt } from '@/lib/format/source-place';
import { entryAt } from './entry-at';
import { doubleNameIssues, literalIssues, unknownNameIssues } from './module-issues';
import { leftOut, type Repair, repairsAt } from './repairs';

/** What a module of data/ says, as far as it can be read. */
export interface ReadModule {
  file: string;
  source: string;
  /** Where it can be read, after repairs too. */
  program?: Program;
  /** What keeps it from being read, each with its place. */
  issues: Issue[];
  /** Whether it can be imported in spite of them. */
  importable: boolean;
  /** Whether its own text can be parsed, so that places in `program` are places in `source`. */
  parsed: boolean;
  /** The edits of the source, in turn, that leave no doubt. */
  sure: SureEdit[];
}

/** An edit with one right answer. A place is one in the source after the edits before it. */
export interface SureEdit extends Pick<Issue, 'file' | 'entry' | 'field'> {
  start: number;
  end: number;
  from: string;
  text: string;
}

/** So many issues are found in one file; who wrote more has other worries than a list. */
const MOST = 12;

/**
 * Reads a module of data/ and finds every place that keeps it from being read, each as a sentence for
 * the owner. After a place is found it is put right in memory, to find the next.
 */
export function readModule(file: string, source: string): ReadModule {
  const whole = wholeFileIssue(file, source);
  if (whole)
    return {
      file,
      source,
      issues: [whole],
      importable: false,
      parsed: false,
      sure: sureOf(file, source),
    };
  const issues: Issue[] = [];
  const sure: SureEdit[] = [];
  // Where missing commas were put into `text`: a guess after which the rest reads the same.
  let commas: number[] = [];
  let certain = true;
  let text = source;
  for (;;) {
    const at = firstError(text);
    if (at === undefined) break;
    const repair = issues.length < MOST ? bestRepair(text, at) : undefined;
    if (!repair) {
      const message =
        'cannot be read from here on: look for a quote, a comma or a bracket that is missing or one too many';
      issues.push({ file, ...entryAt(file, text, at), message, place: placeAt(text, at) });
      return { file, source, issues, importable: false, parsed: false, sure };
    }
    const { start, end, mark = start, field, must } = repair;
    const where = { file, ...entryAt(file, text, mark), ...(field && { field }) };
    issues.push({ ...where, message: must, place: placeAt(text, mark) });
    const isComma = start === end && repair.text === ',';
    // After any other edit that was a guess nothing is sure.
    certain &&= isComma || (repair.sure === true && !commas.some((at) => at >= start && at < end));
    if (certain && !isComma) {
      const before = commas.filter((at) => at < start).length;
      sure.push({
        ...where,
        start: start - before,
        end: end - before,
        from: text.slice(start, end),
        text: repair.text,
      });
    }
    const longer = repair.text.length - (end - start);
    commas = commas.map((at) => (at < start ? at : at + longer));
    if (isComma) commas.push(start);
    text = applied(text, repair);
  }
  const { program } = parseSync('data.ts', text);
  const names = [...unknownNameIssues(file, text, program), ...doubleNameIssues(file, program)];
  return {
    file,
    source,
    program,
    importable: issues.length + names.length === 0,
    issues: [...issues, ...names, ...literalIssues(file, text, program)],
    parsed: issues.length === 0,
    sure,
  };
}

/** Spaces without width, soft hyphens and marks that turn the direction of writing. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;

/** A number to call or to pay to is read without such marks (lib/format/without-marks). */
const READ_WITHOUT_MARKS = /\b(?:phone|mpesaNumber|number):\s*(['"])[^'"\n]*\1/g;

/** Where the first invisible character is that is not read over; undefined for none. */
function unseenAt(source: string): number | undefined {
  const blank = source
    .replace(/^\ufeff/, ' ')
    .replace(READ_WITHOUT_MARKS, (value) => ' '.repeat(value.length));
  return UNSEEN.exec(blank)?.index;
}

/** Takes out each invisible character, one after the other. */
function sureOf(file: string, source: string): SureEdit[] {
  const start = unseenAt(source);
  if (start === undefined || source.includes('\0')) return [];
  const end = start + 1;
  const rest = applied(source, { start, end, text: '' });
  const edit = {
    file,
    ...entryAt(file, source, start),
    start,
    end,
    from: 'an invisible character',
    text: '',
  };
  return [edit, ...sureOf(file, rest)];
}

function wholeFileIssue(file: string, source: string): Issue | undefined {
  if (source.trim() === '') return { file, message: 'must not be empty: put its content back' };
  if (source.startsWith('{\\rtf')) {
    return { file, message: 'must be a plain text file: it was saved by a program such as Word' };
  }
  if (source.includes('\0') || source.includes('\uFFFD')) {
    return { file, message: 'must be saved in the encoding UTF-8: choose it under "Save as"' };
  }
  const unseen = unseenAt(source);
  if (unseen !== undefined) {
    const message = 'must not have the invisible character that is here: type this line again';
    return { file, message, place: placeAt(source, unseen) };
  }
  const conflict = /^(?:<{7}|>{7}|={7})/m.exec(source);
  if (!conflict) return undefined;
  return {
    file,
    message: 'must have one of the two versions that are between <<<<<<< and >>>>>>>: keep one',
    place: placeAt(source, conflict.index),
  };
}

/** Where a parser stops first. */
function firstError(text: string): number | undefined {
  const starts = parseSync('data.ts', text).errors.map(({ labels }) => labels[0]?.start ?? 0);
  return starts.length > 0 ? Math.min(...starts) : undefined;
}

/** The first repair after which the file can be read, else the one that lets it be read furthest. */
function bestRepair(text: string, at: number): Repair | undefined {
  let best: Repair | undefined;
  let left = text.length - at;
  for (const repair of repairsAt(text, at)) {
    const tried = applied(text, repair);
    const next = firstError(tried);
    if (next === undefined) return repair;
    if (tried.length - next < left) [best, left] = [repair, tried.length - next];
  }
  if (best) return best;
  const repair = leftOut(text, at);
  const next = firstError(applied(text, repair));
  return next === undefined || next > at + repair.text.length ? repair : undefined;
}

/** The text after an edit. */
export function applied(
  text: string,
  { start, end, text: put }: Pick<Repair, 'start' | 'end' | 'text'>,
): string {
  return text.slice(0, start) + put + text.slice(end);
}

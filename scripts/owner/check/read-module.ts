import { type Program, parseSync } from 'oxc-parser';
import type { Issue } from '@/lib/catalogue/issue';
import { placeAt } from '@/lib/format/source-place';
import { entryAt } from './entry-at';
import { moduleIssues, unknownNameIssues } from './module-issues';
import { type Repair, repairsAt } from './repairs';

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
  /** The source with the repairs that leave no doubt; undefined where there are none. */
  fixed?: { source: string; repairs: Repair[] };
}

/** So many issues are found in one file; who wrote more has other worries than a list. */
const MOST = 12;

/**
 * Reads a module of data/ and finds every place that keeps it from being read, each as a sentence for
 * the owner (docs/behaviour.md 21.2). After a place is found it is put right in memory, to find the next.
 */
export function readModule(file: string, source: string): ReadModule {
  const whole = wholeFileIssue(file, source);
  if (whole) return { file, source, issues: [whole], importable: false };
  const issues: Issue[] = [];
  const sure: Repair[] = [];
  let [text, firm] = [source, source];
  for (;;) {
    const at = firstError(text);
    if (at === undefined) break;
    const repair = issues.length < MOST ? bestRepair(text, at) : undefined;
    if (!repair) {
      const message =
        'cannot be read from here on: look for a quote, a comma or a bracket that is missing or one too many';
      issues.push({ file, ...entryAt(text, at), message, place: placeAt(text, at) });
      return { file, source, issues, importable: false };
    }
    const { start, mark = start, field, must } = repair;
    issues.push({
      file,
      ...entryAt(text, mark),
      ...(field && { field }),
      message: must,
      place: placeAt(text, mark),
    });
    if (repair.sure && text === firm) {
      firm = applied(firm, repair);
      sure.push(repair);
    }
    text = applied(text, repair);
  }
  const { program } = parseSync('data.ts', text);
  const unknown = unknownNameIssues(file, text, program);
  return {
    file,
    source,
    program,
    importable: issues.length + unknown.length === 0,
    issues: [...issues, ...unknown, ...moduleIssues(file, text, program)],
    ...(sure.length > 0 && { fixed: { source: firm, repairs: sure } }),
  };
}

function wholeFileIssue(file: string, source: string): Issue | undefined {
  if (source.trim() === '') return { file, message: 'must not be empty: put its content back' };
  if (source.startsWith('{\\rtf')) {
    return { file, message: 'must be a plain text file: it was saved by a program such as Word' };
  }
  if (source.includes('\0') || source.includes('\uFFFD')) {
    return { file, message: 'must be saved in the encoding UTF-8: choose it under "Save as"' };
  }
  const unseen = /[\u200b\u2060]/.exec(source);
  if (unseen) {
    const message = 'must not have the invisible character that is here: type this line again';
    return { file, message, place: placeAt(source, unseen.index) };
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
  let furthest = placeAt(text, at).line;
  for (const repair of repairsAt(text, at)) {
    const tried = applied(text, repair);
    const next = firstError(tried);
    if (next === undefined) return repair;
    const { line } = placeAt(tried, next);
    if (line > furthest) [best, furthest] = [repair, line];
  }
  return best;
}

function applied(text: string, { start, end, text: put }: Repair): string {
  return text.slice(0, start) + put + text.slice(end);
}

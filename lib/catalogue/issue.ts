import type { ValuePath } from '@/lib/data-modules/read-module';
import { describePlace, type SourcePlace } from '@/lib/data-modules/source-place';
import { type Door, saidAt } from '@/lib/format/marks';
import { byCause, namedLines, withFound } from '@/lib/format/sentences';

/** A value in `data/` or in the settings that is not right, and what it must be. */
export interface Issue {
  /** From the project's root; 'the environment' for a setting. */
  file: string;
  /** The product or category by its id. Left out: the issue is the whole file's. */
  entry?: string;
  field?: string;
  /** Of a value of data/, where it is in its module. */
  path?: ValuePath;
  /** 'must be …', with marks where each door has its own words. */
  message: string;
  /** What is there in its place, as a sentence quotes it. */
  found?: string;
  /** Worth a look, and stops nothing. Left out: it stops the build. */
  severity?: 'warning';
  /** Where in the file it is, for a person to look at. */
  place?: SourcePlace;
}

/** Whether an issue stops the build. */
export function stops({ severity }: Issue): boolean {
  return severity === undefined;
}

/**
 * The issues a sentence each, 'data/shop.ts: email: must be …', and below it the place where one is known.
 * What several records have in one field is one sentence, with the first of them.
 */
export function describeIssues(issues: readonly Issue[]): string {
  return causesOf(issues).map(describeCause).join('\n');
}

export type Cause = readonly [Issue, ...Issue[]];

/** Issues with the same field and cause together, in the order of the first of each. */
export function causesOf(issues: readonly Issue[]): Cause[] {
  return byCause(issues, (issue) => {
    const { file, field, message, severity } = issue;
    // Files that are no product's share no field: each has its own name.
    const where = isProduct(issue) || field === undefined ? '' : file;
    return [where, field, message, severity];
  });
}

/** So many of those with one cause are named. */
const NAMED = 3;

function describeCause(issues: Cause): string {
  const [issue] = issues;
  if (issues.length === 1) {
    const { place } = issue;
    return issueSentence(issue) + (place ? `\n${describePlace(place)}` : '');
  }
  return [causeHeading(issues), ...causePlaces(issues).map((place) => `  ${place}`)].join('\n');
}

/** '12 products: kind: must be …' */
function causeHeading(issues: Cause): string {
  const [{ file, field, message, found }] = issues;
  const count = issues.length;
  const inOneFile = issues.every((one) => one.file === file);
  const what = issues.every(isProduct) ? 'products' : inOneFile ? 'places' : 'files';
  return issueSentence({
    file: inOneFile ? `${file}: ${count} ${what}` : `${count} ${what}`,
    ...(field && { field }),
    message,
    ...(found !== undefined && issues.every((one) => one.found === found) && { found }),
  });
}

/** Where the first issues of a cause are, 'data/catalogue/products/brogue.ts, line 12', and how many others there are. */
function causePlaces(issues: Cause): string[] {
  const inOneFile = issues.every(({ file }) => file === issues[0].file);
  const names = issues.map(({ file, entry, place }) => {
    const name = inOneFile ? entry : file;
    return [name, place && `line ${place.line}`].filter(Boolean).join(', ');
  });
  return namedLines(names, NAMED);
}

function isProduct({ file }: Issue): boolean {
  return /^data\/catalogue\/products\/[^/]+\.ts$/.test(file);
}

/** An issue in one line: 'data/shop.ts: email: must be …'. */
export function issueSentence(issue: Issue): string {
  const { file, entry, field } = issue;
  return [file, entry, field, inModule(issue)].filter((part) => part !== undefined).join(': ');
}

/** How a file of data/ names what is in it, and others. */
export const moduleDoor: Door = {
  names: ({ file, field, one }) => {
    const place = file && `data/${file}`;
    const what = one ? `a ${one}` : field;
    return [what, place].filter(Boolean).join(' of ');
  },
  isModule: true,
};

/** What a value must be, as a module has it: 'must be text, in quotes, not 5'. */
export function inModule({ message, found }: Pick<Issue, 'message' | 'found'>): string {
  return withFound(saidAt(moduleDoor, message), found);
}

/** Collects the issues of one record. `value`, where it is given, is added as what is there instead. */
export function issueCollector(at: Pick<Issue, 'file' | 'entry'>) {
  const issues: Issue[] = [];
  const add = (field: string, message: string, ...value: [unknown?]) => {
    const found = value.length > 0 ? written(value[0]) : undefined;
    issues.push({ ...at, field, message, ...(found !== undefined && { found }) });
  };
  return { add, issues };
}

/** A value as a sentence quotes it: `"Male"`, `5`, 'left out' for none. */
function written(value: unknown): string {
  if (value === undefined) return 'left out';
  return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
}

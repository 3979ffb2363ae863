import { describePlace, type SourcePlace } from '@/lib/format/source-place';

/** A value in `data/` or in the settings that is not right, and what it must be. */
export interface Issue {
  /** From the project's root; 'the environment' for a setting. */
  file: string;
  /** The product or category by its id. Left out: the issue is the whole file's. */
  entry?: string;
  field?: string;
  /** 'must be …'. */
  message: string;
  /** Worth a look, and stops nothing. Left out: it stops the build. */
  severity?: 'warning';
  /** A warning about what the shop came with: the check counts these in one line. */
  sample?: true;
  /** Where in the file it is, for a person to look at. */
  place?: SourcePlace;
}

/** Whether an issue stops the build. */
export function stops({ severity }: Issue): boolean {
  return severity === undefined;
}

/** The issues a line each, 'data/shop.ts: email: must be …', and below it the place where one is known. */
export function describeIssues(issues: readonly Issue[]): string {
  return issues
    .map(({ file, entry, field, message, place }) => {
      const sentence = [file, entry, field, message].filter((part) => part !== undefined);
      return sentence.join(': ') + (place ? `\n${describePlace(place)}` : '');
    })
    .join('\n');
}

/** What a check knows of a record before it has checked it: its fields, with any values. */
export type Loose<Field extends string> = { readonly [F in Field]?: unknown };

/** Collects the issues of one record. `value`, where it is given, is added as what is there instead. */
export function issueCollector(at: Pick<Issue, 'file' | 'entry'>) {
  const issues: Issue[] = [];
  const add = (field: string, message: string, ...value: [unknown?]) => {
    const found = value.length > 0 && !message.endsWith('?') ? `, not ${written(value[0])}` : '';
    issues.push({ ...at, field, message: message + found });
  };
  return { add, issues };
}

/** A value as a sentence quotes it: `"Male"`, `5`, 'left out' for none. */
export function written(value: unknown): string {
  if (value === undefined) return 'left out';
  return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
}

/** Lower-case letters, digits and hyphens, as an address needs them. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
}

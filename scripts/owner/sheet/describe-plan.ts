import type { Plan } from './plan';

/** What a plan would do, for the person who sent the sheet: every change, plainly. */
export function describePlan({ added, changed, gone, lists, remarks }: Plan): string {
  const counts = [
    ...(added.length > 0 ? [`${added.length} new`] : []),
    ...(changed.length > 0 ? [`${changed.length} changed`] : []),
    ...(gone.length > 0 ? [`${gone.length} gone`] : []),
  ];
  const isSame = counts.length === 0 && lists.length === 0;
  const heading = counts.join(', ') || (isSame ? 'Nothing changes' : 'The same products');
  return [
    `${heading}.`,
    ...section('New', added.map(described)),
    ...section('Changed', changed.map(described)),
    ...section(
      'Gone from the sheet',
      gone.map(({ name }) => name),
    ),
    ...section('Order and lists', lists),
    ...section('Worth a look', remarks),
  ].join('\n');
}

/** What keeps a sheet from being taken in. */
export function describeIssues(issues: readonly string[], sheet: string): string {
  const count = issues.length === 1 ? '1 cell' : `${issues.length} cells`;
  return `${sheet}: ${count} must be changed first. Nothing was changed in the shop.\n${issues.join('\n')}`;
}

function described({ name, row, lines }: { name: string; row: number; lines: readonly string[] }) {
  return `${name} (row ${row}): ${lines.join('; ')}`;
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];
}

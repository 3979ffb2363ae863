import { formatThousands } from '@/lib/format/money';
import type { Plan } from './plan';

/** What a plan would do, for the person who sent the sheet: every change, plainly. */
export function describePlan(plan: Plan): string {
  const { added, changed, gone, lists, remarks } = plan;
  return [
    headingOf(plan),
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

/** What was done, the files that were written and what to do next, for a plan that has been shown. */
export function describeApplied(plan: Plan, written: readonly string[]): string {
  const awaitsPhotos = plan.catalogue.categories.some(({ products }) =>
    products.some(({ pictureAwaited }) => pictureAwaited),
  );
  const photos = awaitsPhotos ? 'put photos into data/photos/new, ' : '';
  const next = `Next: ${photos}look at it with npm run dev, publish it with npm run publish-shop.`;
  return [
    headingOf(plan),
    ...section('Worth a look', plan.remarks),
    '',
    ...(written.length > 0 ? [`Written: ${written.join(', ')}.`, next] : ['Nothing to write.']),
  ].join('\n');
}

/** '1 product', '2 products'. */
export function countedProducts(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}

function headingOf({ added, changed, gone, lists }: Plan): string {
  const counts = [
    ...(added.length > 0 ? [`${added.length} new`] : []),
    ...(changed.length > 0 ? [`${changed.length} changed`] : []),
    ...(gone.length > 0 ? [`${gone.length} gone`] : []),
  ];
  const isSame = counts.length === 0 && lists.length === 0;
  return `${counts.join(', ') || (isSame ? 'Nothing changes' : 'The same products')}.`;
}

/** What keeps a sheet from being taken in. */
export function describeSheetIssues(issues: readonly string[], sheet: string): string {
  const count = issues.length === 1 ? '1 cell' : `${issues.length} cells`;
  return `${sheet}: ${count} must be changed first. Nothing was changed in the shop.\n${oncePerCause(issues).join('\n')}`;
}

/** The rows of a cause that are named, before the rest are counted. */
const MOST_ROWS = 10;

/** The issues with one sentence for each cause: 'Row 2, 3, Name: must not be empty.' */
export function oncePerCause(issues: readonly string[]): string[] {
  const rowsBy = new Map<string, string[]>();
  for (const issue of issues) {
    const [, row, rest] = /^Row (\d+)(, [\s\S]*)$/.exec(issue) ?? [];
    const key = rest ?? issue;
    rowsBy.set(key, [...(rowsBy.get(key) ?? []), ...(row ? [row] : [])]);
  }
  return Array.from(rowsBy, ([rest, rows]) => {
    if (rows.length === 0) return rest;
    const more = rows.length - MOST_ROWS;
    const named = rows.slice(0, MOST_ROWS).join(', ');
    return `Row ${named}${more > 0 ? ` and ${formatThousands(more)} more` : ''}${rest}`;
  });
}

function described({ name, row, lines }: { name: string; row: number; lines: readonly string[] }) {
  return `${name} (row ${row}): ${lines.join('; ')}`;
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];
}

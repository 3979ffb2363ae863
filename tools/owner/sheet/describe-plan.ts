import { named } from '@/lib/format/sentences';
import type { Plan } from './plan';
import { oncePerCause, type SheetIssue } from './sheet-issue';

/** Every change of a plan, for the person who sent the sheet. `columns` says which columns were read. */
export function describePlan(plan: Plan, columns?: string): string {
  const { added, changed, gone, lists, remarks } = plan;
  return [
    headingOf(plan),
    ...(columns ? [columns] : []),
    ...section('New', added.map(described)),
    ...section('Changed', changed.map(described)),
    ...section(
      'Gone from the sheet',
      gone.map(({ name }) => name),
    ),
    ...section('Order and lists', lists),
    ...section('Pictures', picturesSaid(plan)),
    ...section('Worth a look', remarks),
  ].join('\n');
}

function picturesSaid({ pictures }: Plan): string[] {
  if (pictures.length === 0) return [];
  const count = pictures.reduce((sum, { addresses }) => sum + addresses.length, 0);
  const hosts = new Set(
    pictures.flatMap(({ addresses }) => addresses.map((one) => new URL(one).host)),
  );
  return [
    `${countedPictures(count)} of ${countedProducts(pictures.length)} will be fetched from ${named([...hosts])}.`,
  ];
}

/** The finished work and the written files, for a plan that was shown before. */
export function describeApplied(plan: Plan, written: readonly string[], columns?: string): string {
  return [
    headingOf(plan),
    ...(columns ? [columns] : []),
    ...section('Worth a look', plan.remarks),
    '',
    written.length > 0 ? `Written: ${named(written)}.` : 'Nothing to write.',
  ].join('\n');
}

/**
 * The next steps after a plan is applied, with the pictures of these products waiting in
 * data/photos/new.
 */
export function describeNext({ withoutPhoto }: Plan, fetched: readonly string[]): string {
  const awaitsPhotos = withoutPhoto.some((id) => !fetched.includes(id));
  const steps = [
    ...(awaitsPhotos ? ['put photos into data/photos/new and type npm run photos'] : []),
    ...(fetched.length > 0 && !awaitsPhotos ? ['sort the pictures in with npm run photos'] : []),
    'look at it with npm run dev',
    'publish it with npm run publish-shop',
  ];
  return `Next: ${steps.join(', ')}.`;
}

/** '1 product', '2 products'. */
export function countedProducts(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}

/** '1 picture', '2 pictures'. */
export function countedPictures(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`;
}

function countedCells(count: number): string {
  return count === 1 ? '1 cell' : `${count} cells`;
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

/** The mistakes that prevent taking in a sheet. */
export function describeSheetIssues(
  issues: readonly SheetIssue[],
  sheet: string,
  columns?: string,
): string {
  const settled = issues.filter(({ needsOption }) => needsOption).length;
  const byHand = issues.length - settled;
  const first = [
    ...(byHand > 0 ? [`${countedCells(byHand)} must be changed first`] : []),
    ...(settled > 0
      ? [
          `${countedCells(settled)} ${settled === 1 ? 'needs' : 'need'} only an option of the command`,
        ]
      : []),
  ].join(', and ');
  const heading = `${sheet}: ${first}. Nothing was changed in the shop.`;
  return [heading, ...(columns ? [columns] : []), ...oncePerCause(issues)].join('\n');
}

function described({ name, row, lines }: { name: string; row: number; lines: readonly string[] }) {
  return `${name} (row ${row}): ${lines.join('; ')}`;
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];
}

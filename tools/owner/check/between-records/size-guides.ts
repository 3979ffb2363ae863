import { severalSizesMust } from '@/data/schema/several-sizes';
import { FROM_TO, MOST_CM, type SizeGuide, type SizeGuideValue } from '@/data/schema/size-guide';
import { either, leftOut, literal } from '@/lib/format/marks';
import { readMeasure } from '@/lib/format/written-value';
import { nearestName } from '@/lib/values/nearest-name';
import type { Rule } from '@/tools/owner/check/checked-shop';
import { type Finding, stop } from '@/tools/owner/check/finding';
import { repeated } from './lists';

const FILE = 'size-guide.ts';

/** The rows of each guide have its columns, rise, and have every size of the set of its id. */
export const sizeGuides: Rule = ({ sizeGuides: guides, sizeSets }) => [
  ...repeated(
    FILE,
    guides.map(({ id }) => id),
    () => 'must be used once',
    (at) => [at, 'id'],
  ),
  ...guides.flatMap((guide, at): Finding[] => {
    const lacking = (sizeSets[guide.id] ?? []).filter(
      (size) => !Object.hasOwn(guide.rows, size) && !severalSizesMust([size]),
    );
    const have = lacking.length === 1 ? 'has' : 'have';
    const must = `must have a row for each size of the size set ${literal(`"${guide.id}"`)}: ${lacking.join(', ')} ${have} none`;
    return [
      ...rowFindings(guide, at),
      ...underSizesFindings(guide, at),
      ...(lacking.length > 0 ? [stop(FILE, [at, 'rows'], must)] : []),
    ];
  }),
];

function underSizesFindings({ columns, underSizes }: SizeGuide, at: number): Finding[] {
  if (underSizes === undefined || columns[underSizes]?.holds === 'text') return [];
  const texts = Object.entries(columns).flatMap(([name, { holds }]) =>
    holds === 'text' ? [name] : [],
  );
  const must =
    texts.length > 0
      ? `must be a column that holds text: ${texts.join(', ')}`
      : `must be ${leftOut}: no column holds text`;
  return [stop(FILE, [at, 'underSizes'], must, underSizes)];
}

function rowFindings({ columns, rows }: SizeGuide, at: number): Finding[] {
  const names = Object.keys(columns);
  if (Object.keys(rows).length === 0)
    return [stop(FILE, [at, 'rows'], 'must have a row for each size')];
  if (names.length === 0) return [stop(FILE, [at, 'columns'], 'must have one column at least')];
  const strange = Object.entries(rows).flatMap(([size, row]) =>
    Object.keys(row)
      .filter((name) => !names.includes(name))
      .map((name) => ({ size, name, meant: nearestName(name, names) })),
  );
  return [
    ...strange.map(({ size, name, meant }): Finding => {
      const must = meant ? `must be named ${meant}` : 'must be the name of a column';
      const path = [at, 'rows', size, name];
      return { ...stop(FILE, path, `${must}: ${names.join(', ')}`), part: 'name' };
    }),
    ...Object.entries(columns).flatMap(([name, { holds }]) => {
      const inColumn = Object.entries(rows)
        .filter(([size]) => !strange.some((one) => one.size === size && one.meant === name))
        .map(([size, row]) => ({ path: [at, 'rows', size, name], value: row[name] }));
      return columnFindings(holds, inColumn);
    }),
  ];
}

const MEASURE = `must be a number above 0, or ${FROM_TO}`;

/** The rule for a text in the place of a measure: the numbers in the text, if it has any. */
function measureMust(text: string): string {
  const { value } = { value: undefined, ...readMeasure(text) };
  if (value === undefined) return MEASURE;
  return typeof value === 'number'
    ? `must be a number: ${value}`
    : `must be two numbers: ${either(`[${value.join(', ')}]`, value.join('–'))}`;
}

function columnFindings(
  holds: SizeGuide['columns'][string]['holds'],
  rows: readonly { path: Finding['path']; value: SizeGuideValue | undefined }[],
): Finding[] {
  let [lastFrom, lastTo] = [0, 0];
  return rows.flatMap(({ path, value }): Finding[] => {
    const wants = holds === 'text' ? 'text' : 'number';
    const says = (must: string) => [{ ...stop(FILE, path, must, value), wants } as const];
    if (value === undefined)
      return says(`must be there: ${holds === 'text' ? 'text' : `a number, or ${FROM_TO}`}`);
    if (holds === 'text') return typeof value === 'string' ? [] : says('must be text');
    if (typeof value === 'string') return says(measureMust(value));
    const [from, to] = typeof value === 'object' ? value : [value, value];
    if (to < from) return says(MEASURE);
    if (holds === 'cm' && to > MOST_CM) return says(`must be ${MOST_CM} cm at most`);
    if (from < lastFrom || to < lastTo) {
      return says('must not be less than in the row above: the smallest size is first');
    }
    [lastFrom, lastTo] = [from, to];
    return [];
  });
}

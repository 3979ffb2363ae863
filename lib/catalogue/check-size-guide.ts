import type { SizeGuide } from '@/data/types';
import { nearestName } from '@/lib/format/nearest-name';
import { asRecord, isText } from '@/lib/format/unknown-values';
import { categoryFile } from './check-categories';
import type { LooseSizeSets, ProductsByCategory } from './check-products';
import { type Issue, isSlug, issueCollector, type Loose } from './issue';
import { severalSizesMust } from './several-sizes';

export type LooseSizeGuide = Loose<keyof SizeGuide>;

const FILE = 'data/size-guide.ts';

/** What nobody measures in centimetres. */
const MOST_CM = 250;

const figures: readonly SizeGuide['figure'][] = ['foot', 'child', 'body', 'waistband'];
const between: readonly SizeGuide['between'][] = ['larger', 'smaller'];

/**
 * Every issue in the size guides, and each size of a set or of a product's own list that its guide has no
 * row for.
 */
export function sizeGuideIssues(
  guides: readonly LooseSizeGuide[],
  sizeSets: LooseSizeSets,
  categories: ProductsByCategory,
): Issue[] {
  return [
    ...guides.flatMap((guide, at) => guideIssues(guide, at, guides, sizeSets)),
    ...ownListIssues(guides, categories),
  ];
}

function guideIssues(
  guide: LooseSizeGuide,
  at: number,
  guides: readonly LooseSizeGuide[],
  sizeSets: LooseSizeSets,
): Issue[] {
  const { id, title, sizeTitle, steps, figure, sample } = guide;
  const { add, issues } = issueCollector({
    file: FILE,
    entry: isText(id) ? id : `entry ${at + 1}`,
  });
  if (!isSlug(id)) add('id', 'must be lower-case letters, digits and hyphens', id);
  if (guides.findIndex((other) => other.id === id) !== at) add('id', 'must be used once');
  for (const [field, value] of Object.entries({ title, sizeTitle })) {
    if (!isText(value)) add(field, 'must be text in quotes', value);
  }
  if (!Array.isArray(steps) || steps.length === 0 || !steps.every(isText)) {
    add('steps', 'must be a list of texts in quotes');
  }
  if (!figures.some((one) => one === figure)) add('figure', `must be ${oneOf(figures)}`, figure);
  if (!between.some((one) => one === guide.between)) {
    add('between', `must be ${oneOf(between)}`, guide.between);
  }
  if (sample !== undefined && sample !== true) add('sample', 'must be true or left out', sample);
  for (const issue of rowIssues(guide)) add(...issue);
  for (const size of sizeSets[String(id)] ?? []) {
    if (isLacking(guide, size)) {
      add(`rows.${size}`, `must be there: size ${size} is in the size set "${id}"`);
    }
  }
  return issues;
}

type FieldIssue = [field: string, must: string, ...value: [unknown?]];

function rowIssues(guide: LooseSizeGuide): FieldIssue[] {
  const columns = asRecord(guide.columns);
  const rows = Object.entries(asRecord(guide.rows));
  if (rows.length === 0) return [['rows', 'must have a row for each size']];
  const names = Object.keys(columns);
  if (names.length === 0) return [['columns', 'must have one column at least']];
  return [
    ...rows.flatMap(([size, row]) =>
      Object.keys(asRecord(row))
        .filter((name) => !names.includes(name))
        .map((name): FieldIssue => {
          const meant = nearestName(name, names);
          const must = meant ? `must be named ${meant}` : 'must be the name of a column';
          return [`rows.${size}.${name}`, `${must}: ${names.join(', ')}`];
        }),
    ),
    ...names.flatMap((name) => columnIssues(name, asRecord(columns[name]), rows)),
  ];
}

function columnIssues(
  name: string,
  { title, holds }: Readonly<Record<string, unknown>>,
  rows: readonly (readonly [size: string, row: unknown])[],
): FieldIssue[] {
  if (!isText(title)) return [[`columns.${name}.title`, 'must be text in quotes', title]];
  if (holds !== 'cm' && holds !== 'number' && holds !== 'text') {
    return [[`columns.${name}.holds`, 'must be "cm", "number" or "text"', holds]];
  }
  let [lastFrom, lastTo] = [0, 0];
  return rows.flatMap(([size, row]): FieldIssue[] => {
    const field = `rows.${size}.${name}`;
    const value = asRecord(row)[name];
    if (holds === 'text') return isText(value) ? [] : [[field, 'must be text in quotes', value]];
    const [from, to = from, ...more] = Array.isArray(value) ? value : [value];
    if (!isAmount(from) || !isAmount(to) || more.length > 0 || to < from) {
      return [[field, 'must be a number above 0, or [from, to], without quotes', value]];
    }
    if (holds === 'cm' && to > MOST_CM) return [[field, `must be ${MOST_CM} cm at most`, value]];
    if (from < lastFrom || to < lastTo) {
      return [[field, 'must not be less than in the row above: the smallest size is first', value]];
    }
    [lastFrom, lastTo] = [from, to];
    return [];
  });
}

/** Products with their own list of sizes that name a guide: it is there and has their sizes. */
function ownListIssues(guides: readonly LooseSizeGuide[], categories: ProductsByCategory): Issue[] {
  return categories.flatMap(({ id, products = [] }) =>
    products.flatMap(({ id: product, sizes, sizeGuide }, at) => {
      if (!isText(sizeGuide) || !Array.isArray(sizes)) return [];
      const entry = isText(product) ? product : `product ${at + 1}`;
      const { add, issues } = issueCollector({ file: categoryFile(id), entry });
      const guide = guides.find((one) => one.id === sizeGuide);
      if (!guide) {
        const known = guides.map((one) => String(one.id));
        const meant = nearestName(sizeGuide, known);
        const must = known.length > 0 ? `must be ${oneOf(known)}` : 'must be left out';
        add(
          'sizeGuide',
          `${must}: ${FILE} has no other guide${meant ? `; did you mean "${meant}"?` : ''}`,
          sizeGuide,
        );
        return issues;
      }
      const lacking = sizes.filter((size) => isLacking(guide, String(size)));
      if (lacking.length > 0) {
        const named = lacking.join(', ');
        add(
          'sizeGuide',
          `must have a row for each size: ${FILE} ${sizeGuide} has none for ${named}`,
        );
      }
      return issues;
    }),
  );
}

/** Whether a guide needs a row for a size; what is several sizes in one text is said of the sizes. */
function isLacking({ rows }: LooseSizeGuide, size: string): boolean {
  return !Object.hasOwn(asRecord(rows), size) && !severalSizesMust([size]);
}

function isAmount(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) > 0;
}

/** '"foot" or "body"' */
function oneOf(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(' or ');
}

import type { CategoryRecord } from '@/data/schema/category';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { nearestName } from '@/lib/values/nearest-name';
import { type Findings, readCell } from './cell-findings';
import { clean, textOfCell } from './cell-values';
import { columnAt, type Placed } from './columns';
import { freeNamesBeside, sameName, slugOf } from './names';
import type { TableRow } from './table';
import { mainNames, type Twins } from './twin-categories';

/** The category of a row; undefined, with an issue, where it says none that the shop has. */
export type CategoryFinder = (
  row: TableRow,
  existing: Placed | undefined,
) => CategoryRecord | undefined;

interface Choices {
  /** Those that may be made. */
  newCategories: readonly CategoryRecord[];
  sameCategories?: readonly Twins[];
  /** The name of the category for new products whose row has none. */
  category?: string | undefined;
}

/** Finds the categories of rows, also those that may be made. `unknown` takes the names of the others. */
export function categoryFinder(
  data: CatalogueData,
  { newCategories, sameCategories = [], category: usual }: Choices,
  unknown: Map<string, string>,
  findings: Findings,
): CategoryFinder {
  const byName = new Map(
    [...newCategories, ...data.categories].flatMap((category) =>
      [category.id, category.name].map((name) => [sameName(name), category] as const),
    ),
  );
  const meantBy = mainNames(sameCategories);
  const names = data.categories.map((one) => one.name);
  const [only, another] = data.categories;
  return (row, existing) => {
    const said = readCell(row, 'category', textOfCell, findings) ?? '';
    if (said === '' && existing) return existing.category;
    const name = meantBy.get(sameName(said)) ?? (said || (usual ?? ''));
    if (name === '' && only && !another) return only;
    const category = byName.get(sameName(name));
    if (category) return category;
    const meant = nearestName(name, names);
    const isUnknown = name !== '' && !meant;
    // However a row spells it, it is one name that is missing.
    const missing = unknown.get(sameName(name)) ?? name;
    if (isUnknown) unknown.set(sameName(name), missing);
    const help = [
      ...(meant ? [`did you mean "${meant}"?`] : []),
      ...(isUnknown ? ['to make a new one, add --new-category and its name to the command'] : []),
      ...(name === ''
        ? [
            `for all rows that say none, add --category and ${only ? 'one of them' : 'its name'} to the command`,
          ]
        : []),
    ];
    findings.add({
      row: row.row,
      where: columnAt('category').header,
      found: name === '' ? undefined : `"${isUnknown ? missing : name}"`,
      must: [
        names.length > 0
          ? `must be one of ${names.join(', ')}`
          : 'must be a category, of which the shop has none yet',
        ...help,
      ].join('; '),
      needsOption: isUnknown || name === '' || undefined,
    });
    return undefined;
  };
}

/** The categories of these names that the shop does not have. */
export function categoriesToMake(
  names: readonly string[],
  { categories }: CatalogueData,
): readonly CategoryRecord[] {
  const known = new Set(categories.flatMap(({ id, name }) => [sameName(id), sameName(name)]));
  const freeFolder = freeNamesBeside(categories.map(({ folder }) => folder));
  return names.map(clean).flatMap((name) => {
    if (known.has(sameName(name))) return [];
    known.add(sameName(name));
    const id = slugOf(name);
    return [{ id, name, folder: freeFolder(id), products: [] }];
  });
}

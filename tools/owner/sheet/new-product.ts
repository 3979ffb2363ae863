import { googleCategories } from '@/data/merchant';
import type { CategoryRecord } from '@/data/schema/category';
import type { ProductRecord } from '@/data/schema/product';
import type { SizeGuide } from '@/data/schema/size-guide';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { swahiliColours } from '@/lib/format/written-words';
import { memoize } from '@/lib/values/memoize';
import { kindFinder } from '@/tools/owner/check/between-records/kind-in-name';
import { guideOfSizes } from './guide-of-sizes';
import type { Fields } from './read-row';
import { whomIn, whomOfKind } from './whom-in-words';

const kindIn = kindFinder(Object.keys(googleCategories));

const SHARED = ['kind', 'ageGroup', 'gender', 'sizes'] as const;
type Shared = (typeof SHARED)[number];
type SharedFields = Partial<Pick<ProductRecord, Shared>>;

const COMMON_COLOURS = [
  ...['Black', 'White', 'Blue', 'Navy', 'Red', 'Green', 'Brown', 'Grey', 'Beige', 'Pink'],
  ...['Purple', 'Yellow', 'Orange', 'Maroon', 'Cream', 'Khaki', 'Gold', 'Silver', 'Tan'],
];

/** The facts of a product if neither its row nor its category says otherwise. */
export const assumed = { ageGroup: 'adult', gender: 'unisex' } as const;
export type Assumed = keyof typeof assumed;

/** Fills in what the row of a new product leaves out. Gives the fields that are merely assumed. */
export type FillNew = (
  fields: Fields,
  category: CategoryRecord | undefined,
  kindText?: string,
) => readonly Assumed[];

/**
 * Fills in the rows of new products from their names, their categories and the usual values.
 * `shared` has the values of most products in the category.
 */
export function newProductFiller(
  data: CatalogueData,
  sizeGuides: readonly SizeGuide[] = [],
  shared: readonly Shared[] = SHARED,
): FillNew {
  const colourIn = colourFinder(data);
  const sharedIn = memoize((category: CategoryRecord) => sharedFields(category, shared));
  return (fields, category, kindText = '') => {
    const name = String(fields.name);
    const usual: SharedFields = category ? sharedIn(category) : {};
    const fill = (facts: object) => {
      for (const [field, value] of Object.entries(facts)) fields[field] ??= value;
    };
    fill(whomIn(name));
    fields.kind ??= kindIn(name, fields.ageGroup ?? usual.ageGroup);
    fill(usual);
    fill(whomIn(category?.name ?? ''));
    // An export's own path ends with the kind: 'Clothing > Dresses'. A new category has its kind in its name.
    const isNew = category?.products.length === 0;
    const more = [...kindText.split('>').toReversed(), isNew ? category.name : ''];
    fields.kind ??= more
      .map((text) => kindIn(text, fields.ageGroup))
      .find((kind) => kind !== undefined);
    fill(whomOfKind(fields.kind));
    fields.sizeGuide ??= guideOfSizes(fields.sizes, fields.kind, data, sizeGuides);
    fields.description ??= `${name.replace(/[.!?]$/, '')}.`;
    fields.alt ??= name;
    fields.colour ??= colourIn(name);
    const missing = (['ageGroup', 'gender'] as const).filter((field) => !fields[field]);
    for (const field of missing) fields[field] = assumed[field];
    for (const field of Object.keys(fields)) if (fields[field] === undefined) delete fields[field];
    return missing;
  };
}

/**
 * The fields that most products of a category share; none where it has no products. Its kind only where
 * half of them or more are of it: in a category of boots, sneakers and heels any guess would be wrong.
 */
function sharedFields({ products }: CategoryRecord, shared: readonly Shared[]): SharedFields {
  const fields = shared.flatMap((field) => {
    const values = products.map((product) => product[field]);
    const value = mostCommon(values);
    const isKnown =
      value !== undefined &&
      (field !== 'kind' || 2 * values.filter((one) => one === value).length >= values.length);
    return isKnown ? [[field, value]] : [];
  });
  return Object.fromEntries(fields);
}

/** Finds the colour in a name, among the shop's colours and the common colours. */
function colourFinder({ categories }: CatalogueData): (name: string) => string | undefined {
  const own = categories.flatMap(({ products }) =>
    products.flatMap(({ colour }) => colour?.split('/') ?? []),
  );
  const known = [...own, ...COMMON_COLOURS].reverse();
  const colours = new Map([
    ...Object.entries(swahiliColours),
    ...known.map((colour) => [colour.toLowerCase(), colour] as const),
  ]);
  return (name) => {
    const words = name.toLowerCase().split(/[^\p{L}]+/u);
    return words.map((word) => colours.get(word)).find((colour) => colour !== undefined);
  };
}

/** The value that most have; the first of several. */
function mostCommon<T>(values: readonly T[]): T | undefined {
  const counts = new Map<string, { value: T; count: number }>();
  for (const value of values.filter((one) => one !== undefined)) {
    const key = JSON.stringify(value);
    counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.value;
}

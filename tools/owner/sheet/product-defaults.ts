import type { CategoryRecord, ProductRecord } from '@/data/types';
import type { CatalogueData } from '@/lib/catalogue/catalogue';

type DefaultFields = Pick<ProductRecord, 'kind' | 'ageGroup' | 'gender' | 'sizes'>;

const COMMON_COLOURS = [
  'Black',
  'White',
  'Blue',
  'Navy',
  'Red',
  'Green',
  'Brown',
  'Grey',
  'Beige',
  'Pink',
  'Purple',
  'Yellow',
  'Orange',
  'Maroon',
  'Cream',
  'Khaki',
  'Gold',
  'Silver',
  'Tan',
];

/** What a new product has where its row says nothing. */
export class ProductDefaults {
  readonly #colours: ReadonlyMap<string, string>;
  readonly #byCategory = new Map<CategoryRecord, Partial<DefaultFields>>();

  constructor({ categories }: CatalogueData) {
    const own = categories.flatMap(({ products }) =>
      products.flatMap(({ colour }) => colour?.split('/') ?? []),
    );
    const known = [...own, ...COMMON_COLOURS].reverse();
    this.#colours = new Map(known.map((colour) => [colour.toLowerCase(), colour]));
  }

  /**
   * The fields that most products of a category share; none where it has no products. Its kind only where half of
   * them or more are of it: in a category of boots, sneakers and heels any guess would be wrong.
   */
  of(category: CategoryRecord): Partial<DefaultFields> {
    const kept = this.#byCategory.get(category);
    if (kept) return kept;
    const fields = (['kind', 'ageGroup', 'gender', 'sizes'] as const).flatMap((field) => {
      const values = category.products.map((product) => product[field]);
      const value = mostCommon(values);
      const isKnown =
        value !== undefined &&
        (field !== 'kind' || 2 * values.filter((one) => one === value).length >= values.length);
      return isKnown ? [[field, value]] : [];
    });
    const defaults: Partial<DefaultFields> = Object.fromEntries(fields);
    this.#byCategory.set(category, defaults);
    return defaults;
  }

  /** A colour that a name says, among those of the shop and the common ones. */
  colourIn(name: string): string | undefined {
    const words = name.toLowerCase().split(/[^\p{L}]+/u);
    return words.map((word) => this.#colours.get(word)).find((colour) => colour !== undefined);
  }
}

/** The value that most of a category's products have; the first of several. */
function mostCommon<T>(values: readonly T[]): T | undefined {
  const counts = new Map<string, { value: T; count: number }>();
  for (const value of values.filter((one) => one !== undefined)) {
    const key = JSON.stringify(value);
    counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.value;
}

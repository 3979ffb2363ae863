import type { PeopleAudience } from 'schema-dts';
import { googleCategories } from '@/data/merchant';
import type { AgeGroup } from '@/data/schema/product';
import type { Product } from '@/lib/catalogue/product';
import { fnv1a } from '@/lib/values/fnv1a';

/*
 * What a product is, by the names it has in the feeds and in schema.org. A new fact of this kind gets
 * its two names here.
 */

/** The facts as fields of Google Merchant and of Meta's catalogue. */
export function feedFacts(product: Product) {
  return {
    google_product_category: googleCategories[product.kind] ?? '',
    age_group: product.ageGroup,
    gender: product.gender,
    color: product.colour,
    ...materialOf(product),
  };
}

/** The facts as properties of a schema.org product, the same for each of its sizes. */
export function schemaFacts(product: Product) {
  return { color: product.colour.replaceAll('/', ', '), ...materialOf(product) };
}

/** A sample is shown on the page and said to no search engine (docs/decisions/0008). */
function materialOf({ material, sample }: Product) {
  return material && !sample ? { material } : {};
}

/** The people a product is made for, as schema.org describes them. */
export function schemaAudience({ gender, ageGroup }: Product): PeopleAudience {
  return { '@type': 'PeopleAudience', suggestedGender: gender, ...suggestedYears[ageGroup] };
}

/** Google's age groups in years. */
const suggestedYears: Readonly<
  Record<AgeGroup, { suggestedMinAge: number; suggestedMaxAge?: number }>
> = {
  newborn: { suggestedMinAge: 0, suggestedMaxAge: 0.25 },
  infant: { suggestedMinAge: 0.25, suggestedMaxAge: 1 },
  toddler: { suggestedMinAge: 1, suggestedMaxAge: 5 },
  kids: { suggestedMinAge: 5, suggestedMaxAge: 13 },
  adult: { suggestedMinAge: 13 },
};

/** The characters that Google takes of an id. */
const MOST = 50;

/** The id of a product in feeds and structured data: its own, cut where it is too long. */
export function groupId({ id }: Pick<Product, 'id'>): string {
  return id.length <= MOST ? id : marked(id, id);
}

/**
 * The id of one size of a product in feeds and structured data: 'brogue-41', 'tee-2_3y'. Where
 * that would be too long for Google, or the same as another size's, it is cut and ends in a mark made of the size.
 */
export function variantId({ id, sizes }: Pick<Product, 'id' | 'sizes'>, size: string): string {
  const plain = plainId(id, size);
  const isShared = sizes.some((other) => other !== size && plainId(id, other) === plain);
  return plain.length <= MOST && !isShared ? plain : marked(plain, `${id} ${size}`);
}

function plainId(id: string, size: string): string {
  return `${id}-${size.replace(/[^A-Za-z0-9]+/g, '_')}`;
}

/** The beginning of an id with a mark that is drawn from `whole`, in as many characters as Google takes. */
function marked(id: string, whole: string): string {
  const mark = `.${fnv1a(whole).toString(36)}`;
  return id.slice(0, MOST - mark.length) + mark;
}

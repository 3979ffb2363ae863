import type { Product } from '@/lib/catalogue/product';
import { fnv1a } from '@/lib/values/fnv1a';

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

import { encodeText } from '@/lib/values/well-formed';

/** What the place where stock is changed depends on. */
interface Stocked {
  id: string;
  /** The category's folder; '' where it is not known. */
  category: string;
}

/** The module of a product in the shop's files. */
export function stockModule({ id, category }: Stocked): string {
  return `data/catalogue/${category || '…'}/${id}.ts`;
}

/**
 * The address where a product's stock is changed, from what the owner typed: the address of a sheet, of
 * the shop's repository on github.com, or one with {category} and {id} in it. Undefined where that is no
 * address, or names a category that is not known.
 */
export function stockAddress(stockAt: string, product: Stocked): string | undefined {
  const address = readStockPlace(stockAt);
  if (!address) return undefined;
  const [, repository] =
    /^(https:\/\/github\.com\/[^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(address) ?? [];
  const pattern = repository
    ? `${repository}/edit/main/data/catalogue/{category}/{id}.ts`
    : address;
  if (pattern.includes('{category}') && !product.category) return repository;
  return pattern
    .replaceAll('{category}', encodeText(product.category))
    .replaceAll('{id}', encodeText(product.id));
}

/** What the owner typed, where it is an address of the web; undefined for any other text. */
export function readStockPlace(text: string): string | undefined {
  const typed = text.trim();
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(typed) ? typed : undefined;
}

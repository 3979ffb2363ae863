import { sitePath } from '@/lib/site/site-path';
import type { CardProduct } from './product';
import { readShelfPage, shelfDataPath } from './shelf-pages';

/** The pages fetched in this visit, by where they stand: coming Back finds them shown. */
const fetched = new Map<string, readonly CardProduct[]>();

/** The pages of a shelf from one number on, as far as this visit has them without a gap. */
export function keptPages(shelf: `/${string}`, from: number): (readonly CardProduct[])[] {
  const page = fetched.get(shelfDataPath(shelf, from));
  return page ? [page, ...keptPages(shelf, from + 1)] : [];
}

/** The products of one page of a shelf. Rejects without network, and for any answer but a page. */
export async function fetchPage(
  shelf: `/${string}`,
  page: number,
): Promise<readonly CardProduct[]> {
  const path = shelfDataPath(shelf, page);
  const answer = await fetch(sitePath(path));
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  const products = readShelfPage(await answer.json());
  fetched.set(path, products);
  return products;
}

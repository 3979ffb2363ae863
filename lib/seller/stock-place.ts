import { encodeText } from '@/lib/values/well-formed';

/** What the place where stock is changed depends on. */
interface Stocked {
  /** '' where it is not known. */
  id: string;
  /** The category's id; '' where it is not known. */
  category: string;
}

/** The module of a product in the shop's files; `id` is '' where it is not known. */
export function stockModule(id: string): string {
  return `data/catalogue/products/${id || '…'}.ts`;
}

/** A repository on github.com with its branch, from the address of any of its pages. */
const GITHUB =
  /^https?:\/\/(?:www\.)?github\.com\/([^/?#]+)\/([^/?#]+?)(?:\.git)?(?:\/(?:tree|blob|edit)\/([^/?#]+))?(?:[/?#]|$)/i;

/**
 * The address where a product's stock is changed, from what the owner typed: the address of a sheet, of
 * the shop's repository on github.com, or one with {category} and {id} in it. Undefined where that is no
 * address, or names a category that is not known.
 */
export function stockAddress(stockAt: string, product: Stocked): string | undefined {
  const address = readStockPlace(stockAt);
  if (!address) return undefined;
  const isPattern = /\{(?:category|id)\}/.test(address);
  const [, owner, name, branch = 'main'] = (!isPattern && GITHUB.exec(address)) || [];
  const repository = `https://github.com/${owner}/${name}`;
  if (owner) {
    return product.id ? `${repository}/edit/${branch}/${stockModule(product.id)}` : repository;
  }
  if (address.includes('{category}') && !product.category) return undefined;
  return address
    .replaceAll('{category}', encodeText(product.category))
    .replaceAll('{id}', encodeText(product.id));
}

/**
 * What the owner typed, where it is an address of the web, as a whole one; undefined for any other text. On
 * github.com it must name a repository.
 */
export function readStockPlace(text: string): string | undefined {
  const typed = text.trim();
  // Without its beginning, as browsers show it.
  const address = /^[^\s/:]+\.[^\s/:]+\/\S+$/.test(typed) ? `https://${typed}` : typed;
  if (!/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address)) return undefined;
  const isGithub = /^https?:\/\/(?:www\.)?github\.com(?:[/?#]|$)/i.test(address);
  return isGithub && !GITHUB.test(address) ? undefined : address;
}

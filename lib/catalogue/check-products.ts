import { nearestName } from '@/lib/format/nearest-name';
import { isText } from '@/lib/format/unknown-values';
import { cardPrefixes } from './card-prefixes';
import { cardFactIssues, type LooseCardFacts } from './check-card-facts';
import { categoryFile, RESERVED_ID } from './check-categories';
import { detailIssues, type LooseDetails } from './check-details';
import { feedFactIssues, type LooseFeedFacts } from './check-feed-facts';
import { misspeltFields, productFields } from './check-fields';
import { stockIssues } from './check-stock';
import { type Issue, isSlug, issueCollector, type Loose } from './issue';
import { MOST_PICTURES } from './photo-names';
import { repeatedSize, severalSizesMust, sizeRangeQuestion } from './several-sizes';

/** A product's record before it is checked. */
export type LooseProduct = LooseFeedFacts &
  LooseCardFacts &
  LooseDetails &
  Loose<
    | 'id'
    | 'name'
    | 'folder'
    | 'sizes'
    | 'description'
    | 'alt'
    | 'formerPaths'
    | 'soldOut'
    | 'sizesLeft'
    | 'pictureAwaited'
    | 'views'
  >;

export type LooseSizeSets = Readonly<Record<string, readonly string[]>>;

/** The products of one category, by the category's id. */
export type ProductsByCategory = readonly {
  readonly id?: unknown;
  readonly products?: readonly LooseProduct[];
}[];

/** Every issue in the products of all categories. With `today`, 'YYYY-MM-DD', no product is added after it. */
export function productIssues(
  categories: ProductsByCategory,
  sizeSets: LooseSizeSets,
  today?: string,
): Issue[] {
  const files = new Map<unknown, string>();
  return allProducts(categories).flatMap(({ file, entry, product }) => {
    const { id, name, sizes } = product;
    const { add, issues } = issueCollector({ file, entry });
    if (!isSlug(id)) {
      add('id', 'must be lower-case letters, digits and hyphens, such as "suede-boot"', id);
    }
    if (id === RESERVED_ID) add('id', `must be another word: "${id}" is used by the shop itself`);
    if (Object.values(cardPrefixes).some((prefix) => String(id).startsWith(prefix))) {
      add('id', `must not begin with "${cardPrefixes.page}" or "${cardPrefixes.category}"`);
    }
    const other = files.get(id);
    if (other) add('id', `must be used once: a product in ${other} has it too`);
    files.set(id, file);
    const misspelt = misspeltFields(product, productFields);
    for (const field of ['name', 'description', 'alt'] as const) {
      if (product[field] === undefined && !misspelt.includes(field)) {
        add(field, 'must not be empty');
      }
    }
    for (const [field, value] of Object.entries(product)) {
      if (typeof value === 'string' && !isText(value)) add(field, 'must not be empty');
    }
    if (/^\d+$/.test(String(name))) add('name', 'must be a name and not a number alone', name);
    for (const [field, ...issue] of cardFactIssues(product)) {
      if (!misspelt.includes(field)) add(field, ...issue);
    }
    for (const must of sizesIssues(sizes, sizeSets)) add('sizes', must, sizes);
    issues.push(...rangeQuestions({ file, entry, field: 'sizes' }, sizes));
    for (const [field, must] of stockIssues(product, sizesOf(sizes, sizeSets))) {
      add(field, must, product[field]);
    }
    if (product.drawn && product.pictureAwaited) {
      add('drawn', 'must be left out where pictureAwaited is true: there is no picture');
    }
    if (product.views !== undefined && !isViewList(product.views)) {
      const most = MOST_PICTURES - 1;
      add('views', `must be a list of 1 to ${most} texts in quotes, or left out`, product.views);
    }
    for (const [field, must] of feedFactIssues(product)) add(field, must, product[field]);
    for (const [field, must] of detailIssues(product, today)) add(field, must, product[field]);
    return issues;
  });
}

/** Every issue in former addresses: each leads to one product, and is not a page's address today. */
export function formerPathIssues(categories: ProductsByCategory): Issue[] {
  const products = allProducts(categories);
  const taken = new Map<unknown, unknown>(
    products.map(({ categoryId, product: { id } }) => [`${categoryId}/${id}`, id]),
  );
  return products.flatMap(({ file, entry, product: { formerPaths = [] } }) => {
    const { add, issues } = issueCollector({ file, entry });
    if (!Array.isArray(formerPaths)) {
      add('formerPaths', 'must be a list such as ["shoes/suede-boot"]', formerPaths);
      return issues;
    }
    for (const path of formerPaths) {
      if (!isFormerPath(path)) {
        add('formerPaths', 'must hold addresses such as "shoes/suede-boot"', path);
      } else if (path.split('/').includes(RESERVED_ID)) {
        add('formerPaths', `must not hold "${RESERVED_ID}", which the shop itself uses`, path);
      }
      if (taken.has(path)) {
        add('formerPaths', `must not hold "${path}", an address of ${taken.get(path)}`);
      }
      taken.set(path, entry);
    }
    return issues;
  });
}

/** Every product with its category's id, the file it is in and what it is called in a sentence. */
function allProducts(categories: ProductsByCategory) {
  return categories.flatMap(({ id, products = [] }) =>
    products.map((product, at) => {
      const entry = [product.id, product.name].find(isText) ?? `product ${at + 1}`;
      return { categoryId: id, file: categoryFile(id), entry, product };
    }),
  );
}

function isFormerPath(path: unknown): path is string {
  if (typeof path !== 'string') return false;
  const parts = path.split('/');
  return parts.length === 2 && parts.every(isSlug);
}

function isViewList(views: unknown): boolean {
  return (
    Array.isArray(views) && views.length > 0 && views.length < MOST_PICTURES && views.every(isText)
  );
}

/** The sizes of a record, as far as they can be read. */
function sizesOf(sizes: unknown, sizeSets: LooseSizeSets): readonly unknown[] {
  if (Array.isArray(sizes)) return sizes;
  return Object.hasOwn(sizeSets, String(sizes)) ? (sizeSets[String(sizes)] ?? []) : [];
}

const FILE = 'data/catalogue/size-sets.ts';

/** Every issue in the size sets, data/catalogue/size-sets.ts. */
export function sizeSetIssues(sizeSets: Readonly<Record<string, unknown>>): Issue[] {
  const { add, issues } = issueCollector({ file: FILE });
  for (const [name, sizes] of Object.entries(sizeSets)) {
    const musts = Array.isArray(sizes) && sizes.length > 0 ? listIssues(sizes) : [MUST_LIST];
    for (const must of musts) add(`sizeSets.${name}`, must, sizes);
    issues.push(...rangeQuestions({ file: FILE, field: `sizeSets.${name}` }, sizes));
  }
  return issues;
}

const MUST_LIST = 'must be a list of sizes in quotes';

function listIssues(sizes: readonly unknown[]): string[] {
  if (!sizes.every(isText)) return [MUST_LIST];
  if (repeatedSize(sizes) !== undefined) return ['must be a list with each size once'];
  return [severalSizesMust(sizes)].filter(isText);
}

/** A warning where the one text of a list may be meant as several sizes. */
function rangeQuestions(at: Omit<Issue, 'message'>, sizes: unknown): Issue[] {
  const message = Array.isArray(sizes) && sizes.every(isText) && sizeRangeQuestion(sizes);
  return message ? [{ ...at, message, severity: 'warning' }] : [];
}

function sizesIssues(sizes: unknown, sizeSets: LooseSizeSets): string[] {
  if (typeof sizes === 'string' && Object.hasOwn(sizeSets, sizes)) return [];
  if (!Array.isArray(sizes) || sizes.length === 0) {
    const known = Object.keys(sizeSets);
    const meant = typeof sizes === 'string' ? nearestName(sizes, known) : undefined;
    const help = meant ? `; did you mean "${meant}"?` : '';
    return [`must be one of ${known.join(', ')}, or a list of sizes${help}`];
  }
  return listIssues(sizes);
}

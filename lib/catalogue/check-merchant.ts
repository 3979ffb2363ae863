import { nearestName } from '@/lib/format/nearest-name';
import { asRecord } from '@/lib/format/unknown-values';
import { type Issue, isSlug, issueCollector, type Loose } from './issue';

/** The words that Google and Meta know, and no other. */
const known = {
  ageGroups: ['newborn', 'infant', 'toddler', 'kids', 'adult'],
  genders: ['male', 'female', 'unisex'],
} as const;

/** A path of Google's taxonomy: parts that begin with a capital, ` > ` between them. */
const PATH = /^[A-Z][^<>]*[^<> ](?: > [A-Z][^<>]*[^<> ])+$/;

/** The first part of each path for what is worn or carried. */
const TOPS = ['Apparel & Accessories', 'Luggage & Bags', 'Sporting Goods', 'Baby & Toddler'];

/**
 * Every issue in the kinds of goods and in the words that feeds take, data/merchant.ts.
 */
export function merchantIssues(
  merchant: Loose<'googleCategories' | 'ageGroups' | 'genders'>,
): Issue[] {
  const { add, issues } = issueCollector({ file: 'data/merchant.ts' });
  for (const [kind, path] of Object.entries(asRecord(merchant.googleCategories))) {
    const field = `googleCategories.${kind}`;
    if (!isSlug(kind)) add(field, 'must be named in lower-case letters, digits and hyphens');
    if (typeof path !== 'string' || path === '') continue;
    const [top = ''] = path.split(/ ?> ?/);
    const meant = TOPS.find((one) => one === top) ?? nearestName(top, TOPS);
    if (meant && meant !== top) add(field, `must begin with "${meant}"`, path);
    else if (!PATH.test(path)) {
      add(field, 'must be a path such as "Apparel & Accessories > Shoes"', path);
    }
  }
  for (const [field, words] of Object.entries(known)) {
    const own = merchant[field as keyof typeof known];
    if (!Array.isArray(own)) continue;
    const isComplete = own.length === words.length && words.every((word) => own.includes(word));
    if (!isComplete) add(field, `must be these words, which feeds know: ${words.join(', ')}`, own);
  }
  return issues;
}

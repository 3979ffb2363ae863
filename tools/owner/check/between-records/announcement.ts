import { mostLetters } from '@/data/schema/announcement';
import { categoryPath, productPath } from '@/lib/catalogue/shop-paths';
import { factsOf } from '@/lib/facts/facts-of';
import { leftOut } from '@/lib/format/marks';
import { pagePaths, shopPath } from '@/lib/links/page-paths';
import { nearestName } from '@/lib/values/nearest-name';
import type { CheckedShop, Rule } from '@/tools/owner/check/checked-shop';
import { stop } from '@/tools/owner/check/finding';

const FILE = 'announcement.ts';

const MISSING = {
  text: `must be there: what is announced on its days, or they must be ${leftOut}`,
  first: `must be there: the day from which the text is shown, or that must be ${leftOut}`,
  last: `must be there: the day until which the text is shown, or that must be ${leftOut}`,
} as const;

/** An announcement has a text and both days, in their order. */
const days: Rule = ({ announcement: { text, first, last } }) => {
  const parts = Object.entries({ text, first, last });
  const missing = parts.filter(([, value]) => !value);
  if (missing.length < parts.length && missing.length > 0) {
    return missing.map(([name]) => stop(FILE, [name], MISSING[name as keyof typeof MISSING]));
  }
  if (!first || !last || first <= last) return [];
  return [stop(FILE, ['last'], `must be ${first}, its first day, or later`, last)];
};

/** Its letters count as customers read them: with the facts that it names in braces. */
const length: Rule = (shop) => {
  const { text = '' } = shop.announcement;
  if (!text.includes('{')) return [];
  const facts: Readonly<Record<string, string | undefined>> = factsOf(shop, shop.timeText);
  const fill = (one: string) => one.replace(/\{(\w+)\}/g, (named, name) => facts[name] ?? named);
  // A fact may itself name others.
  const { length: letters } = fill(fill(text));
  if (letters <= mostLetters) return [];
  const must = `must be ${mostLetters} letters or fewer with the facts that it names: it has ${letters}`;
  return [stop(FILE, ['text'], must)];
};

/** The announcement must lead to an existing page. */
const page: Rule = (shop) => {
  const { page } = shop.announcement;
  const known = pagesOf(shop);
  if (!page || known.includes(page)) return [];
  const meant = nearestName(page, known);
  const must = `must be a page of the shop${meant ? `; did you mean "${meant}"?` : ''}`;
  return [stop(FILE, ['page'], must, page)];
};

function pagesOf({ categories, everyProduct }: CheckedShop): readonly string[] {
  return [
    ...Object.values(pagePaths),
    shopPath,
    ...categories.map(({ id }) => categoryPath(id)),
    ...everyProduct.map(({ category, id }) => productPath(category, id)),
  ];
}

export const announcementRules: readonly Rule[] = [days, length, page];

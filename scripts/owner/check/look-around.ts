import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { priceIssues } from '@/lib/catalogue/check-prices';
import { type FixableIssue, publishedIssues } from '@/lib/catalogue/check-published';
import { readPublished } from '@/lib/catalogue/published.build';
import { buildDay } from '@/lib/format/build-day.build';

/** Every issue of the catalogue that shows beside something else: what was published (docs/behaviour.md 22). */
export function lookAround({ categories }: CatalogueData): FixableIssue[] {
  const { published, issues } = readPublished();
  return [
    ...priceIssues(categories),
    ...issues,
    ...publishedIssues(published, categories, buildDay()),
  ];
}

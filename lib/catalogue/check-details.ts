import type { Fit } from '@/data/types';
import { nearestName } from '@/lib/format/nearest-name';
import { isText } from '@/lib/format/unknown-values';
import { isDay } from './check-feed-facts';
import { isSlug, type Loose } from './issue';

/** The facts that a product's own page lists, before they are checked. */
export type LooseDetails = Loose<
  'sizes' | 'sizeGuide' | 'fit' | 'material' | 'care' | 'madeIn' | 'sampleFacts' | 'added'
>;

type DetailIssue = [field: keyof LooseDetails, must: string];

/** How a product may fit, as `fit` says it. */
export const fits = ['small', 'true', 'large'] as const satisfies readonly Fit[];

/** The letters that Google's feed takes of a material. */
const MATERIAL_LETTERS = 200;

/**
 * Which of these fields are wrong, and what each must be. `today` is
 * 'YYYY-MM-DD'; without it a day that is yet to be passes.
 */
export function detailIssues(facts: LooseDetails, today?: string): DetailIssue[] {
  const { material, fit, sizes, sizeGuide, sampleFacts, added } = facts;
  const issues: DetailIssue[] = (['material', 'care', 'madeIn'] as const)
    // An empty text is reported as that of any field is.
    .filter((field) => facts[field] !== undefined && typeof facts[field] !== 'string')
    .map((field) => [field, 'must be a text in quotes']);
  if (typeof material === 'string' && material.length > MATERIAL_LETTERS) {
    issues.push(['material', `must be ${MATERIAL_LETTERS} letters at most`]);
  }
  if (fit !== undefined && !fits.some((one) => one === fit)) {
    const meant = isText(fit) ? nearestName(fit, fits) : undefined;
    const quoted = fits.map((one) => `'${one}'`).join(', ');
    issues.push(['fit', `must be one of ${quoted}${meant ? `; did you mean "${meant}"?` : ''}`]);
  }
  if (sizeGuide !== undefined && !isSlug(sizeGuide)) {
    issues.push(['sizeGuide', "must be the name of a size guide, such as 'waist'"]);
  } else if (sizeGuide !== undefined && typeof sizes === 'string') {
    issues.push(['sizeGuide', 'must be left out where sizes is a size set']);
  }
  if (sampleFacts !== undefined && sampleFacts !== true) {
    issues.push(['sampleFacts', 'must be true, or left out']);
  }
  if (added !== undefined && !isDay(added)) {
    issues.push(['added', 'must be a day such as "2026-11-21"']);
  } else if (isText(added) && today && added > today) {
    issues.push(['added', `must be today, ${today}, or an earlier day`]);
  }
  return issues;
}

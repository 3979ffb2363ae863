import { ageGroups, genders, googleCategories } from '@/data/merchant';
import { nearestName } from '@/lib/format/nearest-name';
import type { Loose } from './issue';

/** What the feeds and the sitemap need of a product, before it is checked. */
export type LooseFeedFacts = Loose<'ageGroup' | 'gender' | 'colour' | 'kind' | 'updated'>;

/** Letters, spaces and hyphens: Google refuses numbers, codes and "see picture". */
const COLOUR = /^[\p{L}][\p{L} -]{0,39}$/u;

/** Which of these fields are wrong, and what each must be, by the rules of Google's feed. */
export function feedFactIssues(
  facts: LooseFeedFacts,
): [field: keyof LooseFeedFacts, must: string][] {
  const { ageGroup, gender, kind, colour, updated } = facts;
  return [
    ...oneOf('ageGroup', ageGroup, ageGroups),
    ...oneOf('gender', gender, genders),
    ...kindIssues(kind),
    ...must(isColour(colour), 'colour', 'must be one to three colours such as "Navy/White"'),
    ...must(
      updated === undefined || isDay(updated),
      'updated',
      'must be a day such as "2026-11-21"',
    ),
  ];
}

function kindIssues(kind: unknown) {
  const kinds = Object.keys(googleCategories);
  const meant = nearestName(String(kind), kinds);
  // A short word is two letters away from many others: the one that was meant begins alike.
  const beginning = String(kind).slice(0, 3).toLowerCase();
  if (meant === kind || beginning === '' || !meant?.startsWith(beginning)) {
    return oneOf('kind', kind, kinds);
  }
  return must(false, 'kind', `must be "${meant}" or another kind of data/merchant.ts`);
}

/** Whether a value is a day of the calendar, written 'YYYY-MM-DD'. */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Google takes up to three colours of 40 letters, 100 in all, the main one first. */
function isColour(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 100) return false;
  const colours = value.split('/');
  return colours.length <= 3 && colours.every((colour) => COLOUR.test(colour));
}

function oneOf(field: keyof LooseFeedFacts, value: unknown, known: readonly string[]) {
  const meant = typeof value === 'string' ? nearestName(value, known) : undefined;
  const help = meant ? `; did you mean "${meant}"?` : '';
  const list = `must be one of ${known.join(', ')}${help}`;
  return must(known.includes(value as string), field, list);
}

function must(
  holds: boolean,
  field: keyof LooseFeedFacts,
  message: string,
): [keyof LooseFeedFacts, string][] {
  return holds ? [] : [[field, message]];
}

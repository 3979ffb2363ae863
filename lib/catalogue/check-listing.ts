import { ageGroups, genders, googleCategories } from '@/data/merchant';

/** What the feeds and the sitemap want to know of a product, before it is believed. */
export interface LooseListing {
  readonly ageGroup?: unknown;
  readonly gender?: unknown;
  readonly colour?: unknown;
  readonly kind?: unknown;
  readonly updated?: unknown;
}

/** Letters, spaces and hyphens: Google refuses numbers, codes and "see picture". */
const COLOUR = /^[\p{L}][\p{L} -]{0,39}$/u;

/** What is wrong with a product's listing: field and problem, by the rules of Google's feed. */
export function listingProblems(listing: LooseListing): [field: string, problem: string][] {
  const { ageGroup, gender, kind, colour, updated } = listing;
  return [
    ...notOneOf('ageGroup', ageGroup, ageGroups),
    ...notOneOf('gender', gender, genders),
    ...notOneOf('kind', kind, Object.keys(googleCategories)),
    ...(isColour(colour)
      ? []
      : [problem('colour', colour, 'one to three colours such as "Navy/White"')]),
    ...(isDay(updated) ? [] : [problem('updated', updated, 'a day such as "2026-11-21"')]),
  ];
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

function notOneOf(field: string, value: unknown, known: readonly string[]): [string, string][] {
  return known.includes(value as string)
    ? []
    : [problem(field, value, `one of ${known.join(', ')}`)];
}

function problem(field: string, value: unknown, wanted: string): [string, string] {
  return [field, `${JSON.stringify(value) ?? String(value)} is not ${wanted}`];
}

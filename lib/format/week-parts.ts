import type { OpeningHours } from '@/data/schema/visit';

/** Days of a week that follow each other with the same hours: from one day to another, 0 for Monday. */
interface WeekPart {
  from: number;
  to: number;
  /** '08:00–18:00', the earliest first. */
  spans: readonly string[];
}

/** A week in its parts, from the spans of each day from Monday on; a day without any is closed and in no part. */
export function weekParts(week: readonly (readonly string[])[]): WeekPart[] {
  const parts: WeekPart[] = [];
  for (const [day, spans] of week.entries()) {
    const last = parts.at(-1);
    if (last?.to === day - 1 && String(last.spans) === String(spans)) last.to = day;
    else if (spans.length > 0) parts.push({ from: day, to: day, spans });
  }
  return parts;
}

/** The spans of each of these days, '08:00–18:00', the earliest first. */
export function weekSpans(
  openingHours: readonly OpeningHours[],
  days: readonly OpeningHours['days'][number][],
): string[][] {
  return days.map((day) =>
    openingHours
      .filter((one) => one.days.includes(day))
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .sort(),
  );
}

import type { SizeGuides } from '@/data/schema/size-guide';
import { groupSizeKey } from './vocabulary';

/** An age of a guide, '2–2½ years', and what its numbers count. */
const AGE = /^(\d+)(½?)(?:\s*[–-]\s*(\d+)(½?))?\s*(month|year)s?$/i;

/** Up to so many months an age is said in months too. */
const MOST_MONTHS = 36;

/**
 * What a guide calls its sizes besides, in both languages: 'uk 8', '12 months', 'mwaka 1'. By the size and
 * its group, as `groupSizeKey` has them: what may be typed for it.
 */
export function guideWords(guides: SizeGuides): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const { id, columns, rows, owners } of guides) {
    for (const [size, row] of Object.entries(rows)) {
      const typed = Object.keys(columns).flatMap((name) => {
        const value = row[name];
        if (typeof value === 'number' && columns[name]?.holds === 'number')
          return [`${name} ${value}`, `${name} size ${value}`, `${value} ${name}`];
        const english = owners?.rows?.[size]?.[name] ?? value;
        return typeof english === 'string' ? agesIn(english) : [];
      });
      if (typed.length > 0) words.set(groupSizeKey(id, size), typed);
    }
  }
  return words;
}

/** The ages within '12–18 months', each as it may be typed; an age where a size ends is the next one's. */
function agesIn(text: string): string[] {
  const [, first, firstHalf, last, lastHalf, unit] = AGE.exec(text.trim()) ?? [];
  if (first === undefined) return [];
  const months = unit?.toLowerCase() === 'year' ? 12 : 1;
  const from = (Number(first) + (firstHalf ? 0.5 : 0)) * months;
  const to = last === undefined ? from + 1 : (Number(last) + (lastHalf ? 0.5 : 0)) * months;
  const ages: string[] = [];
  for (let month = Math.ceil(from); month < to; month++) {
    if (month <= MOST_MONTHS) ages.push(`${month} months`, `${month} months old`, `miezi ${month}`);
    const year = month / 12;
    if (Number.isInteger(year))
      ages.push(`${year} year`, `${year} year old`, `${year} yr`, yearsSwahili(year));
  }
  return ages;
}

function yearsSwahili(year: number): string {
  return year === 1 ? 'mwaka 1' : `miaka ${year}`;
}

import type { OpeningHours, Visit } from '@/data/schema/visit';
import { spanText } from '@/lib/format/clock-sw';
import { shortTime } from '@/lib/format/kenyan-time';
import { weekParts, weekSpans } from '@/lib/format/week-parts';

const DAYS: readonly (readonly [OpeningHours['days'][number], string])[] = [
  ['Monday', 'Jumatatu'],
  ['Tuesday', 'Jumanne'],
  ['Wednesday', 'Jumatano'],
  ['Thursday', 'Alhamisi'],
  ['Friday', 'Ijumaa'],
  ['Saturday', 'Jumamosi'],
  ['Sunday', 'Jumapili'],
];

/**
 * What the pages in Kiswahili say in the place of `hours`: the opening hours in words, 'Jumatatu–Ijumaa, saa
 * 2 asubuhi – 12 jioni (8am–6pm)'; undefined where there are none to make it of, or no `hours`.
 */
export function kiswahiliHours({ hours, openingHours = [] }: Visit): string | undefined {
  if (hours === undefined || openingHours.length === 0) return undefined;
  const week = weekSpans(
    openingHours,
    DAYS.map(([day]) => day),
  );
  return weekParts(week)
    .map(({ from, to, spans }) => {
      const days = [...new Set([from, to])].map((day) => DAYS[day]?.[1]).join('–');
      return [days, ...spans.map(spanOf)].join(', ');
    })
    .join('; ');
}

function spanOf(span: string): string {
  const [from = '', to = ''] = span.split('–').map(shortTime);
  return spanText(from, to);
}

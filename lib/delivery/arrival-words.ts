import type { DeliveryArea } from '@/data/schema/delivery';
import { areaOf } from '@/lib/facts/delivery-areas';
import { hours } from '@/lib/facts/shop-facts';
import { dayText } from '@/lib/format/day';
import { fillText } from '@/lib/format/fill-text';
import { deliveryDateWords } from '@/words/delivery-date';
import { languageWords } from '@/words/language';
import { type DeliveryTerms, daysTo, deliveryDay } from './delivery-day';

/** When goods arrive: by a day, its midnight as UTC has it in ms, or in the area's own words. */
type Arrival = { day: number } | { area: string; time: string };

/**
 * When goods arrive at the latest that are ordered at a time in ms and go to an area of this name, '' for
 * none; undefined where the shop has no such terms.
 */
export function arrivalOf(
  areaName: string,
  terms: DeliveryTerms | undefined,
  orderedAt: number,
): Arrival | undefined {
  const area = areaOf(areaName);
  const own = area?.pickUp ? area.time : area && terms?.areas[areaName];
  if (area && typeof own === 'string') return { area: area.name, time: own };
  // Without its area an order has no day where the terms are those of some areas alone.
  if (!terms || (!area && terms.places)) return undefined;
  const found = deliveryDay(orderedAt, { ...terms, days: daysTo(areaName, terms) });
  return found && { day: found.day };
}

/** A day by which an order arrives, as the page says it: 'With you by Thursday, 3 December'. */
export function withYouBy(day: number): string {
  return fillText(deliveryDateWords.withYouBy, {
    day: dayText(day, 'weekdayAndDay', languageWords.tag),
  });
}

/** Where an order is collected, and when: 'Collect at Market Street. Mon–Fri 8AM–6PM.' */
export function pickUpText({ means, time }: Pick<DeliveryArea, 'means' | 'time'>): string {
  return `${means}. ${hours ?? time}.`;
}

import { dayText } from '@/lib/format/day';
import { fillText } from '@/lib/format/fill-text';
import { DAY_MS, kenyanMidnight, kenyanMs } from '@/lib/format/kenyan-time';
import { deliveryDateWords } from '@/words/delivery-date';

/** What a date of delivery follows from. */
export interface DeliveryTerms {
  /** Minutes after midnight in Kenya: an order before this leaves on the same day, if the shop is open. */
  before: number;
  /** The same as the shop writes it: '3pm'. */
  hour: string;
  /** Business days until it arrives, at most, where no area is known. */
  days: number;
  /** The days of the week on which the shop is open, 0 for Sunday. */
  open: readonly number[];
  /** Days on which it is closed all the same, 'YYYY-MM-DD'. */
  closed: readonly string[];
  /** The same of each delivery area; its time in its own words where it has no date. */
  areas: Readonly<Record<string, number | string>>;
  /** What the page calls an area, where that is not its English name. */
  names?: Readonly<Record<string, string>>;
  /** Which areas have a date; '' for all areas. */
  places: string;
}

/** The day on which an order that is made now arrives at the latest. */
interface DeliveryDay {
  /** Its midnight as UTC has it, in ms. */
  day: number;
  /** Whether the order must be made before the hour of dispatch. */
  isBeforeHour: boolean;
  /** When this may be another day, in ms. */
  until: number;
}

/** A shop that is closed for longer has no date. */
const MOST_DAYS = 60;

/** The business days until an order arrives in an area, as this phone remembers it, at most. */
export function daysTo(
  area: string,
  { days, areas }: Pick<DeliveryTerms, 'days' | 'areas'>,
): number {
  const own = ownTerm(area, areas);
  return typeof own === 'number' ? own : days;
}

/** The area is of storage: 'constructor' is a word that every object knows. */
function ownTerm(area: string, areas: DeliveryTerms['areas']): number | string | undefined {
  return Object.hasOwn(areas, area) ? areas[area] : undefined;
}

/**
 * The delivery day of an order at a time in ms, by the days on which the shop is open; undefined
 * for a shop that is not open. `now` is a time anywhere; the days are Kenya's.
 */
export function deliveryDay(
  now: number,
  { before, days, open, closed }: Pick<DeliveryTerms, 'before' | 'days' | 'open' | 'closed'>,
): DeliveryDay | undefined {
  const today = kenyanMidnight(now);
  const isOpen = (ms: number) => {
    const day = new Date(ms);
    return open.includes(day.getUTCDay()) && !closed.includes(day.toISOString().slice(0, 10));
  };
  const hour = today + before * 60_000;
  const isBeforeHour = isOpen(today) && now + kenyanMs < hour;
  // An order after the hour leaves on the next open day.
  let left = isBeforeHour ? days : days + 1;
  let inDays = 0;
  for (; left > 0; inDays += 1) {
    if (inDays === MOST_DAYS) return undefined;
    if (isOpen(today + (inDays + 1) * DAY_MS)) left -= 1;
  }
  const until = (isBeforeHour ? hour : today + DAY_MS) - kenyanMs;
  return { day: today + inDays * DAY_MS, isBeforeHour, until };
}

/**
 * What a product's page says of delivery at a time in ms: a day, for the area
 * that this phone remembers its own time, or undefined where nothing can be said. `isElsewhere`: the
 * phone's clock is not Kenya's. `language` is a tag such as 'en-KE'.
 */
export function deliveryDateText(
  delivery: DeliveryDay | undefined,
  { hour, areas, names, places }: Pick<DeliveryTerms, 'hour' | 'areas' | 'names' | 'places'>,
  { area, isElsewhere, language }: { area: string; isElsewhere: boolean; language: string },
): string | undefined {
  const own = ownTerm(area, areas);
  if (typeof own === 'string')
    return fillText(deliveryDateWords.area, { area: names?.[area] ?? area, time: own });
  if (!delivery) return undefined;
  const { day, isBeforeHour } = delivery;
  const text = fillText(
    isBeforeHour
      ? isElsewhere
        ? deliveryDateWords.beforeInKenya
        : deliveryDateWords.before
      : deliveryDateWords.now,
    { hour, day: dayText(day, 'weekdayAndDay', language) },
  );
  return places && own === undefined
    ? fillText(deliveryDateWords.inPlaces, { text, places })
    : text;
}

/**
 * The longest text that a phone in Kenya shows while no area is chosen: a page keeps room for it, so
 * that nothing moves when the date is there. `language` is a tag such as 'en-KE'.
 */
export function longestDeliveryText(
  { hour, places }: Pick<DeliveryTerms, 'hour' | 'places'>,
  language: string,
): string {
  const days = Array.from({ length: 366 }, (_, at) =>
    dayText(at * DAY_MS, 'weekdayAndDay', language),
  );
  const day = days.reduce((a, b) => (b.length > a.length ? b : a));
  const text = fillText(deliveryDateWords.before, { hour, day });
  return places ? fillText(deliveryDateWords.inPlaces, { text, places }) : text;
}

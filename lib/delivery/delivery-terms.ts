import type { DeliveryArea } from '@/data/schema/delivery';
import type { OpeningHours } from '@/data/schema/visit';
import { visit } from '@/data/visit';
import { areaKey, deliveryAreas } from '@/lib/facts/delivery-areas';
import { deliveryDays, dispatchBefore, dispatchPlaces, policies } from '@/lib/facts/policies';
import { timeText } from '@/lib/format/clock';
import { minutesOf } from '@/lib/format/kenyan-time';
import { englishText } from '@/lib/format/owners-text';
import { WEEKDAYS } from '@/lib/format/week';
import type { DeliveryTerms } from './delivery-day';

/** A time of delivery as the shop writes it, and the business days that it takes at most. */
interface Promised {
  text: string;
  /** In English, where `text` is not. */
  owners?: { text: string } | undefined;
  to: number;
}

type TimedArea = Pick<DeliveryArea, 'name' | 'owners' | 'time' | 'pickUp'>;

/** What of a shop's facts a date of delivery depends on. */
interface DeliveryFacts {
  openingHours?: readonly OpeningHours[];
  closedDays?: readonly string[];
  areas: readonly TimedArea[];
  dispatchBefore: string | undefined;
  dispatchPlaces: string | undefined;
  promises: readonly Promised[];
}

/**
 * The terms of a shop. An area has the days of the promise that is its
 * time in English; where no area is known the later promise counts. An area with another time keeps its own words,
 * and so does one that is picked up.
 */
export function termsOf(facts: DeliveryFacts): DeliveryTerms | undefined {
  const { openingHours = [], closedDays = [], areas, promises } = facts;
  const before = minutesOf(facts.dispatchBefore);
  const latest = latestOf(promises);
  if (openingHours.length === 0 || before === undefined || !latest) return undefined;
  const daysOf = (area: TimedArea) =>
    promises.find((promise) => isWithin(area, englishText(promise, 'text')))?.to;
  const isForAll = areas.every((area) => area.pickUp || daysOf(area) !== undefined);
  const named = areas.filter((area) => areaKey(area) !== area.name);
  return {
    before,
    hour: timeText(facts.dispatchBefore ?? ''),
    days: latest.to,
    open: WEEKDAYS.flatMap((name, day) =>
      openingHours.some(({ days }) => days.some((one) => one === name)) ? [day] : [],
    ),
    closed: closedDays,
    areas: Object.fromEntries(areas.map((area) => [areaKey(area), daysOf(area) ?? area.time])),
    ...(named.length > 0 && {
      names: Object.fromEntries(named.map((area) => [areaKey(area), area.name])),
    }),
    places: isForAll ? '' : (facts.dispatchPlaces ?? ''),
  };
}

/**
 * The names of the areas that an order is brought to within this promise, which is in English, in their
 * order: what is picked up has none.
 */
export function placesWithin(promise: string, areas: DeliveryFacts['areas']): readonly string[] {
  return areas.filter((area) => isWithin(area, promise)).map(({ name }) => name);
}

function isWithin(area: TimedArea, promise: string): boolean {
  return !area.pickUp && englishText(area, 'time') === promise;
}

/** The later of the shop's promises, which counts where no area is known; undefined without any. */
export function latestOf(promises: readonly Promised[]): Promised | undefined {
  return promises.toSorted((a, b) => b.to - a.to)[0];
}

const promises = (['home', 'aboutAndFaq'] as const).flatMap((page) => {
  const { [page]: text, owners } = policies.delivery;
  if (!text || !deliveryDays) return [];
  return [{ text, owners: owners && { text: owners[page] }, to: deliveryDays[page].to }];
});

/** What the shop promises where no area is known, such as '2–3 business days'; undefined for nothing. */
export const generalPromise = latestOf(promises)?.text;

/** The terms of the shop's own facts; undefined where it lacks one of them. */
export const deliveryTerms = termsOf({
  ...visit,
  areas: deliveryAreas,
  dispatchBefore,
  dispatchPlaces,
  promises,
});

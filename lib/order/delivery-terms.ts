import { deliveryAreas } from '@/data/delivery';
import { deliveryDays, dispatchBefore, dispatchPlaces, policies } from '@/data/policies';
import { visit } from '@/data/shop';
import type { DeliveryArea, OpeningHours } from '@/data/types';
import { minutesOf, WEEKDAYS } from '@/lib/format/kenyan-time';
import type { DeliveryTerms } from './delivery-date';

/** What of a shop's facts a date of delivery depends on. */
interface DeliveryFacts {
  openingHours?: readonly OpeningHours[];
  closedDays?: readonly string[];
  areas: readonly Pick<DeliveryArea, 'name' | 'time' | 'pickUp'>[];
  dispatchBefore: string;
  dispatchPlaces: string;
  /** The promises on delivery: as the shop writes them, and their latest business days. */
  promises: readonly { text: string; to: number }[];
}

/** The terms of the shop's own facts; undefined where it names no opening hours. */
export const deliveryTerms = termsOf({
  ...visit,
  areas: deliveryAreas,
  dispatchBefore,
  dispatchPlaces,
  promises: (['home', 'aboutAndFaq'] as const).map((page) => ({
    text: policies.delivery[page],
    to: deliveryDays[page].to,
  })),
});

/**
 * The terms of a shop (docs/behaviour.md 27.8, 27.9). Of two promises the later counts. An area with
 * another time than those keeps its own words, and so does one that is picked up.
 */
export function termsOf(facts: DeliveryFacts): DeliveryTerms | undefined {
  const { openingHours = [], closedDays = [], areas, promises } = facts;
  const before = minutesOf(facts.dispatchBefore);
  if (openingHours.length === 0 || before === undefined) return undefined;
  const isPromised = ({ time, pickUp }: Pick<DeliveryArea, 'time' | 'pickUp'>) =>
    !pickUp && promises.some(({ text }) => text === time);
  const isForAll = areas.every((area) => area.pickUp || isPromised(area));
  return {
    before,
    hour: facts.dispatchBefore,
    days: Math.max(...promises.map(({ to }) => to)),
    open: WEEKDAYS.flatMap((name, day) =>
      openingHours.some(({ days }) => days.some((one) => one === name)) ? [day] : [],
    ),
    closed: closedDays,
    areas: Object.fromEntries(areas.map((area) => [area.name, isPromised(area) ? '' : area.time])),
    places: isForAll ? '' : facts.dispatchPlaces,
  };
}

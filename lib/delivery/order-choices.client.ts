import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { followStorage } from '@/lib/browser/follow-storage.client';
import { localStorageOf } from '@/lib/browser/phone-storage.client';
import { orderChoicesKey } from '@/lib/remembered/storage-keys';
import { longestPlace } from '@/lib/values/limits';
import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';
import { cutText } from '@/lib/values/well-formed';

/** What the shopper chose for an order beside its goods; '' for nothing. */
interface OrderChoices {
  /** The name of a delivery area. */
  area: string;
  /** A town or a landmark. */
  place: string;
  /** A way to pay, which the shop may no longer have. */
  payBy: string;
}

/** The choices of a text in storage; anything that is not one counts as nothing. */
export function parseOrderChoices(text: string | null): OrderChoices {
  const { area, place, payBy } = asRecord(asRecord(parseJson(text)).state);
  return {
    area: isText(area) ? area : '',
    place: isText(place) ? cutText(place, longestPlace) : '',
    payBy: isText(payBy) ? payBy : '',
  };
}

const storage = localStorageOf(parseOrderChoices);

/**
 * The choices for this phone's order, kept in local storage under '<shop id>-order'; where storage is
 * blocked or full they last as long as the page.
 */
export const orderChoicesStore = createStore<OrderChoices>()(
  persist(() => parseOrderChoices(null), {
    name: orderChoicesKey,
    storage,
  }),
);

/** Takes over from an order where to deliver and how to pay, each where the phone has no choice yet. */
export function takeChoices({ area, place, payBy }: OrderChoices): void {
  const own = orderChoicesStore.getState();
  orderChoicesStore.setState({
    ...(!own.area && !own.place && { area, place }),
    ...(!own.payBy && payBy !== 'undecided' && { payBy }),
  });
}

// Without it, the next change here would write these choices over newer ones.
followStorage(orderChoicesKey, (event) => {
  if (event || storage.isChanged(orderChoicesKey)) void orderChoicesStore.persist.rehydrate();
});

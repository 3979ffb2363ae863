import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { localStorageOf } from '@/lib/browser/local-storage.client';
import { orderChoicesKey } from '@/lib/remembered/storage-keys';
import { type OrderChoices, parseOrderChoices } from './order-choices';

/**
 * The choices for this phone's order, kept in local storage under '<shop id>-order'; where storage is
 * blocked or full they last as long as the page.
 */
export const orderChoicesStore = createStore<OrderChoices>()(
  persist(() => parseOrderChoices(null), {
    name: orderChoicesKey,
    storage: localStorageOf(parseOrderChoices),
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

// A change in another tab: without it, the next change here would write that one's choices back.
window.addEventListener('storage', ({ key }) => {
  if (key === orderChoicesKey || key === null) void orderChoicesStore.persist.rehydrate();
});

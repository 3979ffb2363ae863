'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { deliveryDayEnd, onDeliveryDayEnd } from '@/lib/delivery/delivery-clock.client';
import type { DeliveryTerms } from '@/lib/delivery/delivery-day';

/** Draws a component anew when the day by which an order of now arrives is another one. */
export function useDeliveryClock(terms: DeliveryTerms | undefined): void {
  const subscribe = useCallback(
    (onChange: () => void) => onDeliveryDayEnd(terms, onChange),
    [terms],
  );
  useSyncExternalStore(subscribe, () => deliveryDayEnd(terms));
}

'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { deliveryDayEnd, onDeliveryDayEnd } from '@/lib/delivery/delivery-clock.client';
import type { DeliveryTerms } from '@/lib/delivery/delivery-day';

/** Renders a component again when the arrival day of an order made now changes. */
export function useDeliveryClock(terms: DeliveryTerms | undefined): void {
  const subscribe = useCallback(
    (onChange: () => void) => onDeliveryDayEnd(terms, onChange),
    [terms],
  );
  useSyncExternalStore(subscribe, () => deliveryDayEnd(terms));
}

'use client';

import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useDeliveryClock } from '@/components/page/use-delivery-clock.client';
import {
  type DeliveryTerms,
  daysTo,
  deliveryDateText,
  deliveryDay,
} from '@/lib/delivery/delivery-day';
import { orderChoicesStore } from '@/lib/delivery/order-choices.client';
import { kenyanMs } from '@/lib/format/kenyan-time';
import { keepTogether } from '@/lib/format/money';

/**
 * The day by which an order that is made now arrives. `children` are shown where no day can be named, and on
 * paper, which is read on other days.
 */
export function DeliveryDate({ terms, children }: { terms: DeliveryTerms; children: ReactNode }) {
  const area = useStore(orderChoicesStore, (choices) => choices.area);
  useDeliveryClock(terms);
  const now = Date.now();
  const delivery = deliveryDay(now, { ...terms, days: daysTo(area, terms) });
  const isElsewhere = new Date(now).getTimezoneOffset() * -60_000 !== kenyanMs;
  const language = document.documentElement.lang;
  const text = deliveryDateText(delivery, terms, { area, isElsewhere, language });
  if (text === undefined) return children;
  return (
    <>
      <span data-no-print="">{keepTogether(text)}</span>
      <span data-on-paper="">{children}</span>
    </>
  );
}

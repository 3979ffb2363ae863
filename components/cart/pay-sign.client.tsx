'use client';

import { LineDrawing } from '@/components/ui/icon';
import type { PayWay } from '@/lib/order/pay-way';

/** A till's counter, a bank, a parcel, a phone that sends, a card. */
const paths: Readonly<Record<PayWay, string>> = {
  till: 'M4.5 10 6 4h12l1.5 6a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0ZM6 13v7h12v-7M10 20v-4h4v4',
  paybill: 'M4 9.5 12 4l8 5.5ZM5 20h14M6.5 17h11M8 10v7m4-7v7m4-7v7',
  delivery: 'M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8M8 6l8 4',
  mpesa:
    'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM12 14V7m-2.5 2.5L12 7l2.5 2.5M11 18h2',
  card: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM3 10h18M6 14.5h4',
};

/** A coin over a hand: nothing is brought. */
const collected =
  'M15.5 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM3 20.5h2.5v-8H3M5.5 13.5h3.2l2.3 1.4h3a1.3 1.3 0 0 1 0 2.6H11m3.8-.2 3.9-2.3a1.4 1.4 0 0 1 1.6 2.3L15 20.5H5.5';

/** The drawing of a way to pay; on delivery also of an order that is picked up. */
export function PaySign({ way, isCollected }: { way: PayWay; isCollected: boolean }) {
  return <LineDrawing path={isCollected && way === 'delivery' ? collected : paths[way]} />;
}

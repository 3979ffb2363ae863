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

/** The drawing of a way to pay. */
export function PaySign({ way }: { way: PayWay }) {
  return <LineDrawing path={paths[way]} />;
}

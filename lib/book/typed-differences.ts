import { fillText } from '@/lib/format/fill-text';
import type { OrderContent } from '@/lib/order/link-format';
import { orderSumKes } from '@/lib/order/order-progress';
import { numberWays } from '@/lib/order/pay-way';
import { paidText, paymentDifferences } from '@/lib/payment/payment-differences';
import { pastePaymentWords } from '@/words/paste-payment';
import type { TypedPayment } from './typed-facts';

/**
 * Where a payment that was pasted differs from its order, a sentence each; `now` is in ms. None for a code
 * alone, and where the sum is not known yet.
 */
export function typedDifferences(
  { message, receivedKes }: TypedPayment,
  content: OrderContent,
  now: number,
): readonly string[] {
  const sumKes = orderSumKes(content);
  if (sumKes === undefined) return [];
  const { reference, day, payBy } = content.order;
  const way = numberWays().find((one) => one === payBy);
  if (message)
    return paymentDifferences(message, { sumKes, feeIsAsked: false, reference, day, way }, now);
  if (receivedKes === undefined || receivedKes === sumKes) return [];
  const amounts = { paid: paidText(receivedKes), due: paidText(sumKes) };
  return [fillText(pastePaymentWords.amount, amounts)];
}

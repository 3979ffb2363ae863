import { isPhone, localPhone } from '@/lib/format/phone';
import { shillingsIn } from '@/lib/format/written-money';
import type { StepFacts } from '@/lib/order/order-state';
import { type PaymentReading, readPayment } from '@/lib/sent/payment-message';
import { highestSumKes, longestCarrier } from '@/lib/values/limits';
import { cutAtWord, cutText } from '@/lib/values/well-formed';

/** The whole shillings that somebody typed to be paid; undefined for any other text, 0 and what no order costs. */
export function typedSum(text: string): number | undefined {
  const kes = shillingsIn(text);
  return kes !== undefined && kes >= 1 && kes <= highestSumKes ? kes : undefined;
}

/**
 * The payment in what was typed or pasted; undefined for nothing. The code that the order has already is one,
 * whichever release took it.
 */
export function typedPayment(text: string, own?: string): PaymentReading | undefined {
  if (text.trim() === '') return undefined;
  return text === own ? { kind: 'payment', code: own } : readPayment(text);
}

/**
 * Who brings an order and the number of its parcel, as somebody typed them. A number that is a phone's is
 * the rider's, who has no waybill.
 */
export function typedCarrier(by: string, number: string): Pick<StepFacts, 'carrier' | 'waybill'> {
  const waybill = cutText(number, longestCarrier).trim();
  const phone = /^[+0]/.test(waybill) && isPhone(waybill) ? localPhone(waybill) : '';
  const room = phone ? longestCarrier - phone.length - 2 : longestCarrier;
  const carrier = [cutAtWord(by, room), phone].filter(Boolean).join(', ');
  return { ...(carrier && { carrier }), ...(waybill && !phone && { waybill }) };
}

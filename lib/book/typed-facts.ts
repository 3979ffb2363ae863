import { isPhone, localPhone } from '@/lib/format/phone';
import { shillingsIn } from '@/lib/format/written-money';
import { longestCarrier, type StepFacts } from '@/lib/order/order-state';
import { cutText } from '@/lib/values/well-formed';

const HIGHEST_KES = 10_000_000;

/** The whole shillings that somebody typed to be paid; undefined for any other text, 0 and what no order costs. */
export function typedSum(text: string): number | undefined {
  const kes = shillingsIn(text);
  return kes !== undefined && kes >= 1 && kes <= HIGHEST_KES ? kes : undefined;
}

/**
 * The code of a payment in what was typed or pasted: M-PESA's ten letters and digits in its whole message,
 * or any code alone. '' for an empty text, undefined where there is none.
 */
export function typedCode(text: string): string | undefined {
  const typed = text.trim();
  const [inMessage] = /\b(?=[A-Z]*\d)[A-Z][A-Z0-9]{9}\b/.exec(typed) ?? [];
  if (inMessage || typed === '') return inMessage ?? '';
  return /^[A-Za-z0-9-]{4,20}$/.test(typed) ? typed.toUpperCase() : undefined;
}

/**
 * Who brings an order and the number of its parcel, as somebody typed them. A number that is a phone's is
 * the rider's, who has no waybill.
 */
export function typedCarrier(by: string, number: string): Pick<StepFacts, 'carrier' | 'waybill'> {
  const waybill = cutText(number, longestCarrier).trim();
  const phone = /^[+0]/.test(waybill) && isPhone(waybill) ? localPhone(waybill) : '';
  const room = phone ? longestCarrier - phone.length - 2 : longestCarrier;
  const carrier = [cutText(by, room).trim(), phone].filter(Boolean).join(', ');
  return { ...(carrier && { carrier }), ...(waybill && !phone && { waybill }) };
}

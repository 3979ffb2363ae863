import { isPhone, localPhone } from '@/lib/format/phone';
import { shillingsIn } from '@/lib/format/written-money';
import type { StepFacts } from '@/lib/order/order-state';
import { type PaymentMessage, readPasted, readReceipt } from '@/lib/payment/mpesa-message';
import { highestSumKes, longestCarrier } from '@/lib/values/order-limits';
import { cutText } from '@/lib/values/well-formed';

/** The whole shillings that somebody typed to be paid; undefined for any other text, 0 and what no order costs. */
export function typedSum(text: string): number | undefined {
  const kes = shillingsIn(text);
  return kes !== undefined && kes >= 1 && kes <= highestSumKes ? kes : undefined;
}

/** A payment that was typed, or pasted as its message. */
export interface TypedPayment {
  /** '' for none. */
  code: string;
  /** What a customer's whole message says. */
  message?: PaymentMessage;
  /** What the shop's own message says that it received. */
  receivedKes?: number;
}

/**
 * The payment in what was typed or pasted: its whole message, the customer's or the shop's own, or a code
 * alone, which has a digit. Undefined for a text without one.
 */
export function typedPayment(text: string): TypedPayment | undefined {
  if (text.trim() === '') return { code: '' };
  const typed = readTyped(text);
  return /^[A-Z0-9.-]{4,20}$/.test(typed?.code ?? '') ? typed : undefined;
}

function readTyped(text: string): TypedPayment | undefined {
  const receipt = readReceipt(text);
  if (receipt) return { code: receipt.code, receivedKes: receipt.amountKes };
  const message = readPasted(text);
  if (message.kind === 'payment') return { code: message.code, message };
  if (message.kind === 'code') return { code: message.code };
  const code = text.trim().toUpperCase();
  return /\d/.test(code) ? { code } : undefined;
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

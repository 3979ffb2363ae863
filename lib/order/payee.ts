import { payments } from '@/data/payments';
import type { Payments } from '@/data/schema/payments';
import { fillText } from '@/lib/format/fill-text';
import { localPhone } from '@/lib/format/phone';
import { withoutMarks } from '@/lib/values/well-formed';
import type { NumberWay } from './pay-way';
import { shownReference } from './reference';

/** Where money goes, as M-Pesa asks for it. */
export interface Payee {
  /** Of the till, the paybill or the phone, as people write it. */
  number: string;
  /** Of a paybill alone. */
  account?: string;
  /** The name that M-Pesa shows; left out where the shop has not given it. */
  name?: string | undefined;
}

/** Who gets the money of a way that the shop has; `reference` is the order's, if there is one. */
export function payeeOf(way: NumberWay, reference?: string): Payee {
  const { mpesaNumber, mpesaName, till, paybill } = payments;
  switch (way) {
    case 'mpesa':
      return { number: mpesaNumber ? localPhone(mpesaNumber) : '', name: mpesaName };
    case 'till':
      return { number: withoutMarks(till?.number ?? ''), name: till?.name };
    case 'paybill':
      return {
        number: withoutMarks(paybill?.number ?? ''),
        account: paybillAccount(reference),
        name: paybill?.name,
      };
  }
}

/** Where money goes, in words that name each way: 'M-Pesa till 000000'. */
export function payeeText(
  way: NumberWay,
  words: Readonly<Record<NumberWay, string>>,
  reference?: string,
): string {
  const { number, account = '' } = payeeOf(way, reference);
  return fillText<string>(words[way], { number, account });
}

/**
 * The account that a payment to the paybill names: the order's reference where the paybill takes one, else
 * the shop's own account. `reference` is left out for a payment without an order.
 */
export function paybillAccount(
  reference?: string,
  { account, takesReference }: Partial<NonNullable<Payments['paybill']>> = payments.paybill ?? {},
): string {
  return reference && takesReference ? shownReference(reference) : withoutMarks(account ?? '');
}

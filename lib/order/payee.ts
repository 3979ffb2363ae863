import { payments } from '@/data/payments';
import { localPhone } from '@/lib/format/phone';
import { withoutMarks } from '@/lib/format/without-marks';
import type { NumberWay } from './pay-way';
import { paybillAccount } from './paybill-account';

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

import { payees } from '@/data/payees';
import { payments } from '@/data/shop';
import type { Payees } from '@/data/types';
import { withoutMarks } from '@/lib/format/without-marks';
import { shownReference } from './reference';

/**
 * The account that a payment to the paybill names: the order's reference where the paybill takes one, else
 * the shop's own account. `reference` is left out for a payment without an order.
 */
export function paybillAccount(
  reference?: string,
  { paybillTakesReference }: Pick<Payees, 'paybillTakesReference'> = payees,
): string {
  return reference && paybillTakesReference
    ? shownReference(reference)
    : withoutMarks(payments.paybill.account);
}

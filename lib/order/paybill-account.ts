import { payments } from '@/data/payments';
import type { Payments } from '@/data/schema/payments';
import { withoutMarks } from '@/lib/format/without-marks';
import { shownReference } from './reference';

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

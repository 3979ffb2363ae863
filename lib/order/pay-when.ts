import { payments } from '@/data/payments';
import type { Payments } from '@/data/schema/payments';
import type { PayBy } from './pay-way';

/** When the customer pays: at once, or after the shop has confirmed the order. */
export type PayWhen = NonNullable<Payments['when']>;

/**
 * When an order is paid by the way that was chosen. At once only where the shop wants that and the whole
 * sum is known: `toPayKes` is undefined where the wholesale price is asked for, `feeKes` where it is not
 * known what delivery costs.
 */
export function payWhen(
  payBy: PayBy,
  { toPayKes, feeKes }: { toPayKes: number | undefined; feeKes: number | undefined },
  facts: Payments = payments,
): PayWhen {
  const isWhole = toPayKes !== undefined && feeKes !== undefined;
  return facts.when === 'now' && payBy !== 'undecided' && isWhole ? 'now' : 'confirmed';
}

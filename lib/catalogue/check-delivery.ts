import type { DeliveryArea } from '@/data/types';
import { parseKes } from '@/lib/format/money';
import { isText } from '@/lib/format/unknown-values';
import { type Issue, issueCollector, type Loose } from './issue';

type LooseArea = Loose<keyof DeliveryArea>;

/**
 * Every issue in the delivery areas, data/delivery.ts. `shippingFee` is the
 * promise of data/policies.ts: where it names two sums, 'KSh 200–400', each fee is between them or 0.
 */
export function deliveryIssues(areas: readonly LooseArea[], shippingFee: string): Issue[] {
  const names = new Set<unknown>();
  const [least = 0, most = Number.POSITIVE_INFINITY] = sumsIn(shippingFee);
  return areas.flatMap((area, at) => {
    const { name, feeKes, payOnDelivery, pickUp, anyTown, sample } = area;
    const entry = isText(name) ? name : `entry ${at + 1}`;
    const { add, issues } = issueCollector({ file: 'data/delivery.ts', entry });
    if (names.has(name)) add('name', 'must be the name of one area only');
    names.add(name);
    for (const field of ['name', 'means', 'time'] as const) {
      if (!isText(area[field])) add(field, 'must be text in quotes', area[field]);
    }
    if (!Number.isSafeInteger(feeKes) || Number(feeKes) < 0) {
      add('feeKes', 'must be a whole number of shillings, 0 for free', feeKes);
    } else if (feeKes !== 0 && (Number(feeKes) < least || Number(feeKes) > most)) {
      const promise = `the shippingFee of data/policies.ts, ${shippingFee}`;
      add('feeKes', `must be 0 or within ${promise}; change one of the two`, feeKes);
    }
    if (typeof payOnDelivery !== 'boolean') {
      add('payOnDelivery', 'must be true or false', payOnDelivery);
    }
    for (const [field, value] of Object.entries({ pickUp, anyTown, sample })) {
      if (value !== undefined && value !== true) add(field, 'must be true or left out', value);
    }
    return issues;
  });
}

/** Two sums of a text in whole shillings; none where it has fewer or more. */
function sumsIn(text: string): number[] {
  const sums = [...text.matchAll(/\d[\d,]*/g)].map(([sum]) => parseKes(sum));
  return sums.length === 2 ? sums : [];
}

import { isText } from '@/lib/format/unknown-values';
import { deliveryAreaFields, unknownFieldIssues } from './check-fields';
import { type Issue, issueCollector, type Loose } from './issue';

type LooseArea = Loose<keyof typeof deliveryAreaFields>;

/** Every issue in the delivery areas, data/delivery.ts (docs/behaviour.md 18.6). */
export function deliveryIssues(areas: readonly LooseArea[]): Issue[] {
  const names = new Set<unknown>();
  return areas.flatMap((area, at) => {
    const { name, feeKes, payOnDelivery, pickUp, anyTown, sample } = area;
    const entry = isText(name) ? name : `entry ${at + 1}`;
    const { add, issues } = issueCollector({ file: 'data/delivery.ts', entry });
    for (const [field, must] of unknownFieldIssues(area, deliveryAreaFields)) add(field, must);
    if (names.has(name)) add('name', 'must be the name of one area only');
    names.add(name);
    for (const field of ['name', 'means', 'time'] as const) {
      if (!isText(area[field])) add(field, 'must be text in quotes', area[field]);
    }
    if (!Number.isSafeInteger(feeKes) || Number(feeKes) < 0) {
      add('feeKes', 'must be a whole number of shillings, 0 for free', feeKes);
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

import { minutesOf } from '@/lib/format/kenyan-time';
import { type Issue, issueCollector, type Loose } from './issue';

/**
 * Every issue in the hour and the days of data/policies.ts from which a date of delivery follows.
 */
export function dispatchIssues({
  dispatchBefore,
  deliveryDays,
}: Loose<'dispatchBefore'> & {
  readonly deliveryDays: Readonly<Record<string, Loose<'from' | 'to'>>>;
}): Issue[] {
  const { add, issues } = issueCollector({ file: 'data/policies.ts' });
  if (minutesOf(dispatchBefore) === undefined) {
    add('dispatchBefore', "must be a time such as '3pm' or '2:30pm'", dispatchBefore);
  }
  for (const [page, { from, to }] of Object.entries(deliveryDays)) {
    if (Number(from) > Number(to)) {
      add(`deliveryDays.${page}.to`, `must be ${from}, the earliest day, or more`, to);
    }
  }
  return issues;
}

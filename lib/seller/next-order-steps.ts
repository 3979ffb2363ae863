import { destinationOf } from '@/lib/delivery/delivery';
import type { OrderContent } from '@/lib/order/order-link-format';
import type { StepName } from '@/lib/order/order-state';
import { isCancelled } from '@/lib/sent/where-it-stands';

/** How far an order is with a step. Money may come before it is confirmed, and last. */
const stages: Readonly<Record<StepName, number>> = {
  paid: 0,
  confirmed: 1,
  packed: 2,
  ready: 3,
  sent: 3,
  collected: 4,
  cancelled: 5,
};

/** The steps that can follow, the likely one first. Without an area an order is sent or collected. */
export function nextOrderSteps({ order, state }: OrderContent): readonly StepName[] {
  if (isCancelled(state)) return [];
  const { area } = destinationOf(order);
  const handOver: readonly StepName[] = area ? [area.pickUp ? 'ready' : 'sent'] : ['sent', 'ready'];
  const way: readonly StepName[] =
    order.payBy === 'delivery'
      ? ['confirmed', 'packed', ...handOver, 'paid', 'collected', 'cancelled']
      : ['confirmed', 'paid', 'packed', ...handOver, 'collected', 'cancelled'];
  const taken = state?.steps.map(({ is }) => is) ?? [];
  const stage = Math.max(0, ...taken.map((is) => stages[is]));
  return way.filter(
    (is) =>
      !taken.includes(is) &&
      (is === 'paid' || stages[is] > stage) &&
      !(is === 'cancelled' && taken.includes('collected')),
  );
}

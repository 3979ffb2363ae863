import { isWholesale } from '@/lib/cart/wholesale';
import { destinationOf } from '@/lib/delivery/delivery';
import { kenyanMidnight } from '@/lib/format/kenyan-time';
import { dayMs, orderTotalKes } from '@/lib/order/order-link-facts';
import type { OrderContent } from '@/lib/order/order-link-format';
import {
  minuteMs,
  type OrderState,
  type OrderStep,
  type StepName,
  stepOf,
} from '@/lib/order/order-state';

/** A step of an order as its page lists it. */
export interface ListedStep {
  /** 'new': it was sent to the shop. */
  is: StepName | 'new';
  /** The midnight of its Kenyan day as UTC has it, in ms; undefined for a step that is still to come. */
  day?: number;
  isCurrent: boolean;
}

/** What an order goes through when nothing goes wrong, by how it reaches the customer. */
const ways = {
  brought: ['confirmed', 'paid', 'packed', 'sent', 'collected'],
  pickedUp: ['confirmed', 'paid', 'packed', 'ready', 'collected'],
} as const satisfies Record<string, readonly StepName[]>;

/**
 * The steps of an order: those that were taken, in their order, each once, and those that are still to come.
 * Who pays on receipt has no payment to come before that.
 */
export function listedSteps({ order, state }: OrderContent): readonly ListedStep[] {
  const now = stepOf(state);
  const cancelled = isCancelled(state);
  const taken = (state?.steps ?? []).filter(
    ({ is }, at, all) =>
      at === all.findLastIndex((step) => step.is === is) && (is !== 'cancelled' || cancelled),
  );
  const way: readonly StepName[] = ways[isPickedUp(order) ? 'pickedUp' : 'brought'];
  const furthest = Math.max(-1, ...taken.map(({ is }) => placeIn(way, is)));
  const coming = way
    .slice(furthest + 1)
    .filter((is) => is !== 'paid' || order.payBy !== 'delivery');
  return [
    { is: 'new', day: dayMs(order.day), isCurrent: now === 'new' },
    ...taken.map(({ is, at }) => ({
      is,
      day: kenyanMidnight(minuteMs(at)),
      isCurrent: is === now,
    })),
    ...(isOver(state) ? [] : coming.map((is) => ({ is, isCurrent: false }))),
  ];
}

/** A shop may send what was to be picked up, and the other way round. */
function placeIn(way: readonly StepName[], is: StepName): number {
  return is === 'sent' || is === 'ready' ? way.length - 2 : way.indexOf(is);
}

/** Whether the customer comes for the order. */
export function isPickedUp(order: OrderContent['order']): boolean {
  return destinationOf(order).area?.pickUp === true;
}

/** A step as people say it: an order that was brought is delivered, and one that was fetched collected. */
export type SaidStep = StepName | 'new' | 'delivered';

/** What a step of an order is called, by the way the goods went, or else by the way they are to go. */
export function saidStep<Step extends StepName | 'new'>(
  is: Step,
  { order, state }: OrderContent,
): Step | 'delivered' {
  if (is !== 'collected') return is;
  const handedOver = state?.steps.findLast((step) => step.is === 'sent' || step.is === 'ready');
  const isFetched = handedOver ? handedOver.is === 'ready' : isPickedUp(order);
  return isFetched ? is : 'delivered';
}

/** Whether an order was paid, as far as the shop has said it. */
export function isPaid(state: OrderState | undefined): boolean {
  return state?.steps.some(({ is }) => is === 'paid') === true;
}

/** How far the goods are: the last step that is not the payment, which may come at any time. */
export function goodsStep(state: OrderState | undefined): OrderStep | undefined {
  return state?.steps.findLast(({ is }) => is !== 'paid');
}

/** Whether the shop has called an order off. Money that came after that does not change it. */
export function isCancelled(state: OrderState | undefined): boolean {
  return goodsStep(state)?.is === 'cancelled';
}

/** Whether nothing is to come: it was collected, or cancelled. */
export function isOver(state: OrderState | undefined): boolean {
  return isCancelled(state) || goodsStep(state)?.is === 'collected';
}

/** Whether an order has left, or is over: what is in it stays. */
export function hasLeft(state: OrderState | undefined): boolean {
  const step = goodsStep(state)?.is;
  return isOver(state) || step === 'sent' || step === 'ready';
}

/** Whether the shop has confirmed what an order has, and is at it. */
export function isAgreed(state: OrderState | undefined): boolean {
  return stepOf(state) !== 'new' && !isOver(state) && askedRows(state).length === 0;
}

/** Whether there is still something to pay. */
export function isToPay(state: OrderState | undefined): boolean {
  return !isPaid(state) && !isOver(state);
}

/**
 * What an order comes to in whole shillings, delivery included: what the shop has confirmed, or else the sum
 * of the order. Undefined where that is not known: the wholesale price, or the fee, is asked for.
 */
export function orderSumKes(content: OrderContent): number | undefined {
  const { lines, order, state } = content;
  if (state?.toPayKes !== undefined) return state.toPayKes;
  if (isWholesale(lines) || order.feeKes === undefined) return undefined;
  return orderTotalKes(content);
}

/** Rows of lines that the shop says are sold out, and asks about. */
export function askedRows(state: OrderState | undefined): readonly number[] {
  return isCancelled(state) ? [] : (state?.soldOut ?? []);
}

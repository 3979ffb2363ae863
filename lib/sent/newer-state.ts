import { DAY_MS } from '@/lib/format/kenyan-time';
import { isNewer, minuteMs, type OrderState, stateMinute } from '@/lib/order/order-state';

/** The clocks of two phones differ by so much. */
const CLOCK_MS = 10 * 60_000;

/** A clock may be wrong by so much: a state from further ahead is not believed. */
const FUTURE_MS = 2 * DAY_MS;

/**
 * The state of a link, where it says more of an order than the kept one; undefined where it does not. One
 * from ahead of `now` (in ms) is of now: it must not hide what the shop says later.
 */
export function newerState(
  kept: OrderState | undefined,
  link: OrderState | undefined,
  now: number,
): OrderState | undefined {
  if (!link || minuteMs(link.at) > now + FUTURE_MS) return undefined;
  const isAhead = minuteMs(link.at) > now + CLOCK_MS;
  // Opened again after a later reply, it still is ahead.
  const isNews = isAhead ? !kept || !beginsWith(kept, link) : isNewer(link, kept);
  if (isNews) return untilNow(link, now);
  return kept && goesOn(kept, link) ? untilNow(notBefore(link, kept.at), now) : undefined;
}

/** A state of at least a minute, so that an earlier one with that minute is not newer. */
function notBefore(state: OrderState, minute: number): OrderState {
  const last = state.steps.length - 1;
  const steps = state.steps.map((step, at) => (at === last ? { ...step, at: minute } : step));
  return { ...state, at: minute, steps };
}

/** A state whose times are not ahead of `now`, in ms. */
export function untilNow(state: OrderState, now: number): OrderState {
  if (minuteMs(state.at) <= now + CLOCK_MS) return state;
  const latest = stateMinute(now);
  return {
    ...state,
    at: latest,
    steps: state.steps.map((step) => ({ ...step, at: Math.min(step.at, latest) })),
  };
}

/** Whether a link has the kept steps and more, and nothing was said after those: a step was not taken back. */
function goesOn(kept: OrderState, link: OrderState): boolean {
  if (kept.at !== kept.steps.at(-1)?.at) return false;
  return link.steps.length > kept.steps.length && beginsWith(link, kept);
}

function beginsWith({ steps }: OrderState, first: OrderState): boolean {
  return first.steps.every(({ is }, at) => steps[at]?.is === is);
}

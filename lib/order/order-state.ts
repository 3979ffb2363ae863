/** What the shop says of an order, in the order in which it mostly happens. */
export const stepNames = [
  'confirmed',
  'paid',
  'packed',
  'ready',
  'sent',
  'collected',
  'cancelled',
] as const;
export type StepName = (typeof stepNames)[number];

/** A step of an order, and when the shop took it. */
export interface OrderStep {
  is: StepName;
  /** Minutes since 1 January 2026 (UTC). */
  at: number;
}

/** What has become of an order since it was sent, as a reply of the shop carries it. */
export interface OrderState {
  /** The last one is where the order stands; none: the shop has only asked about it. */
  steps: readonly OrderStep[];
  /** When the shop last said something of it, in the same minutes. */
  at: number;
  /** What there is to pay in whole shillings, delivery included, where the shop has said it. */
  toPayKes?: number;
  /** The code of the payment, 'SJK4H7L2PQ'. */
  paidCode?: string;
  /** Who brings it, and the number of the parcel. */
  carrier?: string;
  waybill?: string;
  /** The lines that are sold out, counted from 0: the shop asks for another size. */
  soldOut?: readonly number[];
}

/** What a step adds to the state of an order. */
export type StepFacts = Omit<OrderState, 'steps' | 'at'>;

/** More steps are not read: an order takes seven, a mistake some more. */
export const MOST_STEPS = 20;

const FIRST_YEAR = 2026;
const FIRST_MINUTE = Date.UTC(FIRST_YEAR, 0) / 60_000;

/**
 * Whether a time in ms cannot be now: it is before the year from which states count, or a hundred years later,
 * when no link carries them. The date of the phone is wrong then.
 */
export function isDateWrong(ms: number): boolean {
  const year = new Date(ms).getUTCFullYear();
  return year < FIRST_YEAR || year >= FIRST_YEAR + 100;
}

/** The minute of a time in ms, as a state has it. */
export function stateMinute(ms: number): number {
  return Math.max(0, Math.floor(ms / 60_000) - FIRST_MINUTE);
}

/** The time of such a minute, in ms. */
export function minuteMs(minute: number): number {
  return (FIRST_MINUTE + minute) * 60_000;
}

/** Where an order stands; 'new' before the shop has confirmed it. */
export function stepOf(state: OrderState | undefined): StepName | 'new' {
  return state?.steps.at(-1)?.is ?? 'new';
}

/** What a step adds, which it says anew when it is said again, and which goes with it where it is taken back. */
const factsOfStep: Partial<Record<StepName, readonly (keyof StepFacts)[]>> = {
  confirmed: ['toPayKes'],
  paid: ['paidCode'],
  sent: ['carrier', 'waybill'],
};

/**
 * The state after a step, with what it adds. The same step again only changes what it adds, and where that is
 * the same too the state is the one that was given: two states with the same `at` never differ. `at` is now,
 * in minutes; a clock that was put back does not make the state an older one.
 */
export function withStep(
  state: OrderState | undefined,
  { is, at, ...facts }: OrderStep & StepFacts,
): OrderState {
  const { steps = [], soldOut: _answered, ...before } = state ?? {};
  const last = steps.at(-1);
  const said = { ...facts, at: minuteAfter(state, at) };
  // The step has its own minute, which two steps may share.
  const step = { is, at: Math.max(at, last?.at ?? 0) };
  const next =
    last?.is === is
      ? { ...withoutFacts(before, is), ...said, steps }
      : { ...before, ...said, steps: [...steps, step].slice(-MOST_STEPS) };
  return state && saysSame(next, state) ? state : next;
}

/**
 * The state before its question, or else before its last step, without what that added, as something said at
 * a minute: what was taken by mistake.
 */
export function withoutLast(state: OrderState, at: number): OrderState {
  const { soldOut, ...rest } = { ...state, at: minuteAfter(state, at) };
  if (soldOut) return rest;
  const steps = state.steps.slice(0, -1);
  const { is } = state.steps.at(-1) ?? {};
  const isStill = steps.some((step) => step.is === is);
  return { ...(is && !isStill ? withoutFacts(rest, is) : rest), at: rest.at, steps };
}

/**
 * The state with a question about lines that are sold out, counted from 0; the one that was given where it
 * asks about them already.
 */
export function withQuestion(
  state: OrderState | undefined,
  soldOut: readonly number[],
  at: number,
): OrderState {
  const next = { steps: [], ...state, at: minuteAfter(state, at), soldOut };
  return state && saysSame(next, state) ? state : next;
}

/** The minute of what is said of a state at a minute: later than all that was said before. */
export function minuteAfter(state: OrderState | undefined, at: number): number {
  return Math.max(at, (state?.at ?? -1) + 1);
}

function withoutFacts<T extends StepFacts>(state: T, is: StepName): T {
  const rest = { ...state };
  for (const fact of factsOfStep[is] ?? []) delete rest[fact];
  return rest;
}

/** Whether two states differ in when they were said at most. */
function saysSame(one: OrderState, other: OrderState): boolean {
  const facts = ['toPayKes', 'paidCode', 'carrier', 'waybill'] as const;
  return (
    one.steps === other.steps &&
    one.soldOut?.join() === other.soldOut?.join() &&
    facts.every((fact) => one[fact] === other[fact])
  );
}

/** Whether a state says more than another: replies may be opened in any order. */
export function isNewer(state: OrderState | undefined, than: OrderState | undefined): boolean {
  return state !== undefined && state.at > (than?.at ?? -1);
}

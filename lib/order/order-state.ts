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
export const longestCarrier = 40;

const FIRST_MINUTE = Date.UTC(2026, 0) / 60_000;

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

/**
 * The state after a step, with what it adds. The same step again only changes what it adds. `at` is now, in
 * minutes; a clock that was put back does not make the state an older one.
 */
export function withStep(
  state: OrderState | undefined,
  { is, at, ...facts }: OrderStep & StepFacts,
): OrderState {
  const { steps = [], soldOut: _answered, ...rest } = state ?? {};
  const now = Math.max(at, (state?.at ?? -1) + 1);
  return {
    ...rest,
    ...facts,
    at: now,
    steps: stepOf(state) === is ? steps : [...steps, { is, at: now }].slice(-MOST_STEPS),
  };
}

/** The state before its last step, as something said at a minute: a step that was taken by mistake. */
export function withoutStep(state: OrderState, at: number): OrderState {
  return { ...state, at: Math.max(at, state.at + 1), steps: state.steps.slice(0, -1) };
}

/** The state with a question about lines that are sold out, counted from 0. */
export function withQuestion(
  state: OrderState | undefined,
  soldOut: readonly number[],
  at: number,
): OrderState {
  return { steps: [], ...state, at: Math.max(at, (state?.at ?? -1) + 1), soldOut };
}

/** Whether a state says more than another: replies may be opened in any order. */
export function isNewer(state: OrderState | undefined, than: OrderState | undefined): boolean {
  return state !== undefined && state.at > (than?.at ?? -1);
}

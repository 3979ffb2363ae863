import fc from 'fast-check';
import { encodeLink, parseLink } from './order-link-format';
import {
  isDateWrong,
  isNewer,
  minuteMs,
  type OrderState,
  type StepFacts,
  type StepName,
  stateMinute,
  stepNames,
  stepOf,
  withoutLast,
  withQuestion,
  withStep,
} from './order-state';
import { referenceOfText } from './reference';

const lines = [{ id: 'ankle-boot', size: '41', priceKes: 2250, quantity: 2 }];
const order = {
  reference: referenceOfText('an order'),
  day: 326,
  area: 'Thika',
  feeKes: 200,
  place: '',
  payBy: 'till',
} as const;

const facts = fc.record(
  {
    toPayKes: fc.integer({ min: 1, max: 9_999_999 }),
    paidCode: fc.stringMatching(/^[A-Z0-9]{10}$/),
    carrier: fc.string({ minLength: 1, maxLength: 20 }),
    waybill: fc.string({ minLength: 1, maxLength: 20 }),
  },
  { requiredKeys: [] },
);
const minutes = fc.nat(10_000_000);
const steps = fc.record({
  does: fc.constant('step' as const),
  is: fc.constantFrom(...stepNames),
  at: minutes,
  facts,
});
const takenBack = fc.record({ does: fc.constant('back' as const), at: minutes });
const question = fc.record({ does: fc.constant('ask' as const), at: minutes });

test('any sequence of states is in its link as it was, and each is newer than the one before', () => {
  const sequences = fc.array(fc.oneof(steps, takenBack, question), { maxLength: 30 });
  fc.assert(
    fc.property(sequences, (sequence) => {
      let state: OrderState | undefined;
      for (const act of sequence) {
        const before = state;
        if (act.does === 'ask') state = withQuestion(before, [0], act.at);
        else if (act.does === 'step')
          state = withStep(before, { is: act.is, at: act.at, ...act.facts });
        else if (before) state = withoutLast(before, act.at);
        if (!state || state === before) continue;
        expect(isNewer(state, before)).toBe(true);
        expect(isNewer(before, state)).toBe(false);
        expect(parseLink(encodeLink({ lines, order, state }) ?? '')).toEqual({
          lines,
          order,
          state,
        });
      }
    }),
  );
});

test('a step keeps the facts of earlier ones, and ends the question about a size', () => {
  const asked = withQuestion(undefined, [0], 5);
  expect(stepOf(asked)).toBe('new');
  const confirmed = withStep(asked, { is: 'confirmed', at: 10, toPayKes: 4700 });
  const sent = withStep(confirmed, { is: 'sent', at: 12, carrier: 'G4S', waybill: '12' });
  expect(sent).toEqual({
    at: 12,
    steps: [
      { is: 'confirmed', at: 10 },
      { is: 'sent', at: 12 },
    ],
    toPayKes: 4700,
    carrier: 'G4S',
    waybill: '12',
  });
  expect(stepOf(withoutLast(sent, 13))).toBe('confirmed');
});

test('the same step again corrects its facts', () => {
  const sent = withStep(undefined, { is: 'sent', at: 12, waybill: '12' });
  expect(withStep(sent, { is: 'sent', at: 20, waybill: '21' })).toEqual({
    at: 20,
    steps: [{ is: 'sent', at: 12 }],
    waybill: '21',
  });
});

test.each<[StepName, StepFacts, StepFacts]>([
  ['sent', { carrier: 'G4S', waybill: '5567' }, { carrier: 'rider, 0700 000 155' }],
  ['sent', { carrier: 'G4S', waybill: '5567' }, {}],
  ['paid', { paidCode: 'SJK4H7L2PQ' }, {}],
])('%s with %j that is said again with %j says that alone', (is, first, then) => {
  const state = withStep(undefined, { is, at: 12, ...first });
  expect(withStep(state, { is, at: 20, ...then })).toEqual({
    at: 20,
    steps: [{ is, at: 12 }],
    ...then,
  });
});

test('a fact said again unchanged makes no other state: a reply sent twice has one link', () => {
  const asked = withQuestion(undefined, [0], 5);
  expect(withQuestion(asked, [0], 9)).toBe(asked);
  expect(withQuestion(asked, [0, 1], 5)).toEqual({ ...asked, at: 6, soldOut: [0, 1] });
  const sent = withStep(asked, { is: 'sent', at: 12, carrier: 'G4S' });
  expect(withStep(sent, { is: 'sent', at: 20, carrier: 'G4S' })).toBe(sent);
  const askedOfSent = withQuestion(sent, [0], 21);
  expect(withStep(askedOfSent, { is: 'sent', at: 22, carrier: 'G4S' })).toEqual({
    ...sent,
    at: 22,
  });
});

test('steps within one minute are all of that minute, and each state is newer all the same', () => {
  const confirmed = withStep(undefined, { is: 'confirmed', at: 100 });
  const packed = withStep(confirmed, { is: 'packed', at: 100 });
  expect(packed.steps.map(({ at }) => at)).toEqual([100, 100]);
  expect(isNewer(packed, confirmed)).toBe(true);
});

test('a clock that was put back does not make a state an older one', () => {
  const confirmed = withStep(undefined, { is: 'confirmed', at: 100 });
  expect(isNewer(withStep(confirmed, { is: 'packed', at: 3 }), confirmed)).toBe(true);
});

test('a time is a minute of the state, and back', () => {
  const time = Date.UTC(2026, 10, 26, 13, 17);
  expect(minuteMs(stateMinute(time))).toBe(time);
  expect(stateMinute(0)).toBe(0);
});

test('a step that is taken back takes its facts with it, unless it was taken before too', () => {
  const confirmed = withStep(undefined, { is: 'confirmed', at: 10, toPayKes: 4700 });
  const paid = withStep(confirmed, { is: 'paid', at: 12, paidCode: 'SJK4H7L2PQ' });
  expect(withoutLast(paid, 14)).toEqual({ ...confirmed, at: 14 });
  const packed = withStep(paid, { is: 'packed', at: 16 });
  const paidTwice = withStep(packed, { is: 'paid', at: 18 });
  expect(withoutLast(paidTwice, 20)).toEqual({ ...packed, at: 20 });
});

test('a question that is taken back leaves the steps before it as they are', () => {
  const confirmed = withStep(undefined, { is: 'confirmed', at: 10, toPayKes: 4700 });
  const asked = withQuestion(confirmed, [0], 12);
  expect(withoutLast(asked, 14)).toEqual({ ...confirmed, at: 14 });
  expect(withoutLast(withQuestion(undefined, [0], 5), 7)).toEqual({ at: 7, steps: [] });
});

test.each([
  ['1970-01-01', true],
  ['2015-06-01', true],
  ['2025-12-31', true],
  ['2026-01-01', false],
  ['2060-02-29', false],
  ['2125-12-31', false],
  ['2126-01-01', true],
  ['2141-03-03', true],
])('a phone whose date is %s has a wrong one: %s', (day, isWrong) => {
  expect(isDateWrong(Date.parse(`${day}T12:00Z`))).toBe(isWrong);
});

test('a link carries a state of any day that is not wrong', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1969-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
      (date) => {
        fc.pre(!isDateWrong(date.getTime()));
        const state = withStep(undefined, { is: 'confirmed', at: stateMinute(date.getTime()) });
        expect(parseLink(encodeLink({ lines, order, state }) ?? '')).toEqual({
          lines,
          order,
          state,
        });
      },
    ),
  );
});

import fc from 'fast-check';
import { encodeLink, parseLink } from './link-format';
import {
  isNewer,
  minuteMs,
  type OrderState,
  stateMinute,
  stepNames,
  stepOf,
  withoutStep,
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
        else if (before) state = withoutStep(before, act.at);
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

test('a step keeps what earlier ones have said, and ends the question about a size', () => {
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
  expect(stepOf(withoutStep(sent, 13))).toBe('confirmed');
});

test('the same step again corrects what it said', () => {
  const sent = withStep(undefined, { is: 'sent', at: 12, waybill: '12' });
  expect(withStep(sent, { is: 'sent', at: 20, waybill: '21' })).toEqual({
    at: 20,
    steps: [{ is: 'sent', at: 12 }],
    waybill: '21',
  });
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

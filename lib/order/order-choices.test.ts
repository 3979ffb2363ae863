import { longestPlace, parseOrderChoices } from './order-choices';

const stored = (state: unknown) => JSON.stringify({ state, version: 0 });

test('stored choices are read back', () => {
  expect(parseOrderChoices(stored({ area: 'Sampletown', place: 'Stage', payBy: 'till' }))).toEqual({
    area: 'Sampletown',
    place: 'Stage',
    payBy: 'till',
  });
});

test.each([null, '', '{', '[]', '{"state":7}', stored({ area: {}, place: 7, payBy: [] })])(
  'a stored value of %j counts as no choice',
  (text) => expect(parseOrderChoices(text)).toEqual({ area: '', place: '', payBy: '' }),
);

test('a stored place is cut to the length that the cart takes', () => {
  expect(parseOrderChoices(stored({ place: 'x'.repeat(9999) })).place).toHaveLength(longestPlace);
});

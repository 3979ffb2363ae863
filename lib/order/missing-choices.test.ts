import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { lacksPlace, missingChoices } from './missing-choices';

const [, area] = deliveryAreas;
const nowhere = { place: '' };

test.each([
  ['neither place nor way to pay', nowhere, 'undecided', { place: true, pay: true }],
  ['a place alone', { place: 'Kisumu' }, 'undecided', { place: false, pay: true }],
  ['an area alone', { area, place: '' }, 'undecided', { place: false, pay: true }],
  ['a way to pay alone', nowhere, 'till', { place: true, pay: false }],
  ['both', { area, place: '' }, 'till', undefined],
] as const)('an order with %s lacks the others', (_, destination, payBy, missing) => {
  expect(missingChoices({ destination, payBy })).toEqual(missing);
});

test('a shop without areas and with no way to pay asks for nothing', () => {
  expect(missingChoices({ destination: nowhere, payBy: 'undecided' }, [], [])).toBeUndefined();
  expect(lacksPlace(nowhere, [])).toBe(false);
  expect(lacksPlace(nowhere)).toBe(true);
});

/** @jest-environment jsdom */
import { deliveryDayEnd, onDeliveryDayEnd } from './delivery-clock.client';
import type { DeliveryTerms } from './delivery-day';

/** Open from Monday to Friday, before 3pm. */
const terms: DeliveryTerms = {
  before: 15 * 60,
  hour: '3pm',
  days: 3,
  open: [1, 2, 3, 4, 5],
  closed: [],
  areas: {},
  places: '',
};

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-23T14:59+03:00') }));
afterEach(() => jest.useRealTimers());

test('the day of delivery ends at the hour of dispatch, and after that at midnight, with a call each time', () => {
  const callback = jest.fn();
  const end = onDeliveryDayEnd(terms, callback);
  expect(deliveryDayEnd(terms)).toBe(Date.parse('2026-11-23T15:00+03:00'));
  jest.advanceTimersByTime(59_999);
  expect(callback).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
  expect(deliveryDayEnd(terms)).toBe(Date.parse('2026-11-24T00:00+03:00'));
  jest.advanceTimersByTime(9 * 60 * 60_000);
  expect(callback).toHaveBeenCalledTimes(2);
  end();
  jest.advanceTimersByTime(48 * 60 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(callback).toHaveBeenCalledTimes(2);
});

test('a page that is shown again has another day of delivery at once, and one timer', () => {
  const callback = jest.fn();
  const end = onDeliveryDayEnd(terms, callback);
  jest.setSystemTime(new Date('2026-11-25T09:00+03:00'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(callback).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(1);
  end();
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['without terms', undefined],
  ['that is never open', { ...terms, open: [] }],
])('a shop %s has no day that ends, and sets no timer', (_, of) => {
  const end = onDeliveryDayEnd(of, () => {});
  expect(deliveryDayEnd(of)).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
  end();
});

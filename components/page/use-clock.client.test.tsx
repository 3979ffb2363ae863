/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useClock } from './use-clock.client';

const minuteOf = (ms: number) => Math.floor(ms / 60_000);

beforeEach(() => jest.useFakeTimers({ now: 59_000 }));
afterEach(() => jest.useRealTimers());

test('a part of the page follows the clock while it is open, and reads it when the page comes to the front', () => {
  const { result, unmount } = renderHook(() => useClock(minuteOf));
  expect(result.current).toBe(0);
  act(() => jest.advanceTimersByTime(15_000));
  expect(result.current).toBe(1);
  jest.setSystemTime(600_000);
  expect(result.current).toBe(1);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(10);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

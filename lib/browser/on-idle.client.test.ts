/** @jest-environment jsdom */
import { onIdle } from './on-idle.client';

jest.useFakeTimers();

test('an idle task runs once the browser is idle', () => {
  const idle: IdleRequestCallback[] = [];
  window.requestIdleCallback = (callback) => idle.push(callback);
  const task = jest.fn();
  onIdle(task);
  expect(task).not.toHaveBeenCalled();
  idle[0]?.({ didTimeout: false, timeRemaining: () => 50 });
  expect(task).toHaveBeenCalledTimes(1);
});

test('an idle task runs in the next task where the browser has no idle callback', () => {
  // @ts-expect-error: Safari has none.
  window.requestIdleCallback = undefined;
  const task = jest.fn();
  onIdle(task);
  expect(task).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

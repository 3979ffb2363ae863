/** @jest-environment jsdom */
import { whenIdle } from './on-idle.client';

jest.useFakeTimers();

test('a task waits for the browser to be idle', () => {
  const idle: IdleRequestCallback[] = [];
  window.requestIdleCallback = (callback) => idle.push(callback);
  const task = jest.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  idle[0]?.({ didTimeout: false, timeRemaining: () => 50 });
  expect(task).toHaveBeenCalledTimes(1);
});

test('a browser that cannot tell does it soon, not at once', () => {
  // @ts-expect-error: Safari has none.
  window.requestIdleCallback = undefined;
  const task = jest.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

/** @jest-environment jsdom */

import { onIdle, savesData } from './when-to-load.client';

const phone = navigator as { connection?: unknown };

afterEach(() => {
  delete phone.connection;
});

test.each([
  ['asks the browser to save data', { saveData: true, effectiveType: '4g' }, true],
  ['is on 2G', { saveData: false, effectiveType: '2g' }, true],
  ['is on slow 2G', { effectiveType: 'slow-2g' }, true],
  ['is on 4G', { saveData: false, effectiveType: '4g' }, false],
  ['has a browser without this information', undefined, false],
])('whether a shopper saves data who %s', (_, connection, saves) => {
  phone.connection = connection;
  expect(savesData()).toBe(saves);
});

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

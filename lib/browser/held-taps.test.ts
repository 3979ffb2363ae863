/** @jest-environment jsdom */
import { carryOutTaps } from './held-taps';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('held taps are carried out once each, in their order, and are heard no more', () => {
  const done: string[] = [];
  const button = (name: string) => {
    const made = document.createElement('button');
    made.dataset.heard = '';
    made.onclick = () => done.push(name);
    return made;
  };
  const more = button('more');
  window.taps = new Set([more, button('add'), more]);
  carryOutTaps();
  expect(done).toEqual([]);
  jest.runAllTimers();
  expect(done).toEqual(['more', 'add']);
  expect(more.dataset.heard).toBeUndefined();
  expect(window.taps).toBeUndefined();
});

test('where nothing was held, nothing is carried out', () => {
  delete window.taps;
  carryOutTaps();
  expect(jest.getTimerCount()).toBe(0);
});

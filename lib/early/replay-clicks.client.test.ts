/** @jest-environment jsdom */
import { replayClicks } from './replay-clicks.client';

const page = document.documentElement;
let replayed: string[];

/** A control that was clicked before hydration. */
function clickedControl(name: string): HTMLElement {
  const control = document.createElement('button');
  control.dataset.pending = '';
  control.onclick = () => replayed.push(name);
  document.body.append(control);
  window.pendingClicks?.push(control);
  return control;
}

beforeEach(() => {
  jest.useFakeTimers();
  replayed = [];
  window.pendingClicks = [];
  page.dataset.hydrating = '';
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('each deferred click is replayed once, in order, after the work of the one before', async () => {
  const more = clickedControl('more');
  more.addEventListener('click', () => queueMicrotask(() => replayed.push('more is committed')));
  clickedControl('add');
  window.pendingClicks?.push(more);
  replayClicks();
  replayClicks();
  expect(replayed).toEqual([]);
  await jest.runAllTimersAsync();
  expect(replayed).toEqual(['more', 'more is committed', 'add']);
});

test('replaying marks the page as hydrated and the controls as no longer pending', () => {
  const add = clickedControl('add');
  replayClicks();
  jest.runAllTimers();
  expect(page.dataset.hydrating).toBeUndefined();
  expect(add.dataset.pending).toBeUndefined();
});

test('a page without the inline program is hydrated without anything to replay', () => {
  delete window.pendingClicks;
  replayClicks();
  expect(jest.getTimerCount()).toBe(0);
  expect(page.dataset.hydrating).toBeUndefined();
});

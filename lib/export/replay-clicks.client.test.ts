/** @jest-environment jsdom */
import { wake } from './replay-clicks.client';

const page = document.documentElement;
let done: string[];

/** A control that was tapped before the script was there. */
function tapped(name: string, place: HTMLElement): HTMLElement {
  const control = document.createElement('button');
  control.dataset.heard = '';
  control.onclick = () => done.push(name);
  place.append(control);
  window.taps?.push(control);
  return control;
}

function island(): HTMLElement {
  const place = document.createElement('div');
  place.dataset.asleep = '';
  document.body.append(place);
  return place;
}

beforeEach(() => {
  jest.useFakeTimers();
  done = [];
  window.taps = [];
  page.dataset.asleep = '';
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('held taps are carried out once each, in their order, and are heard no more', () => {
  const more = tapped('more', document.body);
  tapped('add', document.body);
  window.taps?.push(more);
  wake(page);
  wake(page);
  expect(done).toEqual([]);
  jest.runAllTimers();
  expect(done).toEqual(['more', 'add']);
  expect(more.dataset.heard).toBeUndefined();
  expect(page.dataset.asleep).toBeUndefined();
});

test('what was tapped in an island that still sleeps waits for that island', () => {
  const late = island();
  tapped('next offer', late);
  tapped('cart', document.body);
  wake(page);
  jest.runAllTimers();
  expect(done).toEqual(['cart']);
  wake(late);
  jest.runAllTimers();
  expect(done).toEqual(['cart', 'next offer']);
});

test('an island that wakes while the page sleeps carries nothing out yet', () => {
  const early = island();
  tapped('next offer', early);
  wake(early);
  jest.runAllTimers();
  expect(done).toEqual([]);
  wake(page);
  jest.runAllTimers();
  expect(done).toEqual(['next offer']);
});

test('where nothing holds taps, nothing is carried out, nor held from then on', () => {
  delete window.taps;
  wake(page);
  expect(jest.getTimerCount()).toBe(0);
  expect(window.taps).toBeUndefined();
});

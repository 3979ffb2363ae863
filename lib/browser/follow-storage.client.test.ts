/** @jest-environment jsdom */
import { followStorage } from './follow-storage.client';

const follow = jest.fn();
followStorage('kept', follow);

const changed = (key: string | null, newValue: string | null = null) => {
  const event = new StorageEvent('storage', { key, newValue });
  window.dispatchEvent(event);
  return event;
};
const shown = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

beforeEach(() => follow.mockClear());

test('a storage event of the key calls back with the event', () => {
  const event = changed('kept', 'text');
  expect(follow.mock.calls).toEqual([[event]]);
});

test('a storage event without a key, after a clear, calls back with the event', () => {
  const event = changed(null);
  expect(follow.mock.calls).toEqual([[event]]);
});

test('a storage event of another key calls nothing', () => {
  changed('kept-too', 'text');
  expect(follow).not.toHaveBeenCalled();
});

test('a page from the back/forward cache calls back without an event', () => {
  shown(true);
  expect(follow.mock.calls).toEqual([[]]);
});

test('a page that is loaded calls nothing, as it has just read storage', () => {
  shown(false);
  expect(follow).not.toHaveBeenCalled();
});

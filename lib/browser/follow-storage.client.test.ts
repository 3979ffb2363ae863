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

test('a page follows a change of its key in another tab, and is told what is stored now', () => {
  const event = changed('kept', 'text');
  expect(follow.mock.calls).toEqual([[event]]);
});

test('a page follows another tab that clears everything', () => {
  const event = changed(null);
  expect(follow.mock.calls).toEqual([[event]]);
});

test('a page does not follow a change of another key', () => {
  changed('kept-too', 'text');
  expect(follow).not.toHaveBeenCalled();
});

test('a page that Back restores looks at storage again, without the changes that it missed', () => {
  shown(true);
  expect(follow.mock.calls).toEqual([[]]);
});

test('a page that is loaded has just read storage, and does not look again', () => {
  shown(false);
  expect(follow).not.toHaveBeenCalled();
});

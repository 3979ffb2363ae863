/** @jest-environment jsdom */
import { phoneStorage, tabStorage } from './phone-storage.client';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['the phone', phoneStorage, () => localStorage],
  ['the tab', tabStorage, () => sessionStorage],
] as const)('storage of %s gives a kept text, and null for another key', (_, storage, own) => {
  expect(storage.set('key', 'text')).toBe(true);
  expect(own().getItem('key')).toBe('text');
  expect(storage.get('key')).toBe('text');
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
});

test('storage that is full, or blocked, says so and does not throw', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(phoneStorage.set('key', 'text')).toBe(false);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(phoneStorage.get('key')).toBeUndefined();
  expect(() => phoneStorage.remove('key')).not.toThrow();
});

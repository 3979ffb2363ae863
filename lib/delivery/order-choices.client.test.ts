/** @jest-environment jsdom */

import { comeBack } from '@/e2e/jsdom-parts';
import { orderChoicesKey } from '@/lib/remembered/storage-keys';
import { longestPlace } from '@/lib/values/limits';
import { orderChoicesStore, parseOrderChoices, takeChoices } from './order-choices.client';

const order = { area: 'Sample estates', place: 'the stage', payBy: 'mpesa' };

test.each([
  ['without a choice', { area: '', place: '', payBy: '' }, order],
  [
    'with an area',
    { area: 'Sampletown', place: '', payBy: '' },
    { area: 'Sampletown', place: '', payBy: 'mpesa' },
  ],
  ['with a way to pay', { area: '', place: '', payBy: 'till' }, { ...order, payBy: 'till' }],
])('a phone %s takes what it has not chosen from the order that is changed', (_, own, chosen) => {
  orderChoicesStore.setState(own);
  takeChoices(order);
  expect(orderChoicesStore.getState()).toEqual(chosen);
});

test('an order whose payment is open chooses no way to pay', () => {
  orderChoicesStore.setState({ area: '', place: '', payBy: '' });
  takeChoices({ ...order, payBy: 'undecided' });
  expect(orderChoicesStore.getState().payBy).toBe('');
});

const stored = (state: unknown) => JSON.stringify({ state, version: 0 });

test('a page that Back restores has the choices of the page after it, and writes no former ones over them', () => {
  orderChoicesStore.setState(order);
  localStorage.setItem(
    orderChoicesKey,
    stored({ area: 'Sampletown', place: 'the market', payBy: 'till' }),
  );
  comeBack();
  orderChoicesStore.setState({ payBy: 'cash' });
  const chosen = { area: 'Sampletown', place: 'the market', payBy: 'cash' };
  expect(orderChoicesStore.getState()).toEqual(chosen);
  expect(parseOrderChoices(localStorage.getItem(orderChoicesKey))).toEqual(chosen);
});

test.each([
  ['choices of another tab', orderChoicesKey, { ...order, payBy: 'till' }],
  ['a clear of another tab', null, { area: '', place: '', payBy: '' }],
])('%s are taken over', (_, key, chosen) => {
  orderChoicesStore.setState(order);
  if (key) localStorage.setItem(key, stored(chosen));
  else localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(orderChoicesStore.getState()).toEqual(chosen);
});

test('choices that storage refused are there when Back restores their page, unless newer ones are stored', () => {
  orderChoicesStore.setState({ area: '', place: '', payBy: '' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  orderChoicesStore.setState(order);
  full.mockRestore();
  comeBack();
  expect(orderChoicesStore.getState()).toEqual(order);
  const newer = { area: 'Sampletown', place: 'the market', payBy: 'till' };
  localStorage.setItem(orderChoicesKey, stored(newer));
  comeBack();
  expect(orderChoicesStore.getState()).toEqual(newer);
});

test('stored choices are read back', () => {
  expect(parseOrderChoices(stored({ area: 'Sampletown', place: 'Stage', payBy: 'till' }))).toEqual({
    area: 'Sampletown',
    place: 'Stage',
    payBy: 'till',
  });
});

test.each([null, '', '{', '[]', '{"state":7}', stored({ area: {}, place: 7, payBy: [] })])(
  'a stored value of %j counts as no choice',
  (text) => expect(parseOrderChoices(text)).toEqual({ area: '', place: '', payBy: '' }),
);

test('a stored place is cut to the length that the cart takes', () => {
  expect(parseOrderChoices(stored({ place: 'x'.repeat(9999) })).place).toHaveLength(longestPlace);
});

test('a stored place is never cut in the middle of an emoji, and has no half of one', () => {
  const placeOf = (place: string) => parseOrderChoices(JSON.stringify({ state: { place } })).place;
  expect(placeOf(`${'a'.repeat(longestPlace - 1)}👟`)).toBe('a'.repeat(longestPlace - 1));
  expect(placeOf('Ruiru \ud83d')).toBe('Ruiru \ufffd');
});

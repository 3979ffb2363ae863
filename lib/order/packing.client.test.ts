/** @jest-environment jsdom */
import { packedRows, parsePacked } from './packing';
import { packingStore, tickRow } from './packing.client';
import { packingKey } from './packing-key';

const id = '7K2Q1.abc';

test('a tick is kept in storage, and taken off there', () => {
  const stored = () => packedRows(parsePacked(localStorage.getItem(packingKey)), id);
  tickRow({ id, row: 1, ticked: true });
  tickRow({ id, row: 2, ticked: true });
  expect(stored()).toEqual([1, 2]);
  tickRow({ id, row: 1, ticked: false });
  expect(stored()).toEqual([2]);
  expect(packedRows(packingStore.getState().list, id)).toEqual([2]);
});

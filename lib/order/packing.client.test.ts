/** @jest-environment jsdom */
import { packedRows, packedText, parsePacked } from './packing';
import { packingStore, tickRow } from './packing.client';
import { packingKey } from './packing-key';

const id = '7K2Q1.abc';
const other = '00000.abc';
const rowsOf = (order: string) => packedRows(packingStore.getState().packed, order);
const storedRowsOf = (order: string) =>
  packedRows(parsePacked(localStorage.getItem(packingKey)), order);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  packingStore.setState({ packed: [], saved: true });
});

test('a tick is kept in storage, and taken off there', () => {
  tickRow({ id, row: 1, ticked: true });
  tickRow({ id, row: 2, ticked: true });
  expect(storedRowsOf(id)).toEqual([1, 2]);
  tickRow({ id, row: 1, ticked: false });
  expect(storedRowsOf(id)).toEqual([2]);
  expect(packingStore.getState().saved).toBe(true);
});

test('two tabs lose none of each other’s ticks', () => {
  tickRow({ id, row: 0, ticked: true });
  const both = [
    { id, rows: [0, 5] },
    { id: other, rows: [3] },
  ];
  localStorage.setItem(packingKey, packedText(both));
  tickRow({ id, row: 1, ticked: true });
  expect(rowsOf(id)).toEqual([0, 5, 1]);
  expect(storedRowsOf(other)).toEqual([3]);
  localStorage.setItem(packingKey, packedText([{ id, rows: [7] }]));
  window.dispatchEvent(new StorageEvent('storage', { key: packingKey }));
  expect(rowsOf(id)).toEqual([7]);
});

test('a page that Back restores has the ticks of the tab that was used in between', () => {
  localStorage.setItem(packingKey, packedText([{ id, rows: [4] }]));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(rowsOf(id)).toEqual([4]);
});

test.each(['getItem', 'setItem'] as const)(
  'where storage throws at %s the page keeps the ticks and says that they are not saved',
  (method) => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    tickRow({ id, row: 0, ticked: true });
    tickRow({ id, row: 1, ticked: true });
    expect(rowsOf(id)).toEqual([0, 1]);
    expect(packingStore.getState().saved).toBe(false);
  },
);

test('ticks that cannot be read are not overwritten', () => {
  const kept = packedText([{ id: other, rows: [3] }]);
  localStorage.setItem(packingKey, kept);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError');
  });
  tickRow({ id, row: 0, ticked: true });
  expect(localStorage.getItem(packingKey)).toBe(kept);
  expect(packingStore.getState().saved).toBe(false);
});

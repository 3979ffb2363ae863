import { lineWith } from '@/e2e/shop/builders';
import { addLine, badgeText, countItems, linesLost, sameMomentMs } from '@/lib/cart/cart-lines';

const line = (lineId: string, quantity = 1) => lineWith({ lineId, quantity });

test('the same product added twice makes two lines', () => {
  const lines = addLine(addLine([], line('a')), line('b'));
  expect(lines.map((l) => l.lineId)).toEqual(['a', 'b']);
});

describe('lines that two tabs add', () => {
  const added = (msAgo: number, tab: string) => line(`${(Date.now() - msAgo).toString(36)}-${tab}`);
  const now = 0;
  const earlier = sameMomentMs + 1000;

  test.each([
    ['in the same moment are lost where the other tab has not seen them', now, now, 1],
    ['long after the other tab’s last were removed by it', now, earlier, 0],
    ['long before the other tab’s were removed by it', earlier, now, 0],
  ])('%s', (_, ownMsAgo, otherMsAgo, count) => {
    const own = added(ownMsAgo, 'own');
    const other = added(otherMsAgo, 'other');
    const lost = linesLost([own], [other], new Set([own.lineId]));
    expect(lost).toEqual(count ? [own] : []);
    expect(linesLost([own, other], [other, own], new Set([own.lineId]))).toEqual([]);
  });

  test.each([
    ['own line', -1, now],
    ['line of the other tab', now, -1],
  ])('are not lost where the clock was put back since the %s', (_, ownMsAgo, otherMsAgo) => {
    jest.useFakeTimers();
    const own = added(ownMsAgo, 'own');
    expect(linesLost([own], [added(otherMsAgo, 'other')], new Set([own.lineId]))).toEqual([]);
    jest.useRealTimers();
  });

  test('are not lost where they are another tab’s own', () => {
    expect(linesLost([added(now, 'third')], [added(now, 'other')], new Set())).toEqual([]);
  });
});

test('the number of items is the sum of the quantities', () => {
  expect(countItems([line('a', 2), line('b', 3)])).toBe(5);
  expect(countItems([])).toBe(0);
});

test('the badge shows numbers up to 99 and 99+ above', () => {
  expect([1, 99, 100, 5000].map(badgeText)).toEqual(['1', '99', '99+', '99+']);
});

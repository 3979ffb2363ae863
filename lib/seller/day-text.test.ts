import { linkDay } from '@/lib/order/order-link-facts';
import { bookDayText, momentText, sinceText } from './day-text';

const evening = Date.parse('2026-11-26T21:30:00Z');

test('an evening of UTC is the next day in Kenya', () => {
  expect(bookDayText(linkDay(evening), 'weekdayAndDay')).toMatch(/Friday.*27 November/);
  expect(bookDayText(linkDay(evening), 'ofYear')).toBe('27 November 2026');
});

test('a time of today is said by its hour, one of another day by its day', () => {
  const today = linkDay(evening);
  expect(sinceText(evening, today)).toBe('00:30');
  expect(sinceText(evening, today + 1)).toBe('27 Nov');
});

test('a moment is said by its day and hour, the same as the book says the hour', () => {
  expect(momentText(evening)).toBe('27 Nov, 00:30');
});

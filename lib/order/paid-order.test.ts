import { parsePaidOrder } from './paid-order';

const now = Date.parse('2026-11-22T12:00:00Z');
const hours = (count: number) => count * 60 * 60 * 1000;
const stored = (value: object) => JSON.stringify({ at: now, text: 'Hello', ...value });

test('a paid order is kept for a day', () => {
  expect(parsePaidOrder(stored({}), now)).toEqual({ at: now, text: 'Hello' });
  expect(parsePaidOrder(stored({ whole: 'All' }), now)?.whole).toBe('All');
  expect(parsePaidOrder(stored({ link: 'https://a.b/#c' }), now)?.link).toBe('https://a.b/#c');
  expect(parsePaidOrder(stored({ link: 7 }), now)).toEqual({ at: now, text: 'Hello' });
  expect(parsePaidOrder(stored({ tapped: true }), now)?.tapped).toBe(true);
  expect(parsePaidOrder(stored({ tapped: 'yes' }), now)).toEqual({ at: now, text: 'Hello' });
  expect(parsePaidOrder(stored({ at: now - hours(23) }), now)?.text).toBe('Hello');
  expect(parsePaidOrder(stored({ at: now - hours(24) }), now)).toBeUndefined();
});

test.each([
  null,
  '',
  '{',
  '[]',
  'null',
  stored({ at: 'now' }),
  stored({ at: null }),
  '{"at":1e999,"text":"Hello"}',
  '{"at":-1e999,"text":"Hello"}',
  stored({ at: now + hours(1) }),
  stored({ text: 7 }),
  stored({ text: ' ' }),
])('a stored value of %j is no paid order', (value) => {
  expect(parsePaidOrder(value, now)).toBeUndefined();
});

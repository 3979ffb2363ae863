/** @jest-environment jsdom */
import fc from 'fast-check';
import { itemWith } from '@/e2e/shop/builders';
import { formatKes, totalKes } from '@/lib/format/money';
import { cartKey } from '@/lib/remembered/storage-keys';
import { wellFormed } from '@/lib/values/well-formed';
import { type CartLine, countItems } from './cart-lines';
import { addToCart, cartStore } from './cart-store.client';
import { linePath } from './line-path';
import { parseStoredCart, storedLine } from './stored-cart';

/** What a browser, another release of the shop or a person may have left in a field. */
const oddities = fc.oneof(
  fc.constantFrom(
    ...[null, undefined, true, 0, -5, 1.5, 1e308, -1e308, 2 ** 53, '2', '', ' ', 'NaN', 'Infinity'],
    ...['KSh 1,000', 'KSh 0', 'KSh', '1'.repeat(400), '<img src=x onerror=alert(1)>', '__proto__'],
    ...['/\\elsewhere.example/x', '//elsewhere.example', '/pictures/../x', '/pictures/a.jpg\n'],
    ...['javascript:alert(1)', '\0', '\ud800', 'حذاء \u202e', 'x'.repeat(1000)],
    ...['Boots \ud83d', '\udc5f 41', '\udc5f\ud83d', '41 \ud83d👟', 'KSh 1,000 \ud83d'],
  ),
  fc.jsonValue({ maxDepth: 1 }),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const fields = ['lineId', 'id', 'title', 'image', 'price', 'formerPrice', 'category'] as const;
const others = [
  ...['categoryKey', 'size', 'quantity', 'description', 'priceSteps', 'formerSteps'],
  ...['__proto__', 'extra'],
] as const;

const goodLines: fc.Arbitrary<object> = fc.record({
  lineId: fc.constantFrom('a', 'b', 'line', 'a+1', 'mhx0-1'),
  id: fc.constantFrom('boot', 'long-gone', 'constructor'),
  title: fc.constantFrom('Boots', '<b>Boots</b>', 'حذاء'),
  image: fc.constantFrom('', '/pictures/boot.1a2b3c4-480.jpg'),
  price: fc.integer({ min: 1, max: 1_000_000 }).map(formatKes),
  category: fc.constant('Shoes'),
  categoryKey: fc.constant('shoes'),
  size: fc.constantFrom('41', 'One size', '<i>', 'Infinity 3'),
  quantity: fc.integer({ min: 1, max: 9999 }),
});
/** A good line in which some fields are something else. */
const oddLines = fc
  .tuple(
    goodLines,
    fc.dictionary(fc.constantFrom(...fields, ...others), oddities, { minKeys: 1, maxKeys: 4 }),
  )
  .map(([line, odd]) => ({ ...line, ...odd }));

/** The lines of a stored cart, the good ones among them marked. */
const storedLines = fc.array(
  fc.oneof(
    goodLines.map((line) => ({ line: line as unknown, good: true })),
    oddLines.map((line) => ({ line: line as unknown, good: false })),
    oddities.map((line) => ({ line: line as unknown, good: false })),
  ),
  { maxLength: 6 },
);
const textOf = (lines: readonly unknown[]) => JSON.stringify({ state: { lines }, version: 0 });

/** A text of which a part was cut, doubled or written over. */
const brokenTexts = fc
  .record({
    lines: storedLines,
    from: fc.nat(999),
    to: fc.nat(999),
    other: fc.oneof(fc.string(), fc.constantFrom('\ud83d', '\udc5f')),
  })
  .map(({ lines, from, to, other }) => {
    const text = textOf(lines.map(({ line }) => line));
    const [start, end] = [from, to].map((at) => at % (text.length + 1)).sort((a, b) => a - b);
    return text.slice(0, start) + other + text.slice(end);
  });

/** The fields of a stored line but its id, in one order. */
const fieldsOf = ({ lineId: _, ...line }: { lineId?: unknown; title?: unknown }) =>
  JSON.stringify(Object.entries(line).sort());

/** What of the lines cannot be shown, counted or ordered. Plain code: it runs for many thousand lines. */
function issuesOf(lines: readonly CartLine[]): string[] {
  // Digit by digit, where the shop counts with floating point.
  const total = lines.reduce(
    (sum, { priceKes, quantity }) => sum + BigInt(priceKes) * BigInt(quantity),
    0n,
  );
  const isExact = total > BigInt(Number.MAX_SAFE_INTEGER) || totalKes(lines) === Number(total);
  const shown = `${formatKes(totalKes(lines))} ${countItems(lines)}`;
  return [
    ...(new Set(lines.map(({ lineId }) => lineId)).size === lines.length ? [] : ['one id twice']),
    ...(isExact && !/NaN|Infinity/.test(shown) ? [] : [`total ${shown}`]),
    ...lines.flatMap((line) => Object.values(line).filter(isNotWellFormed)),
    ...lines.flatMap(({ title, size, priceKes, quantity, image }) => [
      ...(title.trim() && size.trim() ? [] : ['a line without a title or a size']),
      ...(/^(NaN|-?Infinity)$/.test(size) ? [`size ${size}`] : []),
      ...(Number.isSafeInteger(quantity) && quantity > 0 ? [] : [`quantity ${quantity}`]),
      ...(Number.isSafeInteger(priceKes) && priceKes > 0 ? [] : [`price ${priceKes}`]),
      ...(/^(\/pictures\/[\w.-]+)?$/.test(image) && !/\s/.test(image) ? [] : [`picture ${image}`]),
    ]),
  ];
}

function isNotWellFormed(value: unknown): boolean {
  return typeof value === 'string' && wellFormed(value) !== value;
}

/** Fails unless each line can be shown, counted, linked and ordered. */
function expectSound(lines: readonly CartLine[]) {
  for (const line of lines) linePath(line);
  const issues = issuesOf(lines);
  if (issues.length > 0) throw new Error(issues.join('; '));
}

test('of 10,000 mutated carts each good line is kept, in its place, and the total is exact', () => {
  fc.assert(
    fc.property(storedLines, (stored) => {
      const lines = parseStoredCart(textOf(stored.map(({ line }) => line)));
      expectSound(lines);
      const kept = lines.map((line) => fieldsOf(storedLine(line)));
      const good = stored.flatMap(({ line, good }) => (good ? fieldsOf(line as object) : []));
      // The good lines are among those kept, in their order.
      let at = 0;
      for (const line of kept) if (line === good[at]) at += 1;
      return at === good.length && !('extra' in {});
    }),
    { numRuns: 10_000 },
  );
});

test('of 2,000 stored texts with a part cut, doubled or written over none throws or gives a wrong line', () => {
  fc.assert(
    fc.property(brokenTexts, (text) => expectSound(parseStoredCart(text))),
    { numRuns: 2000 },
  );
});

test('to whatever is stored a line is added, and is there with the good ones on the next page', () => {
  const item = itemWith({ title: 'Added' });
  fc.assert(
    fc.property(
      fc.oneof(
        storedLines.map((all) => textOf(all.map(({ line }) => line))),
        brokenTexts,
        fc.string(),
        fc.constantFrom('{"state":', 'null', '[]', '{"state":{"lines":7},"version":3}'),
      ),
      (text) => {
        sessionStorage.clear();
        localStorage.setItem(cartKey, text);
        void cartStore.persist.rehydrate();
        const before = cartStore.getState().lines;
        expect(before).toEqual(parseStoredCart(text));
        expect(addToCart(item)).toBe(countItems(before) + item.quantity);
        const after = parseStoredCart(localStorage.getItem(cartKey));
        expect(after.slice(0, -1)).toEqual(before);
        expect(after.at(-1)).toMatchObject(item);
        expectSound(after);
      },
    ),
    { numRuns: 500 },
  );
});

import fc from 'fast-check';
import { fnv1a } from '@/lib/values/fnv1a';
import { linkTo } from './order-link-facts';
import { encodeLink, type LinkContent, type OrderedLine, parseLink } from './order-link-format';
import { stepNames } from './order-state';
import { isReference, referenceOfText } from './reference';

const line = (over: Partial<OrderedLine> = {}): OrderedLine => ({
  id: 'ankle-boot',
  size: '41',
  priceKes: 2250,
  quantity: 1,
  ...over,
});
const reference = referenceOfText('an order');
const order = {
  reference,
  day: 326,
  area: 'Sample estates',
  feeKes: 250,
  place: 'beside the petrol station',
  payBy: 'mpesa',
} as const;

const slugs = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,6}){0,2}$/);
const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
const lines = fc.record({
  id: slugs,
  size: fc.oneof(fc.constantFrom('41', 'XL', '3-6 months', '28/30'), texts),
  priceKes: fc.integer({ min: 1, max: 10_000_000 }),
  quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 9999 })),
});
const references = fc.string().map(referenceOfText);
const orders = fc.record(
  {
    reference: references,
    day: fc.nat(40_000),
    area: fc.oneof(fc.constant(''), texts),
    feeKes: fc.nat(10_000),
    place: fc.oneof(fc.constant(''), texts),
    payBy: fc.constantFrom('undecided', 'mpesa', 'till', 'paybill', 'delivery', 'card'),
  },
  { requiredKeys: ['reference', 'day', 'area', 'place', 'payBy'] },
);
const carts = fc.array(lines, { minLength: 1, maxLength: 12 });
const codes = fc.oneof(
  fc.constant('SJK4H7L2PQ'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }),
);
const steps = fc.record({ is: fc.constantFrom(...stepNames), at: fc.nat(36 ** 5) });
const states = fc.record(
  {
    at: fc.nat(36 ** 5),
    steps: fc.array(steps, { maxLength: 20 }),
    toPayKes: fc.nat(19_998_000_000_000),
    paidCode: fc.stringMatching(/^[A-Za-z0-9.-]{4,24}$/),
    carrier: codes,
    waybill: codes,
    // Each cart has a first line.
    soldOut: fc.constant([0]),
  },
  { requiredKeys: ['at', 'steps'] },
);
const contents = fc.oneof(
  fc.record({ lines: carts, order: orders }, { requiredKeys: ['lines'] }),
  fc.record({ lines: carts, order: orders, state: states }),
);

/** The code, which must be there. */
function codeOf(content: LinkContent): string {
  const code = encodeLink(content);
  if (!code) throw new Error('There is no code');
  return code;
}

test('the texts of a link are well formed, whatever was typed', () => {
  const place = 'Ruiru \ud83d';
  const content = parseLink(
    codeOf({ lines: [line({ size: '41 \udc5f' })], order: { ...order, place } }),
  );
  expect(content).toMatchObject({
    lines: [{ size: '41 \ufffd' }],
    order: { place: 'Ruiru \ufffd' },
  });
});

test('every order and every cart is read back as it was, in characters that no link escapes', () => {
  fc.assert(
    fc.property(contents, (content) => {
      const code = codeOf(content as LinkContent);
      expect(code).toMatch(/^[\w.-]+[0-9a-z]$/);
      expect(parseLink(code)).toEqual(content);
    }),
    { numRuns: 1000 },
  );
});

test('a code that is cut, or has one changed character, is not read', () => {
  const changed = fc.record({
    content: contents,
    at: fc.nat(),
    letter: fc.stringMatching(/^[\w.-]$/),
  });
  fc.assert(
    fc.property(changed, ({ content, at, letter }) => {
      const code = codeOf(content as LinkContent);
      const place = at % code.length;
      const other = code.slice(0, place) + letter + code.slice(place + 1);
      fc.pre(other !== code);
      expect(typeof parseLink(other)).toBe('string');
      expect(typeof parseLink(code.slice(0, place))).toBe('string');
    }),
    { numRuns: 1000 },
  );
});

/** Edits of a link, as people, chats and keyboards make them: each of a text, a place in it and another text. */
const edits: readonly ((text: string, at: number, other: string) => string)[] = [
  (text, at, other) => text.slice(0, at) + other + text.slice(at),
  (text, at, other) => text.slice(0, at) + other + text.slice(at + other.length),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(0, at).slice(-5) + text.slice(at),
  (text, at) => text.slice(at),
  (text, at) => text.slice(at) + text.slice(0, at),
  (text) => text.toUpperCase(),
  (text) => `${text}.${text}`,
  (text) => `${text}%20${text}`,
  (text) => text.split('.').reverse().join('.'),
];

test('of 1,000 links that are edited up to four times each is refused, or read as it was written', () => {
  const edit = fc.tuple(fc.nat(edits.length - 1), fc.nat(4000), fc.string({ maxLength: 3 }));
  fc.assert(
    fc.property(contents, fc.array(edit, { minLength: 1, maxLength: 4 }), (content, all) => {
      const code = codeOf(content as LinkContent);
      const edited = all.reduce(
        (text, [kind, at, other]) => edits[kind]?.(text, at % (text.length + 1), other) ?? text,
        code,
      );
      const allowed: unknown[] = ['damaged', 'version'];
      if (edited === code) allowed.push(content);
      expect(allowed).toContainEqual(parseLink(edited));
    }),
    { numRuns: 1000 },
  );
});

test('whatever a link has, it is read or refused without an error', () => {
  const codes = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[12][oc]_[\w.-]{0,60}$/),
    fc.constantFrom('__proto__', '<script>alert(1)</script>', `1o_${'a'.repeat(100_000)}`),
  );
  fc.assert(fc.property(codes, (code) => expect(typeof parseLink(code)).toBe('string')));
});

/** A code that somebody wrote by hand, with the check that it must have. */
const forged = (text: string) => `${text}.${fnv1a(text).toString(36).padStart(7, '0')}`;
const head = (
  over: Partial<Record<'reference' | 'day' | 'area' | 'fee' | 'place' | 'pay', string>>,
) =>
  Object.values({
    kind: '1o',
    ...{ reference, day: '9b', area: 'Town', fee: '40', place: '', pay: 'm' },
    ...over,
  }).join('_');

test('a code that is written by hand with the right check is read', () => {
  expect(parseLink(forged(`${head({})}.boot_40_1qi`))).toMatchObject({ order: { reference } });
  expect(parseLink(forged('1c.boot_40_1qi'))).toMatchObject({ lines: [{ id: 'boot' }] });
});

test.each([
  [
    'a reference whose last letter does not check the others',
    `${head({ reference: '00001' })}.boot_40_1qi`,
  ],
  ['a reference in small letters', `${head({ reference: reference.toLowerCase() })}.boot_40_1qi`],
  ['a day after the last one', `${head({ day: '1001' })}.boot_40_1qi`],
  ['a day below zero', `${head({ day: '-1' })}.boot_40_1qi`],
  ['a day with a zero before it', `${head({ day: '09b' })}.boot_40_1qi`],
  ['a fee over the highest', `${head({ fee: 'zzzzzz' })}.boot_40_1qi`],
  ['a fee below zero', `${head({ fee: '-4' })}.boot_40_1qi`],
  ['a way to pay that no shop has', `${head({ pay: 'x' })}.boot_40_1qi`],
  [
    'the name of an object’s own part as its way to pay',
    `${head({ pay: 'constructor' })}.boot_40_1qi`,
  ],
  ['a field too many', `${head({})}_x.boot_40_1qi`],
  ['script in its area', `${head({ area: '<script>' })}.boot_40_1qi`],
  ['script in its place', `${head({ place: '<script>' })}.boot_40_1qi`],
  ['script as a size', `${head({})}.boot_<script>_1qi`],
  ['a size named Infinity', `${head({})}.boot_Infinity_1qi`],
  ['a quantity of Infinity', `${head({})}.boot_41_1qi_Infinity`],
  ['a price named NaN', `${head({})}.boot_41_NaN`],
  ['script as a product’s id', `${head({})}.<script>_40_1qi`],
  ['fields that a cart does not have', `1c_${reference}.boot_40_1qi`],
])('a code that has the right check and %s is refused', (_, text) => {
  expect(parseLink(forged(text))).toBe('damaged');
});

/** The parts of a state that somebody wrote by hand. */
const stated = (
  over: Partial<
    Record<'at' | 'steps' | 'toPay' | 'code' | 'carrier' | 'waybill' | 'soldOut', string>
  >,
) => {
  const fields = { at: '4f2c0', steps: 'c4f2a0', toPay: '25s', code: 'SJK4H7L2PQ' };
  const state = { ...fields, ...{ carrier: 'G4S', waybill: '12', soldOut: '' }, ...over };
  return `${head({}).replace('1o', '2o')}_${Object.values(state).join('_')}.boot_40_1qi`;
};

test('the state of an order that is written by hand with the right check is read', () => {
  expect(parseLink(forged(stated({})))).toMatchObject({
    order: { reference },
    state: {
      steps: [{ is: 'confirmed' }],
      toPayKes: 2800,
      paidCode: 'SJK4H7L2PQ',
      carrier: 'G4S',
      waybill: '12',
    },
  });
  expect(parseLink(forged(stated({ steps: '', soldOut: '0' })))).toMatchObject({
    state: { steps: [], soldOut: [0] },
  });
});

test.each([
  ['a step that no shop takes', stated({ steps: 'z4f2a0' })],
  ['the name of an object’s own part as a step', stated({ steps: 'constructor' })],
  ['a step without a time', stated({ steps: 'c' })],
  ['a step before the first day', stated({ steps: 'c-5' })],
  ['a time after the last one', stated({ at: '1000001' })],
  ['21 steps', stated({ steps: Array(21).fill('c4f2a0').join('-') })],
  ['a sum over the highest', stated({ toPay: '736ycv7k1' })],
  ['a payment’s code of 25 characters', stated({ code: 'A'.repeat(25) })],
  ['script as a payment’s code', stated({ code: 'Z3cZscriptZ3eZ' })],
  ['a carrier of 41 characters', stated({ carrier: 'A'.repeat(41) })],
  ['script as its carrier', stated({ carrier: '<script>' })],
  ['a sold-out line that the order does not have', stated({ soldOut: '1' })],
  ['a field too many', stated({ soldOut: '0_' })],
  ['a state, but the version of an order without one', stated({}).replace('2o', '1o')],
  ['the version of an order with a state, but none', head({}).replace('1o', '2o')],
])('a code that has the right check and %s is refused', (_, text) => {
  expect(parseLink(forged(text))).toBe('damaged');
});

test('script that a code has escaped is plain text in the area, the place and the size', () => {
  const script = 'Z3cZscriptZ3eZ';
  const code = forged(`${head({ area: script, place: script })}.boot_${script}_1qi`);
  expect(parseLink(code)).toMatchObject({
    lines: [{ size: '<script>' }],
    order: { area: '<script>', place: '<script>' },
  });
});

test('20 different lines take less than 520 characters, and 60 less than 1,500', () => {
  const different = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      line({ id: `leather-shoe-${at}`, size: String(36 + (at % 9)), priceKes: 1500 + 50 * at }),
    );
  expect(codeOf({ lines: different(20), order }).length).toBeLessThan(520);
  expect(codeOf({ lines: different(60), order }).length).toBeLessThan(1500);
  const inSizes = different(20).map((one, at) => ({
    ...one,
    id: `shoe-${at >> 2}`,
    priceKes: 900,
  }));
  expect(codeOf({ lines: inSizes, order }).length).toBeLessThan(250);
});

/** Lines of different products, with the longest names in letters that take the most room, and the highest sums. */
const longestLines = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    line({
      id: `${at}`.padEnd(80, 'x'),
      size: `${at}`.padEnd(80, '語'),
      priceKes: 10_000_000 - at,
      quantity: 9999 - at,
    }),
  );
const farthest = { ...order, area: '語'.repeat(80), feeKes: 10_000_000, place: '語'.repeat(80) };

test('an order of five lines with the longest names in any letters is read back as it was', () => {
  const content = { lines: longestLines(5), order: farthest };
  expect(parseLink(codeOf(content))).toEqual(content);
});

test.each([
  ['one line with the longest names in any letters', longestLines(1), farthest],
  [
    'five lines of usual sizes that go to an area with a long Arabic name',
    Array.from({ length: 5 }, (_, at) => line({ id: `leather-shoe-${at}`, size: `4${at}` })),
    { ...order, area: 'حي'.repeat(40), place: 'حي'.repeat(40) },
  ],
])('the link of %s fits into a message', (_, all, facts) => {
  const code = codeOf({ lines: all, order: facts });
  expect(linkTo('https://mavazi.example/shops/mavazi/order/', code)).toBeDefined();
});

test('a reply can say the sum of the highest order', () => {
  const state = { at: 1, steps: [], toPayKes: 200 * 9999 * 10_000_000 };
  const content = { lines: [line()], order, state };
  expect(parseLink(codeOf(content))).toEqual(content);
});

test.each([
  ['a line without a product’s id', [line({ id: '' })]],
  ['an id that is no address', [line({ id: '../boot' })]],
  ['a line without a size', [line({ size: '' })]],
  ['a size named Infinity', [line({ size: 'Infinity' })]],
  ['a size named NaN', [line({ size: 'NaN' })]],
  ['more items of a line than anyone orders', [line({ quantity: 10_000 })]],
  ['a price that no product has', [line({ priceKes: 10_000_001 })]],
  ['a price of nothing', [line({ priceKes: 0 })]],
  ['no line', []],
  ['more lines than anyone orders', Array.from({ length: 201 }, () => line())],
  ['a size of 81 characters', [line({ size: 'x'.repeat(81) })]],
])('a link cannot carry %s', (_, all) => {
  expect(encodeLink({ lines: all })).toBeUndefined();
});

test.each(['3o_7K2Q1_9b___m.brogue_40.0000000', '12c.brogue_40.0000000'])(
  'the code %s is of another release of the shop',
  (code) => {
    expect(parseLink(code)).toBe('version');
  },
);

test('two lines that are the same stay two lines', () => {
  const twice = { lines: [line(), line()] };
  expect(parseLink(codeOf(twice))).toEqual(twice);
});

test('a reference has five letters and notices each changed letter', () => {
  fc.assert(
    fc.property(references, fc.nat(4), fc.stringMatching(/^[0-9A-Z]$/), (text, at, letter) => {
      expect(text).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(isReference(text)).toBe(true);
      const other = text.slice(0, at) + letter + text.slice(at + 1);
      expect(isReference(other)).toBe(other === text);
    }),
  );
});

test('a thousand orders have a thousand references', () => {
  const orders = Array.from({ length: 1000 }, (_, at) => `[["line-${at}","41",1,"KSh 1,500"]]`);
  expect(new Set(orders.map(referenceOfText)).size).toBeGreaterThan(995);
  expect(referenceOfText(orders[0] ?? '')).toBe(referenceOfText(orders[0] ?? ''));
});

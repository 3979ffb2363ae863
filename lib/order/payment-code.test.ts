import fc from 'fast-check';
import { ordersText, parseOrders } from '@/lib/sent/orders';
import { encodeLink, parseLink } from './order-link-format';
import { isKeptPaymentCode, isSamePaymentCode, paymentCode } from './payment-code';
import { referenceOfText } from './reference';

const content = {
  lines: [{ id: 'boot', size: '41', priceKes: 1000, quantity: 1 }],
  order: { reference: referenceOfText('x'), day: 300, area: '', place: '', payBy: 'till' },
} as const;

/** The code as the link of a reply carries it; undefined where no link can. */
function linked(paidCode: string): string | undefined {
  const state = { at: 9, steps: [{ is: 'paid', at: 9 }], paidCode } as const;
  const read = parseLink(encodeLink({ ...content, state }) ?? '');
  return typeof read === 'object' ? read.state?.paidCode : undefined;
}

/** The code as a phone still has it after a reload. */
function stored(sentCode: string): string | undefined {
  const code = encodeLink(content) ?? '';
  return parseOrders(ordersText([{ code, lineIds: [], day: 1, sentCode }]))[0]?.sentCode;
}

test.each([
  ['SJK4H7L2PQ', 'SJK4H7L2PQ'],
  ['sjk4h7l2pq', 'SJK4H7L2PQ'],
  ['UKQABHSLPZ', 'UKQABHSLPZ'],
  ['MP261126.1430.A12345', 'MP261126.1430.A12345'],
  ['mp261126.1430.a123456789', 'MP261126.1430.A123456789'],
  ['PP7790CC', 'PP7790CC'],
  ['712345678', '712345678'],
  ['12345678901', '12345678901'],
])('%s is a payment’s code', (text, code) => {
  expect(paymentCode(text)).toBe(code);
});

test.each([
  ['of seven signs', 'AIR3456'],
  ['of 25 signs', 'MP261126.1430.A1234567890'],
  ['with a dot at its end', 'SJK4H7L2PQ.'],
  ['with a dot at its beginning', '.SJK4H7L2PQ'],
  ['with two dots in a row', 'MP261126..A12345'],
  ['with a hyphen', 'SJK4-H7L2-PQ'],
  ['with a space', 'SJK4H7 L2PQ'],
  ['of letters alone in small letters', 'strawberry'],
  ['of eleven letters', 'TRANSACTION'],
  ['that is a sum', '12345.00'],
  ['that is a day', '26.11.2026'],
  ['that is a phone number', '0712345678'],
  ['that is a phone number of the other kind', '0112345678'],
  ['that is a phone number with its country', '254712345678'],
  ['that is a phone number with + and its country', '+254712345678'],
  ['that is script', '<b>12345</b>'],
  ['without signs', ''],
])('a text %s is no payment’s code', (_, text) => {
  expect(paymentCode(text)).toBeUndefined();
});

test('a code of 24 signs with dots is the same in a link and after a reload', () => {
  const code = 'MP261126.1430.A123456789';
  expect(code).toHaveLength(24);
  expect([linked(code), stored(code)]).toEqual([code, code]);
});

test.each(['AB12', 'abcdefg', 'SJK4-H7L2-PQ', '12.34', 'A'.repeat(20)])(
  'the code %s, which an earlier release took, is still read',
  (code) => {
    expect([linked(code), stored(code)]).toEqual([code, code]);
  },
);

test.each(['AB1', 'A'.repeat(25), 'SJK4 H7L2', '<script>'])(
  'the text %s, which no release took, is read neither from a link nor from a phone',
  (code) => {
    expect([linked(code), stored(code)]).toEqual([undefined, undefined]);
  },
);

test.each([
  ['AB12', '2o_7022K_8c____t_9_p9__AB12___.boot_41_rs.1lggl3w'],
  ['SJK4-H7L2-PQ', '2o_7022K_8c____t_9_p9__SJK4Z2dZH7L2Z2dZPQ___.boot_41_rs.0ce517y'],
  ['ABCDEFGHIJ1234567890', '2o_7022K_8c____t_9_p9__ABCDEFGHIJ1234567890___.boot_41_rs.08iqwau'],
])('the code %s is read from the link that an earlier release wrote', (paidCode, link) => {
  expect(parseLink(link)).toMatchObject({ state: { paidCode } });
});

test('each code that is typed is kept by a phone and carried by a link', () => {
  const codes = fc.stringMatching(/^[A-Za-z0-9.]{8,24}$/).map(paymentCode);
  fc.assert(
    fc.property(codes, (code) => {
      fc.pre(code !== undefined);
      expect(isKeptPaymentCode(code)).toBe(true);
      expect([linked(code), stored(code)]).toEqual([code, code]);
      expect(paymentCode(code)).toBe(code);
    }),
  );
});

test('codes are compared irrespective of case', () => {
  expect(isSamePaymentCode('sjk4h7l2pq', 'SJK4H7L2PQ')).toBe(true);
  expect(isSamePaymentCode('SJK4H7L2PQ', 'SJK4H7L2PR')).toBe(false);
});

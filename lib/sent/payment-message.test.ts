import fc from 'fast-check';
import { fillText } from '@/lib/format/fill-text';
import { pastePaymentWords } from '@/words/paste-payment';
import { readPayment } from './payment-message';

const code = 'UKQ4H7L2PZ';
const payment = { kind: 'payment', code, amountKes: 1745 };
const to = 'paid to MAVAZI STALL. on 26/11/26 at 2:30 PM.';
const tail =
  'New M-PESA balance is Ksh12,345.10. Transaction cost, Ksh0.00. Amount you can transact within the day is 498,255.00. To reverse, forward this message to 456.';
const whole = `${code} Confirmed. Ksh1,745.00 ${to}${tail}`;

test.each([
  ['to a till', whole],
  ['to a till, in small letters', whole.toLowerCase()],
  ['to a till, without spaces', `${code} Confirmed.Ksh1,745.00 ${to}${tail}`],
  [
    'to a phone',
    `${code} Confirmed. Ksh1,745.00 sent to MAVAZI STALL 0700000000 on 26/11/26 ${tail}`,
  ],
  [
    'to a phone without a name',
    `${code} Confirmed. Ksh1,745.00 sent to 0700000000 for Pochi La Biashara on 26/11/26 at 2:30 PM. New M-PESA balance is Ksh100.00. Transaction cost, Ksh0.00.`,
  ],
  [
    'to a phone that is written with spaces',
    `${code} Confirmed. Ksh1,745.00 sent to MAVAZI STALL 0711 111 111 on 26/11/26 at 2:30 PM. New M-PESA balance is Ksh100.00. Transaction cost, Ksh0.00.`,
  ],
  [
    'to a paybill',
    `${code} Confirmed. Ksh1,745.00 sent to MAVAZI STALL for account 12345678 on 26/11/26 at 2:30 PM ${tail}`,
  ],
  [
    'on a day in words',
    `${code} Confirmed. Ksh1,745.00 paid to MAVAZI STALL on 26 Nov 2025 at 2:30 PM. New M-PESA balance is Ksh100.00. Transaction cost, Ksh0.00.`,
  ],
  [
    'with the stars of a chat',
    `*${code}* Confirmed. *Ksh1,745.00* paid to *MAVAZI STALL*. on 26/11/26 at 2:30 PM.`,
  ],
  ['with the strokes of a chat', `_${code}_ Confirmed. ~Ksh1,745.00~ ${to}${tail}`],
  [
    'with /= behind its sum',
    `${code} Confirmed. Ksh 1,745/= paid to MAVAZI STALL on 26/11/26 at 2:30 PM. New M-PESA balance is Ksh100.00. Transaction cost, Ksh0.00.`,
  ],
  ['with a space in its sum', `${code} Confirmed. Ksh1 745.00 ${to}${tail}`],
  ['with the currency behind its sum', `${code} Confirmed. 1,745.00 KES ${to}${tail}`],
  ['without cents', `${code} Confirmed. KSh 1745 ${to}${tail}`],
  ['in KES', `${code} Confirmed. KES. 1,745.0 ${to}${tail}`],
  ['in Kshs', `${code} Confirmed. Kshs. 1745 ${to}${tail}`],
  ['in other words', `${code} Confirmed. You have paid Ksh1,745.00 to MAVAZI STALL. ${tail}`],
  ['on lines', `${code} Confirmed.\nKsh1,745.00 paid to\nMAVAZI STALL\n${tail}`],
  ['with marks that nobody sees', `\u200e${code}\u00a0Confirmed. Ksh\u20601,745.00 ${to}${tail}`],
  ['passed on, with a greeting', `Hello, here it is: "Congratulations! ${whole}"`],
  [
    'after the message of its loan, which has the same code',
    `${code} Confirmed. Fuliza M-PESA amount is Ksh 745.00. Access Fee charged Ksh 7.45. Total Fuliza M-PESA outstanding amount is Ksh752.45 due on 26/12/26. ${whole}`,
  ],
  [
    'after one that did not go through',
    `Failed. You do not have enough money in your M-PESA account to pay Ksh1,745.00. ${whole}`,
  ],
  [
    'in Kiswahili, to a phone',
    `${code} Imethibitishwa. Ksh1,745.00 imetumwa kwa MAVAZI STALL 0700000000 tarehe 26/11/26 saa 2:30 PM. Salio lako jipya la M-PESA ni Ksh58,100.00. Gharama ya matumizi ni Ksh33.00.`,
  ],
  [
    'in Kiswahili, to a till',
    `${code} Imethibitishwa. Umelipa Ksh1,745.00 kwa MAVAZI STALL 1/1/25 4:53 PM.Baki yako mpya katika M-PESA ni Ksh173.00.`,
  ],
  [
    'that the shop has received',
    `${code} Confirmed.You have received Ksh1,745.00 from SAMPLE BUYER 0700000000 on 26/11/26 ${tail}`,
  ],
  [
    'that the shop has received, in other words',
    `${code} Confirmed. You have received a payment of Ksh1,745.00 from SAMPLE BUYER on 26/11/26 at 2:30 PM`,
  ],
  [
    'that the shop has received, with the stars of a chat',
    `*${code}* Confirmed. You have received *Ksh1,745.00* from SAMPLE BUYER 0700000000 on 26/11/26`,
  ],
  [
    'that a till has received',
    `${code} Confirmed. on 26/11/26 at 2:30 PM Ksh1,745.00 received from 254700000000 SAMPLE BUYER. New Account balance is Ksh9,000.00`,
  ],
  [
    'that the shop has received, in Kiswahili',
    `${code} Imethibitishwa. Umepokea Ksh1,745.00 kutoka SAMPLE BUYER mnamo 26/11/26. Baki yako ni Ksh9,000.00.`,
  ],
  [
    'that a bank has received',
    `A payment of KES 1,745.00 for account 12345678 has been received from SAMPLE BUYER 254700000000 on 26/11/2026. M-Pesa Ref: ${code}. Balance KES 9,000.00`,
  ],
  [
    'that a bank has received, under its own number too',
    `Dear customer, your account has been credited with KES 1,745.00. Ref 123456789012, M-PESA Ref ${code}. Available balance KES 9,000.00`,
  ],
  [
    'of a bank',
    `Confirmed KES. 1,745.00 to MAVAZI STALL Ref. Number ${code} on 26-11-2026 at 14:30:12. Thank you.`,
  ],
])('a payment %s is read: its code and its sum', (_, text) => {
  expect(readPayment(text)).toEqual(payment);
});

test.each([
  ['SKL7H2P9QX', 3800, 'Ksh3,800.00 from SAMPLE BUYER 0700000001'],
  ['SKL7H2P9QX', 210, 'Ksh210.00 from SAMPLE BUYER 0700000007'],
  ['SKL7H2P9QX', 1100, 'Ksh1,100.00 from SAMPLE BUYER 0700000004'],
])('the code %s and the sum %s are read', (own, amountKes, received) => {
  const text = `${own} Confirmed. You have received ${received} on 28/11/26`;
  expect(readPayment(text)).toEqual({ kind: 'payment', code: own, amountKes });
});

test.each([
  [
    'Dear Jane, KES 2,100 paid to MAVAZI STALL. Reference number is AB12CD34. Call us for a reversal within 2 days.',
    { code: 'AB12CD34', amountKes: 2100 },
  ],
  [`${code} Confirmed. Ksh1,745.00 sent to REVERSED GEAR LTD`, { code, amountKes: 1745 }],
  [`${code}. I was unable to find the balance yet`, { code }],
  [`Code ${code} for the order in place of the cancelled one`, { code }],
  [
    'Umetuma Ksh500 kwa MAVAZI STALL. Kumbukumbu namba: MP261126.1530.A12345.',
    { code: 'MP261126.1530.A12345', amountKes: 500 },
  ],
])('of %j the code is read, whatever other words it has', (text, read) => {
  expect(readPayment(text)).toEqual({ kind: 'payment', ...read });
});

test.each([
  [
    'Trans. ID: MP261126.1430.A12345. You have paid KES 3,000.00 to MAVAZI STALL on 26/11/2026',
    { code: 'MP261126.1430.A12345', amountKes: 3000 },
  ],
  [
    'Trans. ID: MP261126.1430.A12345.You have paid KES 3,000.00 to MAVAZI STALL',
    { code: 'MP261126.1430.A12345', amountKes: 3000 },
  ],
  [
    'Transaction ID: MP261126.1430.A123456789. Confirmed. Ksh1,745.00 paid to MAVAZI STALL.',
    { code: 'MP261126.1430.A123456789', amountKes: 1745 },
  ],
  [
    'You have paid Ksh1,745.00 to MAVAZI STALL. Your new balance is Ksh2,750.00. Transaction ID: PP7790CC. Charge Ksh0.00.',
    { code: 'PP7790CC', amountKes: 1745 },
  ],
  [
    'TID 12345678901. You have sent KES 1,745 to MAVAZI STALL. Bal: KES 5.',
    { code: '12345678901', amountKes: 1745 },
  ],
])('a payment by another network is read: %s', (text, read) => {
  expect(readPayment(text)).toEqual({ kind: 'payment', ...read });
});

test.each([
  code,
  `  ${code.toLowerCase()}\n`,
  `My code is ${code}, thank you`,
  `TILL100144 ${code} Confirmed`,
  `nimelipa ${code}`,
])('the code in %j is read, without a sum', (text) => {
  expect(readPayment(text)).toEqual({ kind: 'payment', code });
});

test.each(['UKQABHSLPZ', 'MP261126.1430.A12345', 'PP7790CC', '12345678901'])(
  'the code %s alone is read',
  (own) => {
    expect(readPayment(own)).toEqual({ kind: 'payment', code: own });
  },
);

test('the message with a code that the page of an order sends to the shop is read', () => {
  const facts = { shop: 'Duka Mfano', reference: 'MVZ-7K2Q1', named: 'M-Pesa code', code };
  const { sendText, sendCodeText } = pastePaymentWords;
  expect(readPayment(fillText(sendText, { ...facts, sum: 'KSh 1,745' }))).toEqual(payment);
  expect(readPayment(fillText(sendCodeText, facts))).toEqual({ kind: 'payment', code });
});

test.each([
  ['that no shop has agreed on', `${code} Confirmed. Ksh1.745 ${to}`],
  ['of another currency', `${code} Confirmed. Tsh1,745.00 ${to}`],
  ['that is grouped by hundreds', `${code} Confirmed. Ksh1,00,000 ${to}`],
  ['of nothing', `${code} Confirmed. Ksh0.00 ${to}`],
  [
    'beside another one',
    `${code} Confirmed. Ksh1,745.00 ${to} You have received Ksh5.00 from SAMPLE BUYER.`,
  ],
  [
    'that is unclear beside a plain one',
    `${code} Confirmed. Ksh1.745 ${to} You have paid Ksh5.00.`,
  ],
  [
    'that is a balance',
    `${code} Confirmed. Your account balance was: M-PESA Account : Ksh1,745.00`,
  ],
  ['that is a charge', `${code} Confirmed. Tsh1,745.00 ${to} Transaction cost, Ksh5.00.`],
])('a sum %s is not said to be that of the payment', (_, text) => {
  expect(readPayment(text)).toEqual({ kind: 'payment', code });
});

test.each([
  'Failed. You do not have enough money in your M-PESA account to pay Ksh1,745.00 to MAVAZI STALL.',
  'You don’t have sufficient funds to pay Ksh1,745.00.',
  'Your transaction of Ksh1,745.00 was unsuccessful. Try again later.',
  'Your payment of KES 1,745.00 to MAVAZI STALL was not successful.',
  'Your payment of KES 1,745.00 to MAVAZI STALL was declined due to insufficient funds. Ref: PP7790CC',
  'The transaction has been cancelled by the user.',
  `${code} Confirmed. Your request to pay Ksh1,745.00 has been canceled.`,
  'Your request to pay Ksh1,745.00 could not be completed.',
  'Hakuna pesa za kutosha katika akaunti yako ya M-PESA kuweza kutuma Ksh1,745.00.',
  'Salio lako halitoshi kulipa Ksh1,745.00.',
  'Huna pesa za kutosha kulipa Ksh1,745.00.',
  'Umeshindwa kulipa Ksh1,745.00 kwa MAVAZI STALL.',
  'Malipo yako ya Ksh1,745.00 yameshindikana.',
  'Malipo ya Ksh1,745.00 kwa MAVAZI STALL hayakufaulu.',
  'Muamala wako wa Ksh1,745.00 haukufanikiwa.',
  'Ombi lako la kulipa Ksh1,745.00 limekataliwa.',
  'Umeghairi malipo ya Ksh1,745.00 kwa MAVAZI STALL.',
  'Malipo ya Ksh1,745.00 yameghairiwa.',
  'Muamala wako umefeli.',
])('a payment that was not made is said to be one: %s', (text) => {
  expect(readPayment(text)).toEqual({ kind: 'failed' });
});

test.each([
  `${code} Confirmed. Reversal of transaction UKQ4H7L2PX has been successfully reversed on 26/11/26 at 2:30 PM and Ksh1,745.00 is credited to your M-PESA account.`,
  `${code} Confirmed. Transaction UKQ4H7L2PX has been reversed. Ksh1,745.00 has been returned to your account.`,
  'Ksh1,745.00 has been refunded to you by MAVAZI STALL. Transaction ID: PP7790CC',
  `${code} Imethibitishwa. Ksh1,745.00 imerudishwa kwenye akaunti yako.`,
  `${code} Imethibitishwa. Malipo ya Ksh1,745.00 yamebatilishwa.`,
  `${code} Imethibitishwa. Pesa zako Ksh1,745.00 zimerejeshwa.`,
])('a payment that was taken back is said to be one: %s', (text) => {
  expect(readPayment(text)).toEqual({ kind: 'reversed' });
});

test.each(['0712345678', '0112 345 678', '+254712345678', '+254 112 345 678', '254712345678'])(
  'the phone number %s is no code',
  (text) => {
    expect(readPayment(text)).toEqual({ kind: 'phone' });
  },
);

test.each([
  '',
  'I have paid',
  '<script>alert(1)</script>',
  'strawberry',
  'MVZ-7K2Q1',
  'Call 0700000000',
  'Payment Confirmed. Ksh1,745.00 paid to MAVAZI STALL.',
  'Dear customer, your account 0000 has been debited with KES 1,745.00 on 26/11/26. Ref EQB-TRF-20261126',
  `${whole} ${whole.replaceAll(code, 'UKQ4H7L2P1')}`,
  'Ref PP7790CC and Ref PP7790CD: KES 1,745.00 paid.',
  'Dear customer, the account AB12345678 of SAMPLE BUYER is ready for you at our branch in Thika.',
])('a text without one plain code is not understood: %s', (text) => {
  expect(readPayment(text)).toEqual({ kind: 'unknown' });
});

test.each(['x', '\ud83d', '\n', '<b>', '1', '.', 'a.'])(
  'a hundred thousand times %j is no payment',
  (one) => {
    expect(readPayment(one.repeat(100_000))).toEqual({ kind: 'unknown' });
  },
);

test.each(['a', ' ', '1', 'a1', 'Ksh1,', 'Ksh1 paid to ', 'Ref ', 'code is ', '1 000'])(
  'a message before or after 100,000 characters of %j is read within a blink',
  (filler) => {
    const much = filler.repeat(100_000 / filler.length);
    const start = performance.now();
    readPayment(much + whole);
    expect(readPayment(`${whole} ${much}`)).toMatchObject({ kind: 'payment', code });
    expect(performance.now() - start).toBeLessThan(500);
  },
);

test('whatever is pasted is read without an error, and its code and sum are a code and a sum', () => {
  const words = [code, ' Confirmed. ', 'Ksh', '1,745', '.00', ' paid to ', 'Ref: ', '\n', '*'];
  const texts = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...words)).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const reading = readPayment(text);
      if (reading.kind !== 'payment') return;
      expect(reading.code).toMatch(/^[A-Z0-9.]{8,24}$/);
      expect(reading.amountKes ?? 1).toBeGreaterThan(0);
    }),
  );
});

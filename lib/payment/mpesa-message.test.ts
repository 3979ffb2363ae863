import fc from 'fast-check';
import { type PaymentMessage, readMessages, readPasted, readReceipt } from './mpesa-message';

const code = 'UKQ4H7L2PZ';
const dayMs = Date.UTC(2026, 10, 26);
const stall = 'MAVAZI STALL';
const tail =
  'New M-PESA balance is Ksh12,345.10. Transaction cost, Ksh0.00. Amount you can transact within the day is 498,255.00. Separate personal and business funds through Pochi la Biashara on *334#.';
const usual = {
  kind: 'payment',
  code,
  amountKes: 1745,
  way: 'till',
  payee: stall,
  dayMs,
  time: '2:30 PM',
};

type Row = readonly [
  what: string,
  text: string,
  changes?: { [F in keyof PaymentMessage]?: PaymentMessage[F] | undefined },
];

const payments: readonly Row[] = [
  ['to a till', `${code} Confirmed. Ksh1,745.00 paid to ${stall}. on 26/11/26 at 2:30 PM.${tail}`],
  [
    'to a till, in small letters',
    `${code} Confirmed. Ksh1,745.00 paid to ${stall}. on 26/11/26 at 2:30 PM.`.toLowerCase(),
    { payee: stall.toLowerCase() },
  ],
  [
    'to a till, without spaces after the full stops',
    `${code} Confirmed.Ksh1,745.00 paid to ${stall}.on 26/11/26 at 2:30 PM.${tail}`,
  ],
  [
    'to a till of a bank',
    `${code} Confirmed. Ksh1,745.00 paid to ${stall} VIA SAMPLE BANK. on 26/11/26 at 2:30 PM.${tail}`,
    { payee: `${stall} VIA SAMPLE BANK` },
  ],
  [
    'to a till, with its number',
    `${code} Confirmed. Ksh1,745.00 paid to ${stall} Till Number 000000 on 26/11/2026 at 2:30 PM. ${tail}`,
    { number: '000000' },
  ],
  [
    'to a till, its number before the name',
    `${code} Confirmed. Ksh1,745.00 paid to 000000 - ${stall}. on 26/11/26 at 2:30 PM.${tail}`,
    { number: '000000' },
  ],
  [
    'to a phone',
    `${code} Confirmed. Ksh1,745.00 sent to MAVAZI  STALL 0700000000 on 26/11/26 at 2:30 PM. ${tail}`,
    { way: 'mpesa', phone: '0700000000' },
  ],
  [
    'to a phone in the form of other countries',
    `${code} Confirmed. Ksh1,745.00 sent to ${stall} +254700000000 on 26/11/26 at 2:30 PM. ${tail}`,
    { way: 'mpesa', phone: '0700000000' },
  ],
  [
    'to a phone, its digits hidden',
    `${code} Confirmed. Ksh1,745.00 sent to ${stall} 0700***000 on 26/11/26 at 2:30 PM. ${tail}`,
    { way: 'mpesa' },
  ],
  [
    'to a person, as since 2025 without a number',
    `${code} Confirmed. Ksh1,745.00 sent to ${stall} on 26/11/26 at 2:30 PM. ${tail}`,
    { way: 'mpesa' },
  ],
  [
    'to a Pochi la Biashara',
    `${code} Confirmed. Ksh1,745.00 sent to ${stall} for Pochi la Biashara on 26/11/26 at 2:30 PM. ${tail}`,
    { way: 'mpesa' },
  ],
  [
    'to a paybill',
    `${code} Confirmed. Ksh1,745.00 sent to ${stall} for account MVZ-7K2Q1 on 26/11/26 at 2:30 PM New M-PESA balance is Ksh100.00. Transaction cost, Ksh15.00.`,
    { way: 'paybill', account: 'MVZ-7K2Q1' },
  ],
  [
    'to a paybill whose account has spaces and whose name has the word',
    `${code} Confirmed. Ksh1,745.00 sent to Sample Paybill Account for account DUKA MFANO 12 on 26/11/26 at 2:30 PM ${tail}`,
    { way: 'paybill', payee: 'Sample Paybill Account', account: 'DUKA MFANO 12' },
  ],
  ['in small letters', `${code} confirmed. Ksh1,745 paid to ${stall} on 26/11/26 at 2:30 pm.`],
  [
    'all in small letters',
    `${code} Confirmed. Ksh1,745.00 paid to ${stall}. on 26/11/26 at 2:30 PM.${tail}`.toLowerCase(),
    { payee: stall.toLowerCase() },
  ],
  [
    'in Kiswahili, all in small letters',
    `${code} imethibitishwa. ksh1,745.00 imetumwa kwa ${stall} tarehe 26/11/26 saa 2:30 pm.`.toLowerCase(),
    { way: 'mpesa', payee: stall.toLowerCase() },
  ],
  ['without cents', `${code} Confirmed. KSh 1745 paid to ${stall} on 26/11/26 at 2:30 PM.`],
  ['in KES', `${code} Confirmed. KES 1,745.0 paid to ${stall} on 26/11/26 at 2.30PM.`],
  [
    'with cents',
    `${code} Confirmed. Ksh1,745.50 paid to ${stall} on 26/11/26 at 2:30 PM.`,
    { amountKes: 1745.5 },
  ],
  [
    'in the words of another form',
    `${code} Confirmed. You have paid Ksh1,745.00 to ${stall} on 26/11/26 at 2:30 PM. ${tail}`,
  ],
  [
    'on lines of their own',
    `${code} Confirmed.\nKsh1,745.00 paid to\n${stall}\non 26/11/26 at 2:30 PM\nNew M-PESA balance is Ksh1.00`,
  ],
  [
    'with marks that nobody sees',
    `\u200e${code}\u00a0Confirmed. Ksh1,745.00 paid to ${stall} on 26/11/26 at 2:30\u202fPM.`,
  ],
  [
    'passed on, with a greeting',
    `Hello, here it is: "Congratulations! ${code} confirmed.Ksh1,745.00 paid to ${stall} on 26/11/26 at 2:30 PM"`,
  ],
  [
    'after the message of its Fuliza loan, which has the same code',
    `${code} Confirmed. Fuliza M-PESA amount is Ksh 745.00. Access Fee charged Ksh 7.45. Total Fuliza M-PESA outstanding amount is Ksh752.45 due on 26/12/26. ${code} Confirmed. Ksh1,745.00 paid to ${stall}. on 26/11/26 at 2:30 PM.`,
  ],
  [
    'with the advice how to take it back',
    `${code} Confirmed. Ksh1,745.00 sent to ${stall} 0700000000 on 26/11/26 at 2:30 PM. ${tail} To reverse, forward this message to 456.`,
    { way: 'mpesa', phone: '0700000000' },
  ],
  [
    'in Kiswahili, to a phone',
    `${code} Imethibitishwa. Ksh1,745.00 imetumwa kwa ${stall} 0700000000 tarehe 26/11/26 saa 2:30 PM. Salio lako jipya la M-PESA ni Ksh58,100.00. Gharama ya matumizi ni Ksh33.00.`,
    { way: 'mpesa', phone: '0700000000' },
  ],
  [
    'in Kiswahili, to a till',
    `${code} Imethibitishwa. Ksh1,745.00 imelipwa kwa ${stall}. tarehe 26/11/26 saa 2:30 PM. Baki yako ya M-PESA ni Ksh1.00.`,
  ],
  [
    'in Kiswahili, to a paybill',
    `${code} Imethibitishwa. Umelipa Ksh1,745.00 kwa ${stall} kwa akaunti nambari MVZ-7K2Q1 mnamo 26/11/26 saa 2:30 PM.`,
    { way: 'paybill', account: 'MVZ-7K2Q1' },
  ],
  [
    'from Airtel Money to a till',
    `You have paid Ksh1,745.00 to ${stall}. Your new balance is Ksh2,750.00. Transaction ID: PP7790CC. Charge Ksh0.00. Airtel Money.`,
    { code: 'PP7790CC', way: undefined, dayMs: undefined, time: undefined },
  ],
  [
    'from Airtel Money on a day',
    `You have paid Ksh 1,745.00 to ${stall} on 26/11/2026. New balance is Ksh 4,450.00. Ref: AIR3456`,
    { code: 'AIR3456', way: undefined, time: undefined },
  ],
  [
    'with an id before its words',
    `TID 12345678901. You have sent KES 1,745 to ${stall}. Bal: KES 5.`,
    { code: '12345678901', way: undefined, dayMs: undefined, time: undefined },
  ],
  [
    'on a day that no calendar has',
    `${code} Confirmed. Ksh1,745.00 paid to ${stall} on 31/2/26 at 2:30 PM.`,
    { dayMs: undefined },
  ],
];

test.each(payments.map(([what, text, changes = {}]) => [what, text, changes] as const))(
  'a payment %s is read',
  (_, text, changes) => {
    const expected = Object.entries({ ...usual, ...changes }).filter(
      ([, value]) => value !== undefined,
    );
    expect(readPasted(text)).toEqual(Object.fromEntries(expected));
  },
);

test.each([
  ['a code', code],
  ['a code in small letters with spaces around it', `  ${code.toLowerCase()}\n`],
  ['a code in a sentence', `My code is ${code}, thank you`],
  ['a code after another word of ten letters and digits', `TILL100144 ${code} Confirmed`],
  ['a code of letters alone', 'UKQABHSLPZ'],
])('%s is understood', (_, text) => {
  expect(readPasted(text)).toEqual({ kind: 'code', code: text.includes('UKQA') ? text : code });
});

test.each([
  [
    'received',
    `${code} Confirmed.You have received Ksh1,745.00 from SAMPLE BUYER 0700000000 on 26/11/26 at 2:30 PM ${tail}`,
  ],
  [
    'received',
    `${code} Imethibitishwa. Umepokea Ksh1,745.00 kutoka SAMPLE BUYER mnamo 26/11/26 saa 2:30 PM.`,
  ],
  ['received', `${code} Confirmed. Ksh1,745.00 received from SAMPLE BUYER on 26/11/26 at 2:30 PM.`],
  [
    'reversed',
    `${code} Confirmed. Reversal of transaction UKQ4H7L2PX has been successfully reversed on 26/11/26 at 2:30 PM and Ksh1,745.00 is credited to your M-PESA account.`,
  ],
  [
    'reversed',
    `${code} Confirmed. Transaction UKQ4H7L2PX has been reversed. Ksh1,745.00 has been returned to your account.`,
  ],
  [
    'failed',
    'Failed. You do not have enough money in your M-PESA account to pay Ksh1,745.00 to MAVAZI STALL.',
  ],
  ['failed', 'Your transaction of Ksh1,745.00 was unsuccessful. Try again later.'],
  [
    'other',
    `${code} Confirmed. Fuliza M-PESA amount is Ksh 745.00. Access Fee charged Ksh 7.45. Total Fuliza M-PESA outstanding amount is Ksh752.45 due on 26/12/26.`,
  ],
  [
    'other',
    `${code} Confirmed.on 26/11/26 at 2:30 PM Withdraw Ksh1,745.00 from 000000 - SAMPLE AGENT ${tail} To reverse, forward this message to 456.`,
  ],
  ['other', `${code} confirmed.You bought Ksh50.00 of airtime on 26/11/26 at 2:30 PM.${tail}`],
  ['other', `${code} Confirmed. Your account balance was: M-PESA Account : Ksh1,745.00`],
  [
    'other',
    `${code} Confirmed.Ksh1,745.00 transferred to M-Shwari account on 26/11/26 at 2:30 PM.`,
  ],
  ['other', 'Dear customer, your account 0000 has been debited with KES 1,745.00 on 26/11/26.'],
  ['unknown', ''],
  ['unknown', 'I have paid'],
  ['unknown', '<script>alert(1)</script>'],
  ['unknown', '0700 000 000'],
  ['unknown', '0700000000'],
  ['unknown', 'strawberry'],
])('a text about money that is %s is no payment: %s', (kind, text) => {
  expect(readPasted(text)).toEqual({ kind });
});

test.each([
  `${code} Confirmed.You have received Ksh1,745.00 from SAMPLE BUYER 0700000000 on 26/11/26 at 2:30 PM ${tail}`,
  `${code} Confirmed. on 26/11/26 at 2:30 PM Ksh1,745.00 received from 254700000000 SAMPLE BUYER. New Account balance is Ksh9,000.00`,
  `${code} Imethibitishwa. Umepokea Ksh1,745.00 kutoka SAMPLE BUYER mnamo 26/11/26 saa 2:30 PM.`,
])('a message of money that the shop has received is read: %s', (text) => {
  expect(readReceipt(text)).toEqual({ code, amountKes: 1745 });
});

test('a payment of somebody else is no money that was received', () => {
  expect(readReceipt(payments[0]?.[1] ?? '')).toBeUndefined();
  expect(readReceipt(code)).toBeUndefined();
});

test.each(['x', '\ud83d', '\n', '<b>'])('a hundred thousand times %j is no payment', (one) => {
  expect(readPasted(one.repeat(100_000))).toEqual({ kind: 'unknown' });
});

test('a message that is cut before its payee, or without its code, is no payment', () => {
  const [, whole = ''] = payments[0] ?? [];
  expect(readPasted(whole.slice(0, 40)).kind).not.toBe('payment');
  expect(readPasted(whole.slice(11)).kind).not.toBe('payment');
  expect(readPasted(whole.slice(0, 52))).toMatchObject({ kind: 'payment', code });
});

test('a payment whose code is missing is not called a message about something else', () => {
  const text = `Confirmed. Ksh1,745.00 paid to ${stall}. on 26/11/26 at 2:30 PM.`;
  expect(readPasted(text)).toEqual({ kind: 'unknown' });
});

test('each message of a pasted text is read', () => {
  const [, whole = ''] = payments[0] ?? [];
  const friend = `UKQ4H7L2P1 Confirmed. Ksh100.00 sent to SAMPLE FRIEND 0700000001 on 26/11/26 at 1:30 PM. ${tail}`;
  const airtime = `UKQ4H7L2P2 confirmed.You bought Ksh50.00 of airtime on 26/11/26.`;
  expect(readMessages(`Look:\n${airtime}\n${friend}\n${whole}`)).toMatchObject([
    { kind: 'other' },
    { kind: 'payment', code: 'UKQ4H7L2P1', amountKes: 100 },
    { kind: 'payment', code, amountKes: 1745 },
  ]);
});

test('a message in a hundred thousand characters is read within a blink, or not found', () => {
  const [, whole = ''] = payments[0] ?? [];
  for (const filler of [
    'a',
    ' ',
    '1',
    'Ksh1,',
    'Ksh1 paid to ',
    `${code} Confirmed. `,
    ' on 1/1/26',
  ]) {
    const much = filler.repeat(100_000 / filler.length);
    const start = performance.now();
    readPasted(much + whole);
    expect(readPasted(whole + much)).toMatchObject({ kind: 'payment', code, amountKes: 1745 });
    expect(performance.now() - start).toBeLessThan(500);
  }
});

test('whatever is pasted is read without an error, and a payment has a code and a sum', () => {
  const words = fc.constantFrom(
    code,
    ' Confirmed. ',
    'Ksh',
    '1,745',
    '.00',
    ' paid to ',
    stall,
    ' on ',
    '26/11/26',
    ' for account ',
    '\n',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((all) => all.join('')),
      ),
      (text) => {
        const message = readPasted(text);
        if (message.kind !== 'payment') return;
        expect(message.code).toMatch(/^[A-Z0-9.]{6,24}$/);
        expect(message.amountKes).toBeGreaterThan(0);
        expect(message.payee).not.toBe('');
      },
    ),
  );
});

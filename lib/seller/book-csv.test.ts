import { bookedOrder } from '@/e2e/shop/book-builders';
import type { StepName } from '@/lib/order/order-state';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { orderBookWords } from '@/words/order-book';
import { sellerWords } from '@/words/seller';
import { bookCsv } from './book-csv';
import { bookOrders } from './book-orders';

const today = 345;

const words = { columns: orderBookWords.csvColumns, steps: sellerWords.stands };
const csv = (...over: Parameters<typeof bookedOrder>) =>
  bookCsv(bookOrders([bookedOrder(...over)], today), words, (id) => `The ${id}`);

/** The cells of a table, read as spreadsheets read it. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.replace('\ufeff', '').matchAll(cells)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

const place = words.columns.indexOf('Place');
const name = words.columns.indexOf('Name');
const sum = words.columns.indexOf('Sum');
const toPay = words.columns.indexOf('To pay');
const paid = words.columns.indexOf('Paid');

test('the table has a row for each line, and the sums to pay and paid once', () => {
  const text = csv({
    name: 'A customer',
    phone: '0700 000 000',
    note: 'Calls back',
    lines: [{ quantity: 2 }, { id: 'hat', size: 'M', priceKes: 350 }],
    order: { day: 0, area: 'Thika', feeKes: 200, place: 'the stage' },
    steps: ['confirmed', 'paid', 'sent'],
    state: { toPayKes: 2400, paidCode: 'SJK4H7L2PQ', carrier: 'A rider', waybill: '12' },
  });
  const order = [shownReference(referenceOfText('order 0')), '2026-01-01', 'A customer'];
  const same = [...order, '0700 000 000', 'Thika, the stage', 'Sent', 'SJK4H7L2PQ', 'A rider 12'];
  expect(cellsOf(text)).toEqual([
    words.columns,
    [...same, 'Calls back', 'boot', 'The boot', '41', '2', '1000', '2000', '2400', '2400'],
    [...same, 'Calls back', 'hat', 'The hat', 'M', '1', '350', '350', '', ''],
  ]);
});

test('an order that was brought is delivered in the table, and one that was fetched collected', () => {
  const state = words.columns.indexOf('State');
  expect(cellsOf(csv({ steps: ['sent', 'collected'] }))[1]?.[state]).toBe('Delivered');
  expect(cellsOf(csv({ steps: ['ready', 'collected'] }))[1]?.[state]).toBe('Collected');
});

test('a spreadsheet knows the letters and finds the ends of the rows', () => {
  const text = csv({ name: 'Zoë' });
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
});

test.each(['a "sample", really', 'one\ntwo', 'one\r\ntwo', ','])(
  'a text in a cell stays one cell: %j',
  (text) => {
    const [, row] = cellsOf(csv({ name: text }));
    expect(row?.[name]).toBe(text);
    expect(row).toHaveLength(words.columns.length);
  },
);

test.each([
  '=1+1',
  '+254 700 000 000',
  '-2',
  '@SUM(A1)',
  ' =1+1',
  '\t=1+1',
  '=HYPERLINK("x","y")',
  '＝1+1',
  '\u200b=1+1',
])('a text that begins like a formula is none: %j', (text) => {
  expect(cellsOf(csv({ name: text }))[1]?.[name]).toBe(`'${text}`);
  expect(cellsOf(csv({ order: { place: text } }))[1]?.[place]).toMatch(/^'/);
});

test.each(['5 Dec', '10:30', '1/2/2026', '50%'])('a name or a place stays the text %j', (text) => {
  const [, row] = cellsOf(csv({ name: text, order: { place: text } }));
  expect([row?.[name], row?.[place]]).toEqual([`'${text}`, `'${text}`]);
});

test.each(['0012', '12E4567890', '123456789012', '7/8', '12-5'])(
  'a spreadsheet leaves the number of a parcel and the code of a payment as they are: %j',
  (text) => {
    const [, row] = cellsOf(csv({ steps: ['paid'], state: { waybill: text } }));
    expect(row?.[words.columns.indexOf('Sent with')]).toBe(`'${text}`);
  },
);

test.each(['5567', 'NBO-123456', '2 boxes', '37/38'])(
  'a text that stays as it is has no apostrophe: %j',
  (text) => {
    expect(cellsOf(csv({ note: text }))[1]?.[words.columns.indexOf('Note')]).toBe(text);
  },
);

test('a spreadsheet makes no day of a range of sizes', () => {
  expect(cellsOf(csv({ lines: [{ size: '6-12' }] }))[1]).toContain('6–12');
});

test.each<readonly StepName[]>([
  ['confirmed', 'cancelled'],
  ['confirmed', 'paid', 'cancelled'],
  ['confirmed', 'cancelled', 'paid'],
])('an order that is %s, %s, %s adds nothing to a column', (...steps) => {
  const [, row] = cellsOf(csv({ steps: steps.filter(Boolean) }));
  expect([row?.[sum], row?.[toPay], row?.[paid]]).toEqual(['', '', '']);
});

test('an order whose sum is open adds nothing to the sum to pay, and an unpaid one nothing to the paid sum', () => {
  const [, open] = cellsOf(csv({ isFeeOpen: true, steps: ['paid'] }));
  expect([open?.[toPay], open?.[paid]]).toEqual(['', '']);
  const [, unpaid] = cellsOf(csv({ steps: ['confirmed', 'sent'] }));
  expect([unpaid?.[toPay], unpaid?.[paid]]).toEqual(['1000', '']);
});

test('sums are numbers', () => {
  expect(cellsOf(csv({ order: { feeKes: 50 } }))[1]?.[toPay]).toBe('1050');
});

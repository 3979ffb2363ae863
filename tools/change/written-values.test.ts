import * as v from 'valibot';
import { number, wholeNumber } from '@/data/schema/field';
import { inModule as inModuleWords } from '@/lib/catalogue/issue';
import { readShop } from '@/lib/data-modules/data-folder.build';
import {
  readDay,
  readDecimal,
  readMeasure,
  readStock,
  readWhole,
  readYes,
} from '@/lib/format/written-value';
import { measureOf } from '@/tools/desk/page/forms/measure-text';
import { numberOf } from '@/tools/desk/page/forms/number-text';
import { issueOf } from '@/tools/owner/check/finding';
import { judgeValues } from '@/tools/owner/check/judge-values';
import { questions } from '@/tools/owner/new-shop/questions';
import { numberOfCell, wholeOfCell, yesOfCell } from '@/tools/owner/sheet/cell-values';
import { tableOf } from '@/tools/owner/sheet/table';

/* How people write values, and that each door reads them alike or asks alike. */

const ASKED = 'asked';

/** The result of a door for a text: a value, or a question. */
function answer<T>(read: () => T): T | typeof ASKED {
  try {
    return read();
  } catch {
    return ASKED;
  }
}

/** The value of what was read. Throws where it is asked about. */
function takenAs<T>(read: { value: T; must?: undefined } | { must: string }): T {
  if (read.must !== undefined) throw new Error(read.must);
  return read.value;
}

const question = (name: string) => {
  const found = questions.find((one) => one.name === name);
  if (!found) throw new Error(`There is no question ${name}.`);
  return found;
};
type Shop = Parameters<(typeof questions)[number]['put']>[0];

const schemaOf = { whole: wholeNumber(), decimal: number() };

/** The value of a form's text, as it is saved. */
function onForm(text: string, kind: keyof typeof schemaOf): number {
  return v.parse(schemaOf[kind], numberOf(text, kind === 'whole')) as number;
}

/** The number that the sentence about a text in quotes names. */
function inModule(text: string, kind: keyof typeof schemaOf): number {
  const { issues = [] } = v.safeParse(schemaOf[kind], text);
  const [, meant] = /^must be a number: (\S+)$/.exec(issues[0]?.message ?? '') ?? [];
  if (meant === undefined) throw new Error(issues[0]?.message);
  return Number(meant);
}

function asFee(text: string): number {
  const shop = { deliveryAreas: [] } as unknown as Shop;
  const { deliveryAreas } = question('Delivery area').put(shop, `Juja, ${text}, by rider, today`);
  return v.parse(schemaOf.whole, deliveryAreas[0]?.feeKes);
}

const whole: [number | typeof ASKED, string[]][] = [
  [0, ['0', '0.00', 'KSh 0', '0/=']],
  [5, ['5', '5.0', '05', 'KES 5']],
  [450, ['450', '450.00', 'KSh450', '450/=', '450/-', '450 bob', 'Kshs. 450', 'sh 450']],
  [
    1000,
    ['1000', '1,000', '1 000', '1000.00', '1,000.00', "1'000", 'KSh 1,000', '1,000/=', '1000KSh'],
  ],
  [2000, ['2000', '2,000', '2 000', 'KSh2,000', '2000 shillings', 'KES 2000.00', '2000,00']],
  [1234567, ['1234567', '1,234,567', '1 234 567', 'Ksh 1,234,567.00']],
  [ASKED, ['2.000', '1.500', '10.000', '999.999', 'KSh 2.000', '2.000/=']],
  [ASKED, ['12O0', 'l200', '1200-1500', 'about 1200', '~1200', '1200?', '1,20,0', '1..5', '1,5.0']],
  [ASKED, ['-5', '-1,200', '10.50', '10,50', '.50', '1e3', '0x10', 'free', 'bei', '$12', '12 USD']],
];

const cases = <T>(table: readonly (readonly [T, readonly string[]])[]) =>
  table.flatMap(([value, texts]) => texts.map((text) => [text, value] as const));

test.each(cases(whole))('the sum %j is %s at every door', (text, value) => {
  const doors = {
    cell: () => wholeOfCell(text),
    form: () => onForm(text, 'whole'),
    answer: () => asFee(text),
    module: () => inModule(text, 'whole'),
    reader: () => takenAs(readWhole(text)),
  };
  for (const [door, read] of Object.entries(doors)) {
    expect([door, answer(read)]).toEqual([door, value]);
  }
});

const decimals: [number | typeof ASKED, string[]][] = [
  [3, ['3', '3.0', '3,0', '3.00', '03']],
  [4.5, ['4.5', '4,5', '4.50', '4,50']],
  [129.3, ['129.3', '129,3', '129.30']],
  [-1.033, ['-1.033']],
  [1.29, ['1.290', '1.29', '1,29']],
  [ASKED, ['1,290', '-1,033', '129,300']],
  [ASKED, ['4.5.1', '4 5', 'four', '4/5', '1e3', '0x10', '.5', '5.', '½', '4.5 stars']],
];

test.each(cases(decimals))('the number %j is %s at every door', (text, value) => {
  const doors = {
    cell: () => numberOfCell(text),
    form: () => onForm(text, 'decimal'),
    module: () => inModule(text, 'decimal'),
    reader: () => takenAs(readDecimal(text)),
  };
  for (const [door, read] of Object.entries(doors)) {
    expect([door, answer(read)]).toEqual([door, value]);
  }
});

const measures: [number | [number, number] | typeof ASKED, string[]][] = [
  [24.5, ['24.5', '24,5', '24.50']],
  [
    [24.5, 26],
    ['24.5-26', '24.5–26', '24,5–26', '24,5 - 26', '24.5 — 26', '24.5 to 26', '24,5 hadi 26,0'],
  ],
  [
    [75, 81],
    ['75-81', '75 TO 81', '75to81', ' 75–81 '],
  ],
  [ASKED, ['12–18 months', '24-', 'to 26', '24-26-28', '1,290–1300', '24.5 / 26', 'about 24-26']],
];

test.each(cases(measures))('the measure %j is %j at every door', (text, value) => {
  const module = (): unknown => {
    const [, meant] = / numbers?: (.*), without quotes/.exec(inGuide(text)) ?? [];
    return takenAs(meant === undefined ? { must: 'no number' } : { value: JSON.parse(meant) });
  };
  const form = () => {
    const read = measureOf(text);
    return takenAs(typeof read === 'string' ? { must: read } : { value: read });
  };
  const doors = { form, module, reader: () => takenAs(readMeasure(text)) };
  for (const [door, read] of Object.entries(doors)) {
    expect([door, answer<unknown>(read)]).toEqual([door, value]);
  }
});

const guides = readShop('e2e/shop/data').sizeGuides;

/** The check's sentence about a size guide with a text for a measure. */
function inGuide(text: string): string {
  const file = 'size-guide.ts';
  const guide = { ...guides[0], columns: { foot: { title: 'Foot', holds: 'cm' } } };
  const rows = { '38': { foot: text } };
  const values = new Map<string, unknown>([
    [file, [{ ...guide, rows }]],
    ['catalogue/size-sets.ts', { other: ['1'] }],
  ]);
  const { findings } = judgeValues(values, {
    today: '2026-11-26',
    photos: undefined,
    photosFolder: '',
    settings: {},
    hasLogo: true,
    issues: [],
  });
  const issues = findings.map((one) => ('must' in one ? issueOf(one, undefined) : one));
  return issues.map(inModuleWords).join('\n');
}

const ticks: [boolean | typeof ASKED, string[]][] = [
  [true, ['yes', 'Yes', 'YES', 'y', 'true', 'TRUE', 'x', 'X', '1', '✓', '✔', 'ndio', 'Ndiyo']],
  [false, ['no', 'No', 'NO', 'n', 'false', 'FALSE', '0', '-', '–', '—', 'hapana']],
  [ASKED, ['maybe', 'sometimes', '2', 'yess', 'labda', 'yes no', '?']],
];

test.each(cases(ticks))('the tick %j is %s at every door', (text, value) => {
  const area = { name: 'Juja', feeKes: 100 };
  const shop = { deliveryAreas: [area] } as unknown as Shop;
  const doors = {
    cell: () => yesOfCell(text) ?? false,
    answer: () => question('Pay on delivery').put(shop, text).deliveryAreas[0]?.payOnDelivery,
    reader: () => takenAs(readYes(text)),
  };
  for (const [door, read] of Object.entries(doors)) {
    expect([door, answer(read)]).toEqual([door, value]);
  }
});

const stocks: [number | 'some' | typeof ASKED, string[]][] = [
  [
    0,
    [
      ...['0', '00', '0.0', '0,0', '0 pcs', '0pcs', '0 left', 'none', 'None', 'nil', 'NIL', 'no'],
      ...['No', 'zero', 'sold out', 'Sold-out', 'SOLDOUT', 'out', 'out of stock', 'Out of Stock'],
      ...['not available', 'not in stock', 'finished', 'unavailable', 'imeisha', 'zimeisha'],
      ...['imekwisha', 'hakuna', '-', '–', '—', '−', '--', 'n/a', '-2', '−3', '-0.5', 'nil.'],
    ],
  ],
  [5, ['5', '5.0', '5 pcs', '5pcs', '5 pieces', '5 left', '5 only', '5 pairs']],
  [1000, ['1000', '1,000', '1 000', '1,000 pcs']],
  ['some', ['yes', 'in stock', 'In stock', 'available', 'many', 'plenty', 'ipo', 'ndio', '✓']],
  [
    ASKED,
    ['few', 'ask', '1.500', '2.5', 'S M L', '3 red', 'KSh 5', '5/=', '10-12', 'tomorrow', '?'],
  ],
];

test.each(cases(stocks))('the stock %j is %s, in a column of the sheet too', (text, value) => {
  expect(answer(() => takenAs(readStock(text)))).toBe(value);
  const { rows, issues = [] } = tableOf({
    rows: [
      ['Name', 'Price', 'Qty'],
      ['Shirt', 1500, text],
    ],
  });
  expect(issues.map(({ row, where }) => [row, where])).toEqual(value === ASKED ? [[2, 'Qty']] : []);
  expect(rows[0]?.cells.soldOut).toBe(value === 0 ? 'yes' : null);
});

test('numbers of a spreadsheet are stock too, and an empty cell says nothing', () => {
  const soldOut = (cell: number | null) =>
    tableOf({
      rows: [
        ['Name', 'Price', 'Stock'],
        ['Shirt', 1500, cell],
      ],
    }).rows[0]?.cells.soldOut;
  expect([soldOut(0), soldOut(-2), soldOut(3), soldOut(null)]).toEqual(['yes', 'yes', null, null]);
});

const days: [string | typeof ASKED, string[]][] = [
  ['2026-11-21', ['2026-11-21', ' 2026-11-21 ']],
  [ASKED, ['21/11/2026', '2026-02-30', '21 Nov 2026', '2026-11', 'today', '2026/11/21']],
];

test.each(cases(days))('the day %j is %s', (text, value) => {
  expect(answer(() => takenAs(readDay(text)))).toBe(value);
});

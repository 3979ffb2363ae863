import { dataWith } from '@/e2e/shop/builders';
import type { Cell, CellError } from './cell-values';
import { planSheet } from './plan';
import { sentenceOf } from './sheet-issue';
import { cellOfSteps, stepsOfCell } from './steps-cell';
import { tableOf } from './table';

// It starts a program; whole-way.program.test.ts has it.

const steps = [
  { from: 4, priceKes: 420 },
  { from: 12, priceKes: 380 },
];

test.each([
  'from 4: 420, from 12: 380',
  '4: 420, 12: 380',
  '4:420,12:380',
  'From 4: KSh 420; from 12: KSh 380',
  '4+ = 420/=, 12+ = 380/=',
  '4 pieces @ 420 each\n12 pieces @ 380 each',
  '4 or more: 420.00, 12 or more: 380,',
])('%j is read as two steps', (text) => {
  expect(stepsOfCell(text)).toEqual(steps);
});

test('prices may have thousands, and a step more than a hundred items', () => {
  expect(stepsOfCell('4: 1,420, 12: 1 380,120: 1,200')).toEqual([
    { from: 4, priceKes: 1420 },
    { from: 12, priceKes: 1380 },
    { from: 120, priceKes: 1200 },
  ]);
});

test('an empty cell has no steps', () => {
  expect(stepsOfCell(' ')).toBeUndefined();
  expect(cellOfSteps(undefined)).toBeNull();
});

test('the form that is written is read as the same steps', () => {
  expect(cellOfSteps(steps)).toBe('from 4: 420, from 12: 380');
  expect(stepsOfCell(cellOfSteps(steps))).toEqual(steps);
});

test.each([
  ['420', '420 must be steps such as from 4: 420, from 12: 380'],
  ['4-11: 420', '4-11: 420 must be steps such as from 4: 420, from 12: 380'],
  ['ask us', '"ask us" must be steps such as from 4: 420, from 12: 380'],
  ['4: 420 then 380', '4: 420 then 380 must be steps such as from 4: 420, from 12: 380'],
  ['4: $4', '4: $4 must be steps such as from 4: 420, from 12: 380'],
  ['4: 10%', '4: 10% must be steps such as from 4: 420, from 12: 380'],
  ['4: 0', '4: 0 must be steps such as from 4: 420, from 12: 380'],
  ['4: 1.420', '1.420 could be 1420 or 1: write 1420 without the point'],
])('%j is refused with what to type', (text, sentence) => {
  expect(refusalOf(text)).toBe(sentence);
});

test('what a spreadsheet has made a time of is refused', () => {
  expect(refusalOf(0.4583)).toBe('0.4583 must be steps such as from 4: 420, from 12: 380');
  expect(refusalOf(new Date(0))).toMatch(/is a date to the spreadsheet/);
});

test.each([
  ['Wholesale', 'from 4: 920, from 12: 900', []],
  ['Prices by quantity', '4: 920', []],
  ['Wholesale', '12: 900, 4: 920', [/^Row 2, Wholesale: must begin with the fewest items/]],
  ['Wholesale', '4: 900, 12: 920', [/^Row 2, Wholesale: must cost less with more items/]],
  ['Wholesale', '1: 900', [/^Row 2, Wholesale: must be a whole number of items, 2 or more/]],
  ['Wholesale', '4 920', [/^Row 2, Wholesale: .*must be steps such as/]],
])('the sheet’s column %s takes %s, or names row and column', (header, cell, issues) => {
  const plan = planSheet(
    tableOf({ rows: [['Name', header] as Cell[], ['Boots', cell]] }),
    dataWith(),
    {
      today: '2026-05-05',
      hasPhoto: () => true,
    },
  );
  const said = plan.issues.map(sentenceOf);
  expect(said).toEqual(issues.map((issue) => expect.stringMatching(issue)));
});

function refusalOf(cell: Parameters<typeof stepsOfCell>[0]): string | undefined {
  try {
    stepsOfCell(cell);
    return undefined;
  } catch (error) {
    return (error as CellError).message;
  }
}

import type { CellError } from './cell-values';
import { cellOfSteps, stepsOfCell } from './steps-cell';

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

function refusalOf(cell: Parameters<typeof stepsOfCell>[0]): string | undefined {
  try {
    stepsOfCell(cell);
    return undefined;
  } catch (error) {
    return (error as CellError).message;
  }
}

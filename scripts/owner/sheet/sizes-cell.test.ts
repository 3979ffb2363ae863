import type { Cell } from './cell';
import { type SizeEntry, sizesOfCell, sizesText } from './sizes-cell';

test.each<[string, readonly string[], object, string]>([
  ['plain sizes', ['38', '39'], {}, '38 39'],
  ['a sold-out size', ['38', '39', '40'], { soldOut: ['39'] }, '38 39 (sold out) 40'],
  ['a counted size', ['38', '39'], { sizesLeft: { '39': 2 } }, '38 39 (2 left)'],
  [
    'a sold-out size with a count',
    ['38'],
    { soldOut: ['38'], sizesLeft: { '38': 0 } },
    '38 (sold out, 0 left)',
  ],
  ['a whole product sold out', ['38', '39'], { soldOut: true }, '38 39'],
  [
    'sizes with spaces',
    ['One size', 'Large'],
    { soldOut: ['Large'] },
    'One size, Large (sold out)',
  ],
  ['one size with a space', ['One size'], {}, 'One size,'],
  ['sizes with commas', ['37,5', '38'], { sizesLeft: { '38': 1 } }, '37,5; 38 (1 left)'],
  [
    'sizes with brackets',
    ['6 (UK)', '7 (UK)'],
    { soldOut: ['6 (UK)'] },
    '6 (UK) (sold out), 7 (UK)',
  ],
])('%s are one cell, which is read back', (_what, sizes, stock, text) => {
  expect(sizesText(sizes, stock)).toBe(text);
  const entries = sizesOfCell(text);
  expect(entries.map(({ size }) => size)).toEqual(sizes);
  expect(sizesText(sizes, stockOf(entries, stock))).toBe(text);
});

function stockOf(entries: readonly SizeEntry[], { soldOut }: { soldOut?: unknown }) {
  const counted = entries.flatMap(({ size, left }) => (left === undefined ? [] : [[size, left]]));
  const named = entries.filter((entry) => entry.soldOut).map(({ size }) => size);
  return { soldOut: soldOut === true || named, sizesLeft: Object.fromEntries(counted) };
}

test.each<[Cell, readonly string[]]>([
  [38, ['38']],
  [37.5, ['37.5']],
  ['S/M/L', ['S/M/L']],
  ['S, M ,L', ['S', 'M', 'L']],
  ['S;M;L;', ['S', 'M', 'L']],
  ['S\nM', ['S', 'M']],
  ['  38   39 ', ['38', '39']],
  ['10-12 12-14', ['10-12', '12-14']],
  ["'10-12", ['10-12']],
  ['', []],
  [null, []],
])('the sizes cell %j is read as %j', (cell, sizes) => {
  expect(sizesOfCell(cell).map(({ size }) => size)).toEqual(sizes);
});

test.each(['40(sold out)', '40 (Sold Out)', '40 ( sold-out )', '40 (out)', '40 (out of stock)'])(
  '%s is a sold-out size',
  (text) => {
    expect(sizesOfCell(`39 ${text} 41`)).toEqual([
      { size: '39' },
      { size: '40', soldOut: true },
      { size: '41' },
    ]);
  },
);

test.each<[Cell, string]>([
  [new Date('2026-12-10'), 'has made a date of it (10 December 2026): type the sizes with an apos'],
  ['10-Dec', 'the spreadsheet has made a date of it (10-Dec)'],
  ['Oct-12', "such as '10-12"],
  ['12/10/2026', '(12/10/2026)'],
  [383940, '383940 must be sizes with a space between, such as 38 39 40'],
  ['38 39 38', '38 must be there once'],
  [
    '38 (sold oyt) 39',
    '38 (sold oyt): brackets must hold (sold out), or a number such as (2 left)',
  ],
  ['(sold out) 38', '(sold out) must be after a size'],
  ['#NAME?', 'the formula cannot be worked out'],
])('the sizes cell %j is refused: %s', (cell, sentence) => {
  expect(() => sizesOfCell(cell)).toThrow(sentence);
});

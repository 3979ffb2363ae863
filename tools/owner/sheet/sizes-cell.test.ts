import { dataWith } from '@/e2e/shop/builders';
import type { Cell } from './cell-values';
import { cellOfSizes, knownSizes, type SizeEntry, sizesOfCell } from './sizes-cell';

const knownFrom = (own: string[]) => knownSizes(dataWith({ categories: [], sizeSets: { own } }));
const known = knownFrom(['S', 'M', 'L', 'Large', 'Extra wide']);

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
  ['a common size with a space', ['One size'], {}, 'One size'],
  ['a sold-out size with a space', ['One size'], { soldOut: ['One size'] }, 'One size (sold out)'],
  ['a size of the shop with a space', ['Extra wide'], {}, 'Extra wide'],
  ['a size of several words that the shop does not have', ['Very wide'], {}, 'Very wide,'],
  ['one size with a comma', ['37,5'], {}, '37,5;'],
  ['sizes with commas', ['37,5', '38'], { sizesLeft: { '38': 1 } }, '37,5; 38 (1 left)'],
  [
    'sizes with brackets',
    ['6 (UK)', '7 (UK)'],
    { soldOut: ['6 (UK)'] },
    '6 (UK) (sold out), 7 (UK)',
  ],
])('%s are one cell, which is read back', (_what, sizes, stock, text) => {
  expect(cellOfSizes(sizes, stock, known)).toBe(text);
  const entries = sizesOfCell(text, known);
  expect(entries.map(({ size }) => size)).toEqual(sizes);
  expect(cellOfSizes(sizes, stockOf(entries, stock), known)).toBe(text);
});

function stockOf(entries: readonly SizeEntry[], { soldOut }: { soldOut?: unknown }) {
  const counted = entries.flatMap(({ size, left }) => (left === undefined ? [] : [[size, left]]));
  const named = entries.filter((entry) => entry.soldOut).map(({ size }) => size);
  return { soldOut: soldOut === true || named, sizesLeft: Object.fromEntries(counted) };
}

test.each<[Cell, readonly string[]]>([
  [38, ['38']],
  [37.5, ['37.5']],
  ['S/M', ['S/M']],
  ['S, M ,L', ['S', 'M', 'L']],
  ['S;M;L;', ['S', 'M', 'L']],
  ['S\nM', ['S', 'M']],
  ['  38   39 ', ['38', '39']],
  ['10-12 12-14', ['10-12', '12-14']],
  ["'10-12", ['10-12']],
  ['One size', ['One size']],
  ['ONE  SIZE', ['One size']],
  ['one size,', ['One size']],
  ['Free size', ['Free size']],
  ['extra Wide (2 left)', ['Extra wide']],
  ['S Extra wide XXL', ['S', 'Extra wide', 'XXL']],
  ['Small Medium S/M', ['Small', 'Medium', 'S/M']],
  ['Adjustable', ['Adjustable']],
  ['Very wide,', ['Very wide']],
  ['', []],
  [null, []],
])('the sizes cell %j is read as %j', (cell, sizes) => {
  expect(sizesOfCell(cell, known).map(({ size }) => size)).toEqual(sizes);
});

test.each(['40(sold out)', '40 (Sold Out)', '40 ( sold-out )', '40 (out)', '40 (out of stock)'])(
  '%s is a sold-out size',
  (text) => {
    expect(sizesOfCell(`39 ${text} 41`, known)).toEqual([
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
  [
    'Very wide',
    '"Very wide" holds "Very", which is not a size of the shop: write a comma between sizes, as in "One size, Large", and after a single one of several words, as in "Wide fit,"',
  ],
  ['3-6 months', '"3-6 months" holds "months", which'],
  ['38 39 sold out', '"38 39 sold out" holds "sold", which'],
  ['38 39 38', '38 must be there once'],
  ['S M s', 's must be there once'],
  [
    '38 (sold oyt) 39',
    '38 (sold oyt): brackets must hold (sold out), or a number such as (2 left)',
  ],
  ['(sold out) 38', '(sold out) must be after a size'],
  ['#NAME?', 'the formula cannot be worked out'],
])('the sizes cell %j is refused: %s', (cell, sentence) => {
  expect(() => sizesOfCell(cell, known)).toThrow(sentence);
});

const shoes = knownFrom([
  '37',
  '38',
  '39',
  '40',
  '41',
  'S',
  'M',
  'L',
  '6 (UK)',
  '86-92',
  '28/30/32',
]);
const between = (sizes: string, one: string) =>
  `must be sizes with a space between, such as ${sizes}, or one size of that name, ${one} (one size)`;

// A text for several sizes, or for something else, is never one size of that name.
test.each<[Cell, readonly string[] | string]>([
  ['38 39 40;', ['38', '39', '40']],
  ['38 39 40,', ['38', '39', '40']],
  ['38 39 (sold out) 40 ;', ['38', '39', '40']],
  ['10-12 12-14,', ['10-12', '12-14']],
  ['S|M|L', ['S', 'M', 'L']],
  ['S | M | XL |', ['S', 'M', 'XL']],
  ['38,39,40', ['38', '39', '40']],
  ['3,4,5,6', ['3', '4', '5', '6']],
  ['38.5 39', ['38.5', '39']],
  ['38½ 39', ['38½', '39']],
  ['37,5; 38', ['37,5', '38']],
  ['8/10', ['8/10']],
  ['M/L', ['M/L']],
  ['38-39', ['38-39']],
  ['36-38, 39-42', ['36-38', '39-42']],
  ['86-92', ['86-92']],
  ['28/30/32', ['28/30/32']],
  ['37-41 (one size)', ['37-41']],
  ['37-41 (one size, 2 left)', ['37-41']],
  ['S/M/L (one size), XL', ['S/M/L', 'XL']],
  ['6 (UK), 7 (EU 40)', ['6 (UK)', '7 (EU 40)']],
  ['W32/L34, W34/L34', ['W32/L34', 'W34/L34']],
  ['3XL 4XL', ['3XL', '4XL']],
  ['34B 36C', ['34B', '36C']],
  ['38 39 40, 41', ['38', '39', '40', '41']],
  ['Size 38 39, 40', `Size 38 39 ${between('38 39', 'Size 38 39')}`],
  ['S-XL', ['S', 'M', 'L', 'XL']],
  ['S–3XL', ['S', 'M', 'L', 'XL', 'XXL', 'XXXL']],
  ['37-41', ['37', '38', '39', '40', '41']],
  ['37-39', ['37', '38', '39']],
  ['37-39 (sold out), 41', ['37', '38', '39', '41']],
  ['37-44', `37-44 ${between('37 38 39 40 41 42 43 44', '37-44')}`],
  ['38-40 (one size)', ['38-40']],
  ['37-41 42', ['37', '38', '39', '40', '41', '42']],
  ['37-41 40', '40 must be there once'],
  ['M/L/XL', ['M', 'L', 'XL']],
  ['S-M-L', ['S', 'M', 'L']],
  ['S-M', ['S-M']],
  ['SML', ['S', 'M', 'L']],
  ['ML', `ML ${between('M L', 'ML')}`],
  ['38-39-40', ['38', '39', '40']],
  ['24/26/28', ['24', '26', '28']],
  ['38.39.40', ['38', '39', '40']],
  ['38+39', ['38', '39']],
  ['8/10/12', `8/10/12 ${between('8 10 12', '8/10/12')}; if the spreadsheet has made a date of it`],
  ['38, 39 na 40', ['38', '39', '40']],
  ['S, M & L', ['S', 'M', 'L']],
  ['32 34, 34 34', `34 34 ${between('34 34', '34 34')}`],
  ['383940', '383940 must be sizes with a space between, such as 38 39 40'],
  ['2026-12-10', 'the spreadsheet has made a date of it (2026-12-10)'],
  ['2026/12/10', 'the spreadsheet has made a date of it'],
  ['10-12-2026', 'the spreadsheet has made a date of it'],
  ['10.12.2026', 'the spreadsheet has made a date of it'],
  ['2026-12-10 00:00:00', 'the spreadsheet has made a date of it'],
  ['10-Dec-26', 'the spreadsheet has made a date of it'],
  ['10 December 2026', 'the spreadsheet has made a date of it'],
  ['Thursday, December 10, 2026', 'the spreadsheet has made a date of it'],
  ['Dec-26', 'the spreadsheet has made a date of it'],
  ['8-10, 10-Dec', 'the spreadsheet has made a date of it (10-Dec)'],
  ['38,5', '38,5 must be one size with a point, 38.5, or two with a space between, such as 38 39'],
  ['37,5 38,5', '37,5 must be one size with a point, 37.5, or two'],
  ['4,5', '4,5 must be one size with a point, 4.5, or two with a space between, 4 5'],
  ['40.', '"40." must be 40'],
  ['38, 39, 40.', '"40." must be 40'],
  ['38/ 39/ 40', '"38/" must be 38'],
  ['12 (finished)', '12 (finished): brackets must hold (sold out), or a number such as (2 left)'],
  ['8, 12 (finished)', '12 (finished): brackets must hold (sold out)'],
  ['38, 39 (sold out', '39 (sold out: brackets must hold (sold out)'],
  ['38 to 41', ['38', '39', '40', '41']],
  ['38 - 41', ['38', '39', '40', '41']],
  ['S hadi XL', ['S', 'M', 'L', 'XL']],
  ['10 to 12', ['10-12']],
  ['S, M,L 10-12', ['S', 'M', 'L', '10-12']],
  ['S; M; L,10-12', ['S', 'M', 'L', '10-12']],
  ['S, M, L na 10-12', ['S', 'M', 'L', '10-12']],
  ['S, L 8/10', ['S', 'L', '8/10']],
  ['S, L 37-41', ['S', 'L', '37', '38', '39', '40', '41']],
  ['S, L 37-44', `37-44 ${between('37 38 39 40 41 42 43 44', '37-44')}`],
  ['S, 38 / 39 / 40', ['S', '38', '39', '40']],
  ['37,5-38,5 40; 41', ['37,5-38,5', '40', '41']],
  ['S, 8 to 10-12', `8 to 10-12 ${between('8 10 12', '8 to 10-12')}`],
])('the sizes cell %j is what it surely is, or is refused: %j', (cell, wanted) => {
  expect(sizesOrRefusal(cell)).toEqual(
    typeof wanted === 'string' ? expect.stringContaining(wanted) : wanted,
  );
});

/** The sizes that a cell is read as, or the sentence that refuses it. */
function sizesOrRefusal(cell: Cell): string | string[] {
  try {
    return sizesOfCell(cell, shoes).map(({ size }) => size);
  } catch (error) {
    return (error as Error).message;
  }
}

test('a list that was taken in as one size is read as the list it is', () => {
  const known = knownFrom(['38 39 40', 'S|M']);
  expect(sizesOfCell('38 39 40', known).map(({ size }) => size)).toEqual(['38', '39', '40']);
  expect(sizesOfCell('S|M', known).map(({ size }) => size)).toEqual(['S', 'M']);
});

import {
  type Cell,
  CellError,
  choiceOfCell,
  dayOfCell,
  numberOfCell,
  priceOfCell,
  protectedText,
  textOfCell,
  wholeOfCell,
  yesOfCell,
} from './cell-values';

test.each<[Cell, number | undefined]>([
  [1500, 1500],
  ['1500', 1500],
  [' 1500 ', 1500],
  ['1,500', 1500],
  ['1 500', 1500],
  ['1\u00a0500', 1500],
  ['1\u202f234\u202f567', 1234567],
  ["1'500", 1500],
  ['KSh 1,000', 1000],
  ['Ksh1000', 1000],
  ['KES 1,000', 1000],
  ['Sh. 900', 900],
  ['1,500/=', 1500],
  ['1500/-', 1500],
  ['1500 KSh', 1500],
  ['1500.00', 1500],
  ['1,500.00', 1500],
  ['1500,00', 1500],
  [1499.9999999999998, 1500],
  ['', undefined],
  [null, undefined],
])('the price %j is read as %p shillings', (cell, price) => {
  expect(priceOfCell(cell)).toBe(price);
});

test.each<[Cell, string | undefined]>([
  ['2026-11-21', '2026-11-21'],
  [new Date('2026-11-21'), '2026-11-21'],
  [' ', undefined],
  [null, undefined],
])('the day %j is read as %p', (cell, day) => {
  expect(dayOfCell(cell)).toBe(day);
});

test('another form of a day is refused with the right one', () => {
  expect(() => dayOfCell('21/11/2026')).toThrow('21/11/2026 must be a day such as 2026-11-21');
});

test.each<[Cell, string]>([
  ['1,5oo', '1,5oo must be a whole number of shillings'],
  [1500.5, '1500.5 must be a whole number of shillings'],
  ['1500.50', '1500.50 must be a whole number of shillings'],
  [-3, '-3 must be a whole number of shillings'],
  ['1,50', '1,50 must be a whole number of shillings'],
  ['15,00,0', '15,00,0 must be a whole number of shillings'],
  ['ask', '"ask" must be a whole number of shillings'],
  ['1.5k', '1.5k must be a whole number of shillings'],
  ['1.000', '1.000 could be 1000 or 1: write 1000 without the point'],
  [0, '0 must be a whole number of shillings above 0'],
  [true, 'true must be a whole number of shillings'],
  ['#REF!', '#REF! means that the formula cannot be worked out: type the value'],
  [new Date('2026-03-05'), 'is a date to the spreadsheet, 5 March 2026: type it as text'],
])('the price %j is refused: %s', (cell, sentence) => {
  expect(() => priceOfCell(cell)).toThrow(new CellError(sentence));
});

test.each<[Cell, string]>([
  ['  a\r\nb  ', 'a\nb'],
  [2034, '2034'],
  ['\ufeffBoots\u0000', 'Boots'],
  ['👨‍👩‍👧 ñ', '👨‍👩‍👧 ñ'],
  ['\ud800x', 'x'],
])('the text of %j is %j', (cell, text) => {
  expect(textOfCell(cell)).toBe(text);
});

test.each([
  '=1+1',
  '-5% today',
  '+254',
  '@home',
  '＝1+1',
  "'=",
  "''-x",
  "'＠",
  "'quoted'",
  'plain',
])('the text %j is no formula to a spreadsheet and is read back', (text) => {
  expect(protectedText(text)).not.toMatch(/^[=+\-@＝]/);
  expect(textOfCell(protectedText(text))).toBe(text);
});

test.each<[Cell, true | undefined]>([
  ['yes', true],
  ['YES ', true],
  [true, true],
  [1, true],
  ['x', true],
  ['✓', true],
  ['no', undefined],
  [false, undefined],
  ['', undefined],
  [null, undefined],
])('the tick %j is read as %p', (cell, yes) => {
  expect(yesOfCell(cell)).toBe(yes);
});

test('a tick that is no yes and no no is refused', () => {
  expect(() => yesOfCell('maybe')).toThrow('"maybe" must be yes, or left empty');
});

test('a choice is found in any capitals and by how people say it, and else names those there are', () => {
  const genders = ['male', 'female'];
  expect(choiceOfCell('Male', genders)).toBe('male');
  expect(choiceOfCell('Ladies', genders)).toBe('female');
  expect(choiceOfCell('', genders)).toBeUndefined();
  expect(() => choiceOfCell('mail', genders)).toThrow('"mail" must be one of male, female');
});

test('a number has a point or a comma', () => {
  expect([numberOfCell(4.5), numberOfCell('4,5'), numberOfCell('4.5'), numberOfCell('')]).toEqual([
    4.5,
    4.5,
    4.5,
    undefined,
  ]);
  expect(() => numberOfCell('many')).toThrow('"many" must be a number');
});

test.each<[Cell, number | undefined]>([
  [1000, 1000],
  [203.0000000001, 203],
  ['203', 203],
  ['1,000', 1000],
  ['1 000', 1000],
  ['0', 0],
  ['', undefined],
  [null, undefined],
])('the whole number %j is %p', (cell, whole) => {
  expect(wholeOfCell(cell)).toBe(whole);
});

test.each<[Cell, string]>([
  ['1.000', '1.000 could be 1000 or 1: write 1000 without the point'],
  ['4.5', '4.5 must be a whole number'],
  [4.5, '4.5 must be a whole number'],
  ['many', '"many" must be a whole number'],
  ['$5', '$5 must be a whole number'],
])('the whole number %j is refused', (cell, text) => {
  expect(() => wholeOfCell(cell)).toThrow(text);
});

import { productWith, sizeGuideWith } from '@/e2e/shop/builders';
import { guideOf, guideRows, sizeBetween, sizeBetweenInAll } from './size-guide';

test('a product has the guide of its size set, or the one that it names, or none', () => {
  const guides = [sizeGuideWith(), sizeGuideWith({ id: 'waist' })];
  const idOf = (over: object) => guideOf(productWith(over), guides)?.id;
  expect(idOf({ sizes: 'shoes' })).toBe('shoes');
  expect(idOf({ sizes: ['28', '30'], sizeGuide: 'waist' })).toBe('waist');
  expect(idOf({ sizes: ['28', '30'] })).toBeUndefined();
});

test.each([
  ['small', 'smaller', 'larger'],
  ['large', 'larger', 'smaller'],
  ['true', 'smaller', 'smaller'],
  [undefined, 'larger', 'larger'],
] as const)(
  'between two sizes of a product that fits %s, with a guide that says %s, the %s is right',
  (fit, between, answer) => expect(sizeBetween({ between }, fit)).toBe(answer),
);

test('guides that agree have one answer between two sizes, others have none', () => {
  const guidesOf = (...answers: ('larger' | 'smaller')[]) =>
    answers.map((between) => ({ between }));
  expect(sizeBetweenInAll(guidesOf('smaller', 'smaller'))).toBe('smaller');
  expect(sizeBetweenInAll(guidesOf('larger', 'smaller'))).toBeUndefined();
  expect(sizeBetweenInAll([])).toBeUndefined();
});

test('a size guide’s table has ranges, and as many decimals in each row of a column', () => {
  const rows = guideRows({
    columns: {
      foot: { title: 'Foot', holds: 'cm' },
      chest: { title: 'Chest', holds: 'cm' },
      uk: { title: 'UK', holds: 'number' },
      age: { title: 'Age', holds: 'text' },
    },
    rows: {
      S: { foot: 24, chest: [86, 94], uk: 3.5, age: '1 year' },
      M: { foot: [24.5, 25], chest: 95, uk: 4, age: '2 years' },
    },
  });
  expect(rows).toEqual([
    { size: 'S', cells: ['24.0', '86–94', '3.5', '1 year'] },
    { size: 'M', cells: ['24.5–25.0', '95', '4', '2 years'] },
  ]);
});

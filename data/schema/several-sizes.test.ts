import { listed, literal } from '@/lib/format/marks';
import { severalSizesMust, sizeRangeQuestion } from './several-sizes';

test.each([
  [['S', 'M', 'L']],
  [['S/M', 'L/XL']],
  [['36-37', '38-39']],
  [['35-38', '39-42']],
  [['10-12', '2-3 years', '0-3 months']],
  [['38,5', '39']],
  [['One size']],
  [['LL', 'S-M', '2XL-3XL', 'Extra Large']],
  [['8/10']],
  [['32 long', 'Wide fit']],
])('the sizes %j are one each', (sizes) => {
  expect(severalSizesMust(sizes)).toBeUndefined();
  expect(sizeRangeQuestion(sizes)).toBeUndefined();
});

test.each([
  [['S,M,L,XL'], ['S', 'M', 'L', 'XL']],
  [['M/L/XL'], ['M', 'L', 'XL']],
  [['38 39 40'], ['38', '39', '40']],
  [
    ['36', '38, 39'],
    ['38', '39'],
  ],
  [['s | m'], ['s', 'm']],
  [['SML'], ['S', 'M', 'L']],
  [['8/10/12'], ['8', '10', '12']],
  [['8, 10, 12'], ['8', '10', '12']],
  [['Small, Medium'], ['Small', 'Medium']],
  [['2XL 3XL'], ['2XL', '3XL']],
])('of the sizes %j one text is said to hold several', (sizes, list) => {
  expect(severalSizesMust(sizes)).toBe(`must have each size by itself: ${listed(list)}`);
});

test.each([
  [['S-XL'], ['S', 'M', 'L', 'XL']],
  [['2XL-4XL'], ['XXL', 'XXXL', 'XXXXL']],
  [['Small to Large'], ['S', 'M', 'L']],
  [['37–40'], ['37', '38', '39', '40']],
])('of the sizes %j it is asked whether that is one size', (sizes, names) => {
  const question = `is ${literal(`'${sizes[0]}'`)} one size? If customers choose one of them, write ${listed(names)}`;
  expect(sizeRangeQuestion(sizes)).toBe(question);
});

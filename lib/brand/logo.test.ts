import { barBox } from './logo';

test.each([
  ['a square', 1, { width: 31, height: 31, wide: false }],
  ['a tall one', 0.25, { width: 10, height: 38, wide: false }],
  ['a wordmark', 3, { width: 114, height: 38, wide: true }],
  ['a long wordmark', 8, { width: 148, height: 19, wide: true }],
])('the logo in the bar is as large as its room allows: %s', (_, aspect, box) => {
  expect(barBox(aspect)).toEqual(box);
});

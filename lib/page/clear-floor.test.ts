import { clearFloor, clearGapPx } from './clear-floor';

const screen = { left: 0, right: 336, top: 370, bottom: 728 };
const price = { left: 20, right: 120, top: 690, bottom: 720 };

test('a notice is at the bottom where nothing is to be kept clear', () => {
  expect(clearFloor(screen, 72, [])).toBe(728);
});

test('a notice is above what it would cover', () => {
  expect(clearFloor(screen, 72, [price])).toBe(690 - clearGapPx);
});

test('a notice is above what it would cover on its way up too', () => {
  const name = { left: 20, right: 300, top: 600, bottom: 640 };
  expect(clearFloor(screen, 72, [name, price])).toBe(600 - clearGapPx);
});

test('a notice fits between two parts that are to be kept clear', () => {
  const name = { left: 20, right: 300, top: 500, bottom: 600 };
  expect(clearFloor(screen, 72, [name, price])).toBe(690 - clearGapPx);
});

test('what is beside a notice does not move it', () => {
  expect(clearFloor(screen, 72, [{ ...price, left: 400, right: 500 }])).toBe(728);
});

test('a notice has no place where everything is to be kept clear', () => {
  expect(clearFloor(screen, 72, [{ ...price, top: 300 }])).toBeUndefined();
});

test('a notice that is too high for the screen has no place', () => {
  expect(clearFloor(screen, 400, [])).toBeUndefined();
});

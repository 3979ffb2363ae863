import { isPlainClick } from './presses.client';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a click with the main button alone is plain', () => {
  expect(isPlainClick(plain)).toBe(true);
});

test.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('a click with %s is not plain', (_, with_) => {
  expect(isPlainClick({ ...plain, ...with_ })).toBe(false);
});

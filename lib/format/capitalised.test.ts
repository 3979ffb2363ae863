import { capitalised } from './capitalised';

test.each([
  ['siku 1–2 za kazi', 'Siku 1–2 za kazi'],
  ['1–2 business days', '1–2 business days'],
  ['', ''],
])('“%s” begins a row as “%s”', (text, shown) => {
  expect(capitalised(text)).toBe(shown);
});

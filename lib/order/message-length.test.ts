import { fitsInLink, textThatFits } from './message-length';

test('whether a message fits into a link depends on its encoded length', () => {
  expect(fitsInLink('x'.repeat(1499))).toBe(true);
  expect(fitsInLink('x'.repeat(1500))).toBe(false);
  expect(fitsInLink(' '.repeat(500))).toBe(false);
});

test('a name is cut by whole characters until its message fits into a link, and only then', () => {
  const write = (name: string) => `About ${name}.`;
  expect(textThatFits('Boots', write)).toBe('About Boots.');
  const text = textThatFits('👢'.repeat(200), write);
  expect(text).toMatch(/^About (👢)+…\.$/u);
  expect(fitsInLink(text)).toBe(true);
  expect(fitsInLink(text.replace('…', '👢…'))).toBe(false);
});

test('a message that no name makes fit is given without the name', () => {
  const long = 'x'.repeat(1500);
  expect(textThatFits('Boots', (name) => name + long)).toBe(`…${long}`);
});

import { fitLines } from './fit-lines';

/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const steps = [
  [20, 2],
  [10, 2],
] as const;
const fitted = (text: string) => fitLines(text, { width: 100, steps, measure });

test('a short text has one line at the largest size', () => {
  expect(fitted('Brogues')).toEqual({ size: 20, lines: ['Brogues'] });
});

test('a longer text has two lines of nearly one length', () => {
  expect(fitted('Red low top shoe')).toEqual({ size: 20, lines: ['Red low', 'top shoe'] });
});

test('a text of more than two lines is written smaller', () => {
  expect(fitted('Oxblood Brogues of leather')).toEqual({
    size: 10,
    lines: ['Oxblood Brogues', 'of leather'],
  });
});

test('a word wider than a line is written smaller', () => {
  expect(fitted('Canvas-High-Tops').size).toBe(10);
});

test('a text that fits at no size is cut with an ellipsis', () => {
  const { lines } = fitted('One two three four five six seven eight nine ten eleven');
  expect(lines).toEqual(['One two three four', 'five six seven eigh…']);
  expect(lines.every((line) => measure(line, 10) <= 100)).toBe(true);
});

test('a single endless word is cut and not lost', () => {
  expect(fitted('x'.repeat(60)).lines).toEqual(['x'.repeat(20), `${'x'.repeat(19)}…`]);
});

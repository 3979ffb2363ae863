import { cutAtWord, fitSentences } from './fit-text';

test('sentences follow while there is room, whole', () => {
  expect(fitSentences(['One two.', 'Three.', 'Four five six.'], 20)).toBe('One two. Three.');
  expect(fitSentences(['One.', 'A very long second one.', 'Two.'], 12)).toBe('One. Two.');
});

test('a first sentence too long is cut at a word', () => {
  expect(fitSentences(['Soft tan suede, a stacked heel', 'More.'], 20)).toBe('Soft tan suede, a…');
  expect(cutAtWord('Soft tan suede, a stacked heel', 17)).toBe('Soft tan suede…');
});

test('one endless word is cut anywhere', () => {
  expect(cutAtWord('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('a text that fits stays as it is', () => {
  expect(cutAtWord('Slip on and go.', 15)).toBe('Slip on and go.');
});

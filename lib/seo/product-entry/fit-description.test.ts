import { cutWithDots, fitSentences } from './fit-description';

test('a sentence that does not fit is left out whole', () => {
  expect(fitSentences(['One two.', 'Three.', 'Four five six.'], 20)).toBe('One two. Three.');
  expect(fitSentences(['One.', 'A very long second one.', 'Two.'], 12)).toBe('One. Two.');
});

test('a first sentence that is too long is cut after a word', () => {
  expect(fitSentences(['Soft tan suede, a stacked heel', 'More.'], 20)).toBe('Soft tan suede, a…');
  expect(cutWithDots('Soft tan suede, a stacked heel', 17)).toBe('Soft tan suede…');
});

test('a single word that is too long is cut inside the word', () => {
  expect(cutWithDots('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
});

test('a text that fits is not changed', () => {
  expect(cutWithDots('Step in and go.', 15)).toBe('Step in and go.');
});

test('an emoji that does not fit is left out whole', () => {
  expect(cutWithDots('👟👟👟', 4)).toBe('👟…');
});

test('a text is not cut inside a price, a half size or a word with a hyphen', () => {
  expect(cutWithDots('Boots from KSh 1,500', 17)).toBe('Boots from KSh…');
  expect(cutWithDots('Boots in 42.5 and 43', 13)).toBe('Boots in…');
  expect(cutWithDots('Boots and open-toe shoes', 16)).toBe('Boots and…');
});

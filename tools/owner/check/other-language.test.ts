import { namesInTexts, wordIssues } from './word-issues';

const english = {
  words: {
    menu: 'Menu',
    onlyLeft: 'Only {count} left in size {size}.',
    items: { one: '1 item', many: '{count} items' },
  },
} as const;
const swahili = {
  words: {
    menu: 'Menyu',
    onlyLeft: 'Saizi {size}: zimebaki {count} tu.',
    items: { one: 'Bidhaa 1', many: 'Bidhaa {count}' },
  },
} as const;
const { menu, items, onlyLeft } = swahili.words;

/** How many faults the check finds. */
const checked = (language: object) =>
  wordIssues('words/sw/words.ts', { wordsWords: language }, namesInTexts(english)).length;

test('The check lets a language have its own words and order of names', () => {
  expect(checked(swahili)).toBe(0);
});

test('The check refuses a language with a missing name in braces', () => {
  const language = { words: { menu, items, onlyLeft: 'Zimebaki {count} tu.' } } as const;
  expect(checked(language)).toBe(1);
});

test('The check refuses a language with an unknown name in braces', () => {
  const language = { words: { menu: 'Menyu {jina}', items, onlyLeft } } as const;
  expect(checked(language)).toBe(1);
});

test('The check refuses a language with a misspelt name in braces', () => {
  const language = {
    words: { menu, onlyLeft, items: { ...items, many: 'Bidhaa {idadi}' } },
  } as const;
  expect(checked(language)).toBe(1);
});

test('The check refuses a language without a text, and without a group', () => {
  const language = { words: { menu, items: { one: items.one } } } as const;
  expect(checked(language)).toBe(2);
  const short = { words: { menu, onlyLeft } } as const;
  expect(checked(short)).toBe(1);
});

test('The check refuses a language with an unknown text', () => {
  const language = { words: { ...swahili.words, extra: 'Zaidi' } } as const;
  expect(checked(language)).toBe(1);
});

import type { Faultless, FaultsIn } from '@/lib/format/word-types';
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

type Faults<Language> = FaultsIn<Language, typeof english>;

/** How many faults the check finds. */
const checked = (language: object) =>
  wordIssues('words/sw/words.ts', { wordsWords: language }, namesInTexts(english)).length;

test('TypeScript and the check let a language have its own words and order of names', () => {
  type _ = Faultless<Faults<typeof swahili>>;
  expect(checked(swahili)).toBe(0);
});

test('TypeScript and the check refuse a language with a missing name in braces', () => {
  const language = { words: { menu, items, onlyLeft: 'Zimebaki {count} tu.' } } as const;
  // @ts-expect-error: size is missing.
  type _ = Faultless<Faults<typeof language>>;
  expect(checked(language)).toBe(1);
});

test('TypeScript and the check refuse a language with an unknown name in braces', () => {
  const language = { words: { menu: 'Menyu {jina}', items, onlyLeft } } as const;
  // @ts-expect-error: the English menu has no name.
  type _ = Faultless<Faults<typeof language>>;
  expect(checked(language)).toBe(1);
});

test('TypeScript and the check refuse a language with a misspelt name in braces', () => {
  const language = {
    words: { menu, onlyLeft, items: { ...items, many: 'Bidhaa {idadi}' } },
  } as const;
  // @ts-expect-error: idadi is count.
  type _ = Faultless<Faults<typeof language>>;
  expect(checked(language)).toBe(1);
});

test('TypeScript and the check refuse a language without a text, and without a group', () => {
  const language = { words: { menu, items: { one: items.one } } } as const;
  // @ts-expect-error: items.many and onlyLeft are missing.
  type _ = Faultless<Faults<typeof language>>;
  expect(checked(language)).toBe(2);
  const short = { words: { menu, onlyLeft } } as const;
  // @ts-expect-error: items are missing.
  type __ = Faultless<Faults<typeof short>>;
  expect(checked(short)).toBe(1);
});

test('TypeScript and the check refuse a language with an unknown text', () => {
  const language = { words: { ...swahili.words, extra: 'Zaidi' } } as const;
  // @ts-expect-error: nothing shows it.
  type _ = Faultless<Faults<typeof language>>;
  expect(checked(language)).toBe(1);
});

import { describeIssues } from '@/lib/catalogue/issue';
import { languageIssues } from './check-words';

const expected = {
  words: { language: '', menu: '', items: { one: '', many: '{count}' } },
  cartWords: { clear: '' },
  crashWords: { language: '', call: '{phone}' },
};
const swahili = {
  words: { language: 'sw-KE', menu: 'Menyu', items: { one: 'Bidhaa 1', many: 'Bidhaa {count}' } },
  cartWords: { clear: 'Ondoa vyote' },
  crashWords: { language: 'sw-KE', call: 'Piga {phone}' },
};

test('a language with every text and value that the code shows has no issue', () => {
  expect(languageIssues('sw', swahili, expected)).toEqual([]);
});

const { words } = swahili;

test.each([
  [
    'a text is missing',
    { ...swahili, words: { language: 'sw-KE', items: words.items } },
    'words.menu: must be there: text in quotes',
  ],
  [
    'a text is empty',
    { ...swahili, words: { ...words, items: { one: '', many: words.items.many } } },
    'words.items.one: must have a text',
  ],
  [
    'a text is unknown',
    { ...swahili, words: { ...words, extra: 'X' } },
    'words.extra: must be left out: nothing shows it',
  ],
  [
    'the name of a text is misspelt',
    { ...swahili, words: { language: 'sw-KE', items: words.items, menyu: 'Menyu' } },
    'words.menyu: must be named menu',
  ],
  [
    'a text is a number',
    { ...swahili, words: { ...words, menu: 5 } },
    'words.menu: must be text in quotes, not 5',
  ],
  [
    'a group is missing',
    { ...swahili, words: { language: 'sw-KE', menu: 'Menyu' } },
    'words.items: must be there: texts in { }',
  ],
  [
    'a group is one text',
    { ...swahili, words: { ...words, items: 'Bidhaa' } },
    'words.items: must be texts in { }, not "Bidhaa"',
  ],
  [
    'the name of a part is misspelt',
    { words, crashWords: swahili.crashWords, cartWord: swahili.cartWords },
    'cartWords: must be there: export const cartWords = …; did "cartWord" have this name?',
  ],
  [
    'a value is missing',
    { ...swahili, crashWords: { ...swahili.crashWords, call: 'Piga' } },
    'crashWords.call: must have {phone}, and no other word in braces, not "Piga"',
  ],
  [
    'a value is misspelt',
    { ...swahili, crashWords: { ...swahili.crashWords, call: 'Piga {simu}' } },
    'crashWords.call: must have {phone}, and no other word in braces, not "Piga {simu}"',
  ],
  [
    'a value is too many',
    { ...swahili, words: { ...words, menu: 'Menyu {count}' } },
    'words.menu: must have no word in braces, not "Menyu {count}"',
  ],
  [
    'the crash page has another language',
    { ...swahili, crashWords: { ...swahili.crashWords, language: 'en-KE' } },
    'crashWords.language: must be that of words, not "en-KE"',
  ],
])('a language in which %s says what must be changed', (_, language, line) => {
  expect(describeIssues(languageIssues('sw', language, expected))).toBe(
    `data/words/sw.ts: ${line}`,
  );
});

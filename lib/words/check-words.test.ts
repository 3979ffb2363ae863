import { describeIssues } from '@/lib/catalogue/issue';
import { languageIssues } from './check-words';

const english = {
  words: { language: 'en-KE', menu: 'Menu', items: { one: '1 item', many: '{count} items' } },
  cartWords: { clear: 'Clear Cart' },
  crashWords: { language: 'en-KE', call: 'Call {phone}' },
};
const swahili = {
  words: { language: 'sw-KE', menu: 'Menyu', items: { one: 'Bidhaa 1', many: 'Bidhaa {count}' } },
  cartWords: { clear: 'Ondoa vyote' },
  crashWords: { language: 'sw-KE', call: 'Piga {phone}' },
};

test('a language with every text and value of English has no issue', () => {
  expect(languageIssues('sw', swahili, english)).toEqual([]);
});

const { words } = swahili;

test.each([
  [
    'a text is missing',
    { ...swahili, words: { language: 'sw-KE', items: words.items } },
    'words.menu: must have a text',
  ],
  [
    'a text is empty',
    { ...swahili, words: { ...words, items: { one: '', many: words.items.many } } },
    'words.items.one: must have a text',
  ],
  [
    'a text is unknown',
    { ...swahili, words: { ...words, menyu: 'Menyu' } },
    'words.menyu: must be left out',
  ],
  [
    'a value is misspelt',
    { ...swahili, crashWords: { ...swahili.crashWords, call: 'Piga {simu}' } },
    'crashWords.call: must have the values {phone}, not "Piga {simu}"',
  ],
  [
    'a value is too many',
    { ...swahili, words: { ...words, menu: 'Menyu {count}' } },
    'words.menu: must have the values of English, none, not "Menyu {count}"',
  ],
  [
    'the crash page has another language',
    { ...swahili, crashWords: { ...swahili.crashWords, language: 'en-KE' } },
    'crashWords.language: must be that of words, not "en-KE"',
  ],
])('a language in which %s says what must be changed', (_, language, line) => {
  expect(describeIssues(languageIssues('sw', language, english))).toBe(`data/words/sw.ts: ${line}`);
});

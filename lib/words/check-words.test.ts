import { describeIssues } from '@/lib/catalogue/issue';
import { languageIssues } from './check-words';

const english = {
  words: { language: 'en-KE', menu: 'Menu', cart: { one: '1 item', many: '{count} items' } },
  crashWords: { language: 'en-KE', call: 'Call {phone}' },
};
const swahili = {
  words: { language: 'sw-KE', menu: 'Menyu', cart: { one: 'Bidhaa 1', many: 'Bidhaa {count}' } },
  crashWords: { language: 'sw-KE', call: 'Piga {phone}' },
};

test('a language with every text and value of English has no issue', () => {
  expect(languageIssues('sw', swahili, english)).toEqual([]);
});

const { words, crashWords } = swahili;

test.each([
  [
    'a text is missing',
    { words: { language: 'sw-KE', cart: words.cart }, crashWords },
    'words.menu: must have a text',
  ],
  [
    'a text is empty',
    { words: { ...words, cart: { one: '', many: words.cart.many } }, crashWords },
    'words.cart.one: must have a text',
  ],
  [
    'a text is unknown',
    { words: { ...words, menyu: 'Menyu' }, crashWords },
    'words.menyu: must be left out',
  ],
  [
    'a value is misspelt',
    { words, crashWords: { ...crashWords, call: 'Piga {simu}' } },
    'crashWords.call: must have the values {phone}, not "Piga {simu}"',
  ],
  [
    'a value is too many',
    { words: { ...words, menu: 'Menyu {count}' }, crashWords },
    'words.menu: must have the values of English, none, not "Menyu {count}"',
  ],
  [
    'the crash page has another language',
    { words, crashWords: { ...crashWords, language: 'en-KE' } },
    'crashWords.language: must be that of words, not "en-KE"',
  ],
])('a language in which %s says what must be changed', (_, language, line) => {
  expect(describeIssues(languageIssues('sw', language, english))).toBe(`data/words/sw.ts: ${line}`);
});

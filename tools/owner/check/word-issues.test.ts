import { describeIssues } from '@/lib/catalogue/issue';
import { wordIssues } from './word-issues';

const english = {
  menu: 'Menu',
  call: 'Call {phone}',
  left: 'Only {count} left in size {size}.',
  items: { one: '1 item', many: '{count} items' },
};
const swahili = {
  menu: 'Menyu',
  call: 'Piga {phone}',
  left: 'Saizi {size}: zimebaki {count} tu.',
  items: { one: 'Bidhaa 1', many: 'Bidhaa {count}' },
};
const [EN, SW] = ['data/words/en/nav-bar.ts', 'data/words/sw/nav-bar.ts'];

/** The findings in the two languages with such words, without the folder. */
const said = (en: object | string, sw: object | string) =>
  [
    ...wordIssues('words/en/nav-bar.ts', { navBarWords: en }, { texts: sw }),
    ...wordIssues('words/sw/nav-bar.ts', { navBarWords: sw }, { texts: en }),
  ].map((issue) => describeIssues([issue]));

test('two languages may have their own texts and orders of values', () => {
  expect(said(english, swahili)).toEqual([]);
});

const { menu: _menu, ...noMenu } = english;
const { menu: _menyu, ...bilaMenyu } = swahili;
const { items: _items, ...noItems } = swahili;

test.each<[string, object | string, object | string, string]>([
  ['lacks a text in English', noMenu, swahili, `${EN}: menu: must be there too: ${SW} has it`],
  ['lacks a text in Kiswahili', english, bilaMenyu, `${SW}: menu: must be there too: ${EN} has it`],
  ['lacks a group', english, noItems, `${SW}: items: must be there too: ${EN} has it`],
  [
    'lacks a text of a group',
    { ...english, items: { many: '{count} items' } },
    swahili,
    `${EN}: items.one: must be there too: ${SW} has it`,
  ],
  [
    'has a text that English has not',
    english,
    { ...swahili, extra: 'Zaidi' },
    `${EN}: extra: must be there too: ${SW} has it`,
  ],
  [
    'has another name in English',
    { ...noMenu, menyu: 'Menu' },
    swahili,
    `${EN}: menyu: must have one name in both: ${SW} has menu`,
  ],
  [
    'has another name in Kiswahili',
    english,
    { ...bilaMenyu, menuu: 'Menyu' },
    `${EN}: menu: must have one name in both: ${SW} has menuu`,
  ],
  [
    'lacks a value in English',
    { ...english, left: 'Only {count} left.' },
    swahili,
    `${EN}: left: must have the same words in braces as ${SW}: {count}, {size}, not "Only {count} left."`,
  ],
  [
    'lacks a value in Kiswahili',
    english,
    { ...swahili, call: 'Piga' },
    `${SW}: call: must have the same words in braces as ${EN}: {phone}, not "Piga"`,
  ],
  [
    'has a value too many in English',
    { ...english, menu: 'Menu {count}' },
    swahili,
    `${SW}: menu: must have the same words in braces as ${EN}: {count}, not "Menyu"`,
  ],
  [
    'has a value misspelt in English',
    { ...english, call: 'Call {phon}' },
    swahili,
    `${EN}: call: must have the same words in braces as ${SW}: {phone}, not "Call {phon}"`,
  ],
  [
    'has a value misspelt in Kiswahili',
    english,
    { ...swahili, items: { ...swahili.items, many: 'Bidhaa {idadi}' } },
    `${EN}: items.many: must have the same words in braces as ${SW}: {idadi}, not "{count} items"`,
  ],
  ['has an empty text', english, { ...swahili, menu: '' }, `${SW}: menu: must have a text`],
  [
    'has a number for a text',
    { ...english, menu: 5 },
    swahili,
    `${EN}: menu: must be text, in quotes, not 5`,
  ],
  [
    'has one text for a group',
    english,
    { ...swahili, items: 'Bidhaa' },
    `${SW}: items: must be texts in { }, not "Bidhaa"`,
  ],
  ['is one text', 'Menu', swahili, `${EN}: navBarWords: must be texts in { }, not "Menu"`],
])('a file that %s says so once', (_, en, sw, line) => {
  expect(said(en, sw)).toEqual([line]);
});

test('a file under which the other language has none is judged by itself', () => {
  expect(wordIssues('words/en/nav-bar.ts', { navBarWords: english })).toEqual([]);
  expect(wordIssues('words/en/nav-bar.ts', { navBarWords: { menu: '' } })).toHaveLength(1);
});

test('words under another name say which one they must have', () => {
  const issues = wordIssues('words/sw/nav-bar.ts', { navBarWord: swahili });
  expect(describeIssues(issues)).toBe(
    `${SW}: navBarWords: must be there: export const navBarWords = …; did "navBarWord" have this name?`,
  );
});

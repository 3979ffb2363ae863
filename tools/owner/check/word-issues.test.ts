import { describeIssues } from '@/lib/catalogue/issue';
import { wordIssues } from './word-issues';

const expected = { menu: '', call: '{phone}', items: { one: '', many: '{count}' } };
const swahili = {
  menu: 'Menyu',
  call: 'Piga {phone}',
  items: { one: 'Bidhaa 1', many: 'Bidhaa {count}' },
};
const { menu, call, items } = swahili;

const issuesOf = (exported: object) => wordIssues('words/sw/nav-bar.ts', exported, expected);

test('words with every text and value that the code shows have no issue', () => {
  expect(issuesOf({ navBarWords: swahili })).toEqual([]);
});

test.each([
  ['a text is missing', { call, items }, 'menu: must be there: text in quotes'],
  [
    'a text is empty',
    { ...swahili, items: { one: '', many: items.many } },
    'items.one: must have a text',
  ],
  ['a text is unknown', { ...swahili, extra: 'X' }, 'extra: must be left out: nothing shows it'],
  ['the name of a text is misspelt', { call, items, menyu: 'Menyu' }, 'menyu: must be named menu'],
  ['a text is a number', { ...swahili, menu: 5 }, 'menu: must be text in quotes, not 5'],
  ['a group is missing', { menu, call }, 'items: must be there: texts in { }'],
  [
    'a group is one text',
    { ...swahili, items: 'Bidhaa' },
    'items: must be texts in { }, not "Bidhaa"',
  ],
  ['all is one text', 'Menyu', 'navBarWords: must be texts in { }, not "Menyu"'],
  [
    'a value is missing',
    { ...swahili, call: 'Piga' },
    'call: must have {phone}, and no other word in braces, not "Piga"',
  ],
  [
    'a value is misspelt',
    { ...swahili, call: 'Piga {simu}' },
    'call: must have {phone}, and no other word in braces, not "Piga {simu}"',
  ],
  [
    'a value is too many',
    { ...swahili, menu: 'Menyu {count}' },
    'menu: must have no word in braces, not "Menyu {count}"',
  ],
])('words of which %s say what must be changed', (_, own, line) => {
  expect(describeIssues(issuesOf({ navBarWords: own }))).toBe(`data/words/sw/nav-bar.ts: ${line}`);
});

test('words under another name say which one they must have', () => {
  expect(describeIssues(issuesOf({ navBarWord: swahili }))).toBe(
    'data/words/sw/nav-bar.ts: navBarWords: must be there: export const navBarWords = …; did "navBarWord" have this name?',
  );
});

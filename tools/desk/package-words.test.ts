import { readFileSync } from 'node:fs';
import { packageWords, withOwnWords, withOwnWordsIn } from './package-words';

const wordsOf = (language: string) =>
  readFileSync(`node_modules/@sveltia/cms/locales/${language}.json`, 'utf8');

test.each(['en-US', 'en-GB', 'en-CA'])(
  'the words of %s are the desk’s, and no others',
  (language) => {
    const [before, after] = [wordsOf(language), withOwnWords(wordsOf(language))];
    const changed = changedIn(JSON.parse(before), JSON.parse(after));
    expect(changed).toEqual(Object.keys(packageWords).sort());
    for (const own of Object.values(packageWords)) expect(after).toContain(JSON.stringify(own));
  },
);

test('what the package puts into its words is kept in the desk’s, and no entry or repository is named', () => {
  const names = (text: string) => (text.match(/\{\$\w+\}/g) ?? []).sort();
  const original = flat(JSON.parse(wordsOf('en-US')));
  for (const [path, own] of Object.entries(packageWords)) {
    expect(names(original.get(path) ?? '')).toEqual(expect.arrayContaining(names(own)));
    expect(own).not.toMatch(/\b(?:entry|repository|backup|slug)\b/i);
  }
});

test('a word that the package does not have, or has twice, stops the build', () => {
  expect(() => withOwnWords('{"restore":"Restore"}')).toThrow('The desk found no');
  const words = wordsOf('en-US');
  const script = [...flat(JSON.parse(words))].map(([path, text]) => {
    return `${path.split('.').at(-1)}:\`${text}\``;
  });
  expect(() => withOwnWordsIn('', words)).toThrow('The desk found no');
  expect(() => withOwnWordsIn([...script, ...script].join(), words)).toThrow('The desk found no');
});

/** Each text by its names in the groups. */
function flat(words: object, before = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([name, one]) =>
      typeof one === 'string'
        ? [[`${before}${name}`, one] as const]
        : [...flat(one, `${before}${name}.`)],
    ),
  );
}

function changedIn(before: object, after: object): string[] {
  const [old, fresh] = [flat(before), flat(after)];
  return [...fresh.keys()].filter((path) => old.get(path) !== fresh.get(path)).sort();
}

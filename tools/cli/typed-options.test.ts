import type { ArgsDef } from 'citty';
import { everyValue, misuseOf } from './typed-options';

const args: ArgsDef = {
  file: { type: 'positional', required: true, description: 'the file to read' },
  dry: { type: 'boolean' },
  gone: { type: 'enum', options: ['keep', 'remove'] },
  category: { type: 'string' },
  pictures: { type: 'boolean', default: true },
};

test.each([
  [['shop.csv', '--gone', 'keep', '--dry']],
  [['--gone=keep', 'shop.csv', '--no-pictures']],
  [['shop.csv', '--category', 'Bags', '--category', 'Belts']],
])('%j is understood', (typed) => {
  expect(misuseOf(typed, args)).toBeUndefined();
});

test('a word that has a default may be left out', () => {
  const file = { type: 'positional', default: 'a.csv' } as const;
  expect(misuseOf([], { file })).toBeUndefined();
});

test.each([
  [['a', '--dryy'], 'There is no option --dryy; did you mean --dry?'],
  [['a', '--no-picture'], 'There is no option --no-picture; did you mean --no-pictures?'],
  [['a', '--dry', '--paint'], 'There is no option --paint. These there are:'],
  [['a', '-x'], 'There is no option -x. These there are:'],
  [['a', '--gone'], '--gone must have its value after it.'],
  [['a', '--gone', '--dry'], '--gone must have its value after it.'],
  [['a', '--gone', 'hide'], '--gone must be one of keep, remove, not hide.'],
  [['a', '--dry=yes'], '--dry has no value.'],
  [['one', 'two'], 'It is not clear what two means.'],
  [[], 'Name the file to read.'],
])('%j is answered by its name', (typed, sentence) => {
  expect(misuseOf(typed, args)).toBe(sentence);
});

test('an option that is typed several times has every value', () => {
  const typed = ['shop.csv', '--category', 'Bags', '--dry', '--category=Belts'];
  expect(everyValue(typed, 'category')).toEqual(['Bags', 'Belts']);
  expect(everyValue(typed, 'gone')).toEqual([]);
});

import { fileTrouble, flag, Misuse, readTyped } from './command-line';

const command = {
  help: 'npm run thing -- file',
  options: { dry: flag, gone: { type: 'string' }, back: flag },
  most: 1,
} as const;
const read = (...args: string[]) => readTyped(args, command);

test('what was typed is read', () => {
  expect(read('shop.csv', '--gone', 'keep', '--dry')).toEqual({
    values: { dry: true, gone: 'keep', back: false },
    positionals: ['shop.csv'],
    isHelp: false,
  });
  expect(read('--gone=keep').values.gone).toBe('keep');
});

test('help is wanted, whatever else was typed', () => {
  expect(read('--help').isHelp).toBe(true);
  expect(read('one', 'two', '--help').isHelp).toBe(true);
});

test.each([
  [['--dryy'], 'There is no option --dryy; did you mean --dry?'],
  [['--dry', '--paint'], 'There is no option --paint. These there are:'],
  [['-x'], 'There is no option -x. These there are:'],
  [['--gone'], '--gone must have its value after it.'],
  [['--gone', '--dry'], '--gone must have its value after it.'],
  [['--dry=yes'], '--dry has no value.'],
  [['one', 'two'], 'It is not clear what two means.'],
])('%j is answered by its name, with the help', (args, sentence) => {
  const reading = () => read(...args);
  expect(reading).toThrow(Misuse);
  expect(reading).toThrow(`${sentence}\n\n${command.help}`);
});

test.each([
  ['EROFS', 'data/shop.ts cannot be written: its disk is for reading alone.'],
  ['EACCES', 'see whether this account may write there'],
  ['ENOSPC', 'The disk is full'],
])('a file that cannot be written, %s, has a sentence', (code, sentence) => {
  expect(fileTrouble(Object.assign(new Error(), { code, path: 'data/shop.ts' }))).toContain(
    sentence,
  );
});

test('an error that no file caused is not explained as a file’s', () => {
  expect(fileTrouble(new Error('other'))).toBeUndefined();
});

import { HELP, readOptions } from './options';

const none = {
  dry: false,
  yes: false,
  anyway: false,
  all: false,
  built: false,
  replace: false,
  ask: false,
  help: false,
  back: 0,
};

test.each([
  [[], {}],
  [['--dry', '--anyway'], { dry: true, anyway: true }],
  [['--back'], { back: 1 }],
  [['--back', '3'], { back: 3 }],
])('the options %j are read', (args, expected) => {
  expect(readOptions(args)).toEqual({ ...none, ...expected });
});

test.each([
  [['--bak'], 'There is no option --bak; did you mean --back?'],
  [['--dryy'], 'There is no option --dryy; did you mean --dry?'],
  [['3'], 'It is not clear what 3 means.'],
  [['--back', '0'], 'It is not clear what 0 means: --back takes a number from 1 to 9.'],
  [['--back', 'two'], 'It is not clear what two means: --back takes a number from 1 to 9.'],
  [['--back', '1', '2'], 'It is not clear what 2 means.'],
])(
  'the options %j are refused by their names, with a list of those there are',
  (args, sentence) => {
    expect(() => readOptions(args)).toThrow(`${sentence}\n\n${HELP}`);
  },
);

test('who asks for help gets it', () => {
  expect(readOptions(['--help'])).toEqual({ ...none, help: true });
});

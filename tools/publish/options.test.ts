import { readOptions } from './options';

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

test.each([[['--bak']], [['3']], [['--back', '0']], [['--back', 'two']], [['--back', '1', '2']]])(
  'the options %j are refused with a list of those there are',
  (args) => {
    expect(() => readOptions(args)).toThrow('There is no such option.');
  },
);

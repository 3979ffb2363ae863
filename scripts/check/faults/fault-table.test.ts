import { readFileSync } from 'node:fs';
import { missingCommands, missingTests } from '@/scripts/check/citations';
import { issuesOf, readFaults, titlePattern } from './fault-table';

const faults = readFaults(readFileSync('docs/reliability.md', 'utf8'));

test('each fault of docs/reliability.md is there once, with what is seen and what holds it', () => {
  expect(faults.length).toBeGreaterThan(50);
  expect(faults.filter(({ fault, seen }) => !fault || !seen)).toEqual([]);
  expect(faults.filter(({ tests, commands }) => tests.length + commands.length === 0)).toEqual([]);
  const names = faults.map(({ group, fault }) => `${group}: ${fault}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('each test and each command that docs/reliability.md cites exists', () => {
  expect(missingTests(faults.flatMap(({ tests }) => tests))).toEqual([]);
  expect(missingCommands(faults.flatMap(({ commands }) => commands))).toEqual([]);
});

test('a row is read with its group, its tests and its command', () => {
  const table = [
    '## Hosts',
    '| fault | seen | held by |',
    '| ----- | ---- | ------- |',
    '| no slash | the page | (tests: `a.test.ts` "one"; `b.spec.ts` "two") |',
    '| no type | a picture | (check: `npm run budget`) |',
  ].join('\n');
  expect(readFaults(table)).toEqual([
    {
      group: 'Hosts',
      fault: 'no slash',
      seen: 'the page',
      tests: [
        { file: 'a.test.ts', title: 'one' },
        { file: 'b.spec.ts', title: 'two' },
      ],
      commands: [],
    },
    { group: 'Hosts', fault: 'no type', seen: 'a picture', tests: [], commands: ['budget'] },
  ]);
  expect(() => readFaults('| a | b |')).toThrow('three cells');
});

test.each([
  ['a size of %s', 'a size of 41', 'a size'],
  [`the page \${address} opens (@both)`, 'the page /shop/ opens (@both)', 'the page opens'],
  ['a 100 % discount of $5.', 'a 100 % discount of $5.', 'a 100 % discount of $50'],
])('the cited title %j has the values of its cases in a run', (title, run, other) => {
  const pattern = new RegExp(`^${titlePattern(title)}$`);
  expect(run).toMatch(pattern);
  expect(other).not.toMatch(pattern);
});

test('a row holds when each of its tests was found and passed in every case', () => {
  const tests = [{ file: 'a.test.ts', title: 'a size of %s' }];
  const run = (title: string, passed: boolean) => ({ file: 'a.test.ts', title, passed });
  expect(issuesOf({ tests }, [run('a size of 40', true), run('a size of 41', true)])).toEqual([]);
  expect(issuesOf({ tests }, [run('a size of 40', true), run('a size of 41', false)])).toEqual([
    'failed: a.test.ts "a size of 41"',
  ]);
  expect(issuesOf({ tests }, [run('another size of 40', true)])).toEqual([
    'not found: a.test.ts "a size of %s"',
  ]);
});

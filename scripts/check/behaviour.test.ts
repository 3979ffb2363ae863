import { readFileSync } from 'node:fs';
import { checksIn, citationsIn, commandsIn, missingCommands, missingTests } from './citations';

/** A rule's line: `- **4.2** … (tests: \`file\` "title"; \`file\` "title")`, or a command in place of tests. */
const rules = readFileSync('docs/behaviour.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, text] = /^- \*\*(\d+\.\d+)\*\* (.*)$/.exec(line) ?? [];
    return number && text ? [{ number, text }] : [];
  });

test('each rule of docs/behaviour.md has a number of its own', () => {
  const numbers = rules.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('each rule of docs/behaviour.md cites a test or a command', () => {
  const without = rules.filter(
    ({ text }) => citationsIn(text).length === 0 && checksIn(text).length === 0,
  );
  expect(without).toEqual([]);
});

test('each test that docs/behaviour.md cites exists with its title', () => {
  const citations = rules.flatMap(({ number, text }) =>
    citationsIn(text).map((citation) => ({ number, ...citation })),
  );
  expect(missingTests(citations)).toEqual([]);
});

test('each command that docs/behaviour.md cites is a script of package.json', () => {
  const commands = rules.flatMap(({ text }) => commandsIn(text));
  expect(commands.length).toBeGreaterThan(0);
  expect(missingCommands(commands)).toEqual([]);
});

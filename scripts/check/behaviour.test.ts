import { existsSync, readFileSync } from 'node:fs';

/** A rule's line: `- **4.2** … (tests: \`file\` "title"; \`file\` "title")`, or a command in place of tests. */
const rules = readFileSync('docs/behaviour.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, text] = /^- \*\*(\d+\.\d+)\*\* (.*)$/.exec(line) ?? [];
    return number && text ? [{ number, text }] : [];
  });

const citations = rules.flatMap(({ number, text }) =>
  [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` "(.+?)"(?=; `|\)$)/g)].map(
    ([, file = '', title = '']) => ({ number, file, title }),
  ),
);

test('each rule of docs/behaviour.md has a number of its own', () => {
  const numbers = rules.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('each rule of docs/behaviour.md cites a test or a command', () => {
  const cited = new Set(citations.map(({ number }) => number));
  const without = rules.filter(
    ({ number, text }) => !cited.has(number) && !/\(check: `npm run/.test(text),
  );
  expect(without).toEqual([]);
});

test('each test that docs/behaviour.md cites exists with its title', () => {
  const missing = citations.filter(
    ({ file, title }) => !existsSync(file) || !hasTitle(file, title),
  );
  expect(missing).toEqual([]);
});

test('each command that docs/behaviour.md cites is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const commands = rules.flatMap(({ number, text }) =>
    [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, command = '']) => ({ number, command })),
  );
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter(({ command }) => !Object.hasOwn(scripts, command))).toEqual([]);
});

/** Whether a test file has a whole string that is the title. */
function hasTitle(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

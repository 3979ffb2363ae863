import { readFileSync } from 'node:fs';

const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');

/** The groups of a run, and of its publish: expressions of GitHub's, which are of JavaScript too. */
function groupsOf(event: string, run: number, inputs: object = {}) {
  const [ofRun = '', ofPublish = ''] = [...workflow.matchAll(/^ +group: \$\{\{ (.*) \}\}$/gm)].map(
    ([, expression = '']) => {
      const format = (text: string, value: unknown) => text.replace('{0}', String(value));
      const evaluate = new Function('inputs', 'github', 'format', `return ${expression}`);
      return String(evaluate(inputs, { event_name: event, run_id: run }, format));
    },
  );
  return { ofRun, ofPublish };
}

const save = groupsOf('push', 1);
const others = [
  ['one by the button', groupsOf('workflow_dispatch', 2)],
  ['one that takes the sheet as it is', groupsOf('workflow_dispatch', 3, { sheet: true })],
  ['an earlier shop', groupsOf('workflow_dispatch', 4, { back: '1' })],
  ['a morning', groupsOf('schedule', 5)],
] as const;
const look = groupsOf('workflow_dispatch', 6, { dry: true });

test('a save takes the place of a save that waits', () => {
  expect(groupsOf('push', 7).ofRun).toBe(save.ofRun);
});

test.each([...others, ['a look at what would change', look]] as const)(
  'no save takes the place of another run: %s',
  (_what, { ofRun }) => {
    expect(ofRun).not.toBe(save.ofRun);
    expect(new Set([...others.map(([, other]) => other.ofRun), look.ofRun]).size).toBe(5);
  },
);

test.each(others)('one publish at a time: a save and %s', (_what, { ofPublish }) => {
  expect(ofPublish).toBe(save.ofPublish);
});

test('a look at what would change waits for no publish, and none for it', () => {
  expect(look.ofPublish).not.toBe(save.ofPublish);
});

test('a publish that waits is never taken out of the line', () => {
  expect(workflow).toMatch(/'publish' \}\}\n +queue: max\n/);
  expect(workflow).not.toContain('cancel-in-progress');
});

test('a run and its publish never have one group, in which each would wait for the other', () => {
  for (const { ofRun, ofPublish } of [save, look, ...others.map(([, groups]) => groups)]) {
    expect(ofRun).not.toBe(ofPublish);
  }
});

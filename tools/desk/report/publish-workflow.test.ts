import { readFileSync } from 'node:fs';

/** The group of a run: an expression of GitHub's, which is one of JavaScript too. */
function groupOf(inputs: object, event: string, sheet = ''): string {
  const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
  const [, expression = ''] = /^ {2}group: \$\{\{ (.*) \}\}$/m.exec(workflow) ?? [];
  const evaluate = new Function('inputs', 'github', 'vars', `return ${expression}`);
  return evaluate(inputs, { event_name: event }, { CATALOGUE_SHEET: sheet });
}

const save = groupOf({}, 'push');

test.each([
  ['a look at what would change', groupOf({ dry: true }, 'workflow_dispatch')],
  ['a morning without a sheet', groupOf({}, 'schedule')],
])('%s, which sends nothing, never takes the place of a save that waits', (_what, group) => {
  expect(group).not.toBe(save);
});

test.each([
  ['one by the button', groupOf({ dry: false }, 'workflow_dispatch')],
  ['a morning with a sheet', groupOf({}, 'schedule', 'https://example.com/shop.csv')],
])('one publish at a time: a save and %s', (_what, group) => {
  expect(group).toBe(save);
});

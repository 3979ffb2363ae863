import { describeResults, runSteps, type Step } from './run-steps';

const step = (name: string, more: Omit<Step, 'name' | 'command'> = {}): Step => ({
  name,
  command: name,
  ...more,
});

/** Runs steps that end when they are named, and notes which run at once. */
async function runAll(steps: readonly Step[], failing: readonly string[] = [], atOnce = 2) {
  const running = new Set<string>();
  const together: string[] = [];
  const results = await runSteps(steps, atOnce, async ({ name }) => {
    running.add(name);
    together.push([...running].join(' '));
    // The others are begun meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
    running.delete(name);
    return !failing.includes(name);
  });
  return { outcomes: results.map(({ outcome }) => outcome), together };
}

test('a failed step keeps only those from running that need it, and those that need them', async () => {
  const steps = [
    step('build'),
    step('crawl', { needs: ['build'] }),
    step('report', { needs: ['crawl'] }),
    step('desk', { alone: true }),
  ];
  const { outcomes } = await runAll(steps, ['build']);
  expect(outcomes).toEqual(['failed', 'not run', 'not run', 'passed']);
});

test('two steps run at once, and the next begins when one ends', async () => {
  const { together } = await runAll([step('a'), step('b'), step('c')]);
  expect(together).toEqual(['a', 'a b', 'b c']);
});

test('steps that write the same thing run one after another, and another runs beside them', async () => {
  const steps = [step('a', { writes: 'x' }), step('b', { writes: 'x' }), step('c')];
  expect((await runAll(steps)).together).toEqual(['a', 'a c', 'c b']);
});

test('a step that runs alone begins when no other runs, and none begins beside it', async () => {
  const alone = step('alone', { alone: true });
  expect((await runAll([step('a'), alone])).together).toEqual(['a', 'alone']);
  expect((await runAll([alone, step('a')])).together).toEqual(['alone', 'a']);
});

test('a step is begun when what it needs has passed', async () => {
  const { together } = await runAll([step('build'), step('crawl', { needs: ['build'] })]);
  expect(together).toEqual(['build', 'crawl']);
});

test('a need that is no step before it is refused', async () => {
  await expect(runAll([step('crawl', { needs: ['build'] })])).rejects.toThrow(
    'crawl needs build, which is no step before it.',
  );
});

test('the results are a table, what failed and a count in which a step that was not run has failed', () => {
  const text = describeResults([
    { name: 'build', outcome: 'failed', seconds: 4 },
    { name: 'crawl', outcome: 'not run', seconds: 0 },
    { name: 'unit tests', outcome: 'passed', seconds: 61 },
  ]);
  expect(text.split('\n')).toEqual([
    'build          4 s  failed',
    'crawl          0 s  not run',
    'unit tests    61 s  passed',
    '',
    'Failed: build, crawl',
    '',
    '1 passed, 2 failed',
  ]);
});

export interface Step {
  name: string;
  /** The command for a shell. */
  command: string;
  /** The steps whose result this step reads: if one of them did not pass, this step is not run. */
  needs?: readonly string[];
  /** Steps that write the same thing never run at once. */
  writes?: string;
  /** The step runs while no other step runs, and prints at once. */
  alone?: true;
}

/** How a step ended. */
export interface StepResult {
  name: string;
  outcome: 'passed' | 'failed' | 'not run';
  seconds: number;
}

/**
 * Runs every step, `atOnce` of them at a time and the first that can start first; a failed step keeps only
 * those from running that need it. `run` gives whether a step passed; `now` is in ms. Throws for a need that
 * is no step before it.
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  run: (step: Step) => Promise<boolean>,
  now: () => number = Date.now,
): Promise<StepResult[]> {
  const results = new Map<string, StepResult>();
  const running = new Map<Step, Promise<void>>();
  const outcome = (name: string) => results.get(name)?.outcome;
  steps.forEach(({ name, needs = [] }, at) => {
    const unknown = needs.find((need) => !steps.slice(0, at).some((step) => step.name === need));
    if (unknown) throw new Error(`${name} needs ${unknown}, which is no step before it.`);
  });

  const waiting = [...steps];
  const canStart = ({ needs = [], writes, alone }: Step) =>
    running.size < (alone ? 1 : atOnce) &&
    ![...running.keys()].some((other) => other.alone || (writes && other.writes === writes)) &&
    needs.every((need) => outcome(need) === 'passed');
  const isKept = ({ needs = [] }: Step) =>
    needs.some((need) => ['failed', 'not run'].includes(outcome(need) ?? ''));
  const take = (which: (step: Step) => boolean) => {
    const at = waiting.findIndex(which);
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  };
  const start = async (step: Step) => {
    const began = now();
    const passed = await run(step);
    const seconds = Math.round((now() - began) / 1000);
    results.set(step.name, { name: step.name, outcome: passed ? 'passed' : 'failed', seconds });
    running.delete(step);
  };

  while (waiting.length > 0 || running.size > 0) {
    const kept = take(isKept);
    if (kept) {
      results.set(kept.name, { name: kept.name, outcome: 'not run', seconds: 0 });
      continue;
    }
    const next = take(canStart);
    if (next) running.set(next, start(next));
    else await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}

/** A table with a row for each step, the names of those that did not pass, and the count of both. */
export function describeResults(results: readonly StepResult[]): string {
  const widest = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(
    ({ name, outcome, seconds }) =>
      `${name.padEnd(widest)}  ${`${seconds} s`.padStart(6)}  ${outcome}`,
  );
  const failed = results.filter(({ outcome }) => outcome !== 'passed');
  return [
    ...rows,
    ...(failed.length > 0 ? ['', `Failed: ${failed.map(({ name }) => name).join(', ')}`] : []),
    '',
    `${results.length - failed.length} passed, ${failed.length} failed`,
  ].join('\n');
}

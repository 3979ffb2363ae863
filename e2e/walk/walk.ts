import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { steps } from './steps';
import { Walker } from './walker';

/** A step of a walk: the action, the element that it is for, and whether by a key or a tap. */
export type Step = readonly [name: keyof typeof steps, choice: number, byKey?: 'by key'];

/** How often each step is done, against 1 of the others. */
const often: Partial<Record<keyof typeof steps, number>> = {
  addToCart: 6,
  chooseSize: 3,
  openCard: 3,
  addEarly: 2,
  raiseLine: 3,
  lowerLine: 4,
  removeLine: 3,
  undo: 6,
  undoOrderAgain: 2,
  switchTab: 2,
  visit: 2,
  back: 2,
};

/** The first `count` steps of a seed: the same on every machine, and the first of any longer walk. */
export function stepsOf(seed: number, count: number): Step[] {
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const step = fc
    .tuple(
      fc.constantFrom(
        ...names.flatMap((name) => Array(often[name] ?? 1).fill(name) as typeof names),
      ),
      fc.nat(999),
      fc.boolean(),
    )
    .map(([name, choice, byKey]): Step => (byKey ? [name, choice, 'by key'] : [name, choice]));
  return fc.sample(fc.noBias(step), { seed, numRuns: count });
}

/**
 * Walks these steps on a new phone. Resolves with the place of the step that failed, and why; with nothing
 * after all of them. `log` gets a line for each step.
 */
export async function walk(
  browser: Browser,
  wanted: readonly Step[],
  log?: (text: string) => void,
): Promise<{ at: number; error: unknown } | undefined> {
  const walker = await Walker.open(browser);
  try {
    for (const [at, [name, choice, byKey]] of wanted.entries()) {
      log?.(`${at + 1} ${name} ${choice}${byKey ? ' by key' : ''}`);
      try {
        await steps[name](walker, choice, byKey !== undefined);
        await walker.check();
      } catch (error) {
        return {
          at,
          error: new Error(walker.errors.join('\n') || String(error), { cause: error }),
        };
      }
    }
    return undefined;
  } finally {
    await walker.context.close();
  }
}

/** The shortest end of the steps that still fails, tried in twice the length each time. */
export async function shortestFailing(
  browser: Browser,
  failed: readonly Step[],
): Promise<readonly Step[]> {
  for (let length = 1; length < failed.length; length *= 2) {
    const tail = failed.slice(-length);
    const result = await walk(browser, tail);
    if (result) return tail.slice(0, result.at + 1);
  }
  return failed;
}

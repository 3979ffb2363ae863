import { test } from '@playwright/test';
import { shortestFailing, stepsOf, walk } from './walk/walk';

const { WALK_SEED = '1', WALK_STEPS = '2000' } = process.env;

// `npm run walk`: the seed and the number of steps are its options.
test(`the walk of seed ${WALK_SEED} loses no line of the cart and breaks no page`, async ({
  browser,
}) => {
  test.setTimeout(0);
  const steps = stepsOf(Number(WALK_SEED), Number(WALK_STEPS));
  const failure = await walk(browser, steps, (text) =>
    console.log(new Date().toISOString().slice(14, 23), text),
  );
  if (!failure) return;
  const { at, error } = failure;
  const shortest = await shortestFailing(browser, steps.slice(0, at + 1));
  throw new Error(
    `Step ${at + 1} of seed ${WALK_SEED} failed. For e2e/walk/once-failed.ts:\n${JSON.stringify(shortest)}`,
    { cause: error },
  );
});

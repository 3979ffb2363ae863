import { expect, test } from '@playwright/test';
import { onceFailed } from './walk/once-failed';
import { stepsOf, walk } from './walk/walk';

// Some hundred steps of a browser, on any machine.
test.describe.configure({ timeout: 120_000 });

test('a walk of 30 steps loses no line of the cart and breaks no page', async ({ browser }) => {
  expect(await walk(browser, stepsOf(1, 30))).toBeUndefined();
});

for (const { what, steps } of onceFailed) {
  test(`a walk that once failed, as ${what}, succeeds`, async ({ browser }) => {
    expect(await walk(browser, steps)).toBeUndefined();
  });
}

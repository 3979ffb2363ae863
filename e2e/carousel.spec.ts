import type { Page } from '@playwright/test';
import { firstOffer, secondOffer } from './examples';
import { expect, goNear, openPage, test } from './fixtures';
import { offers } from './shop-under-test';
import { chooseSize, unfoldOffer } from './shopper-steps';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/');
  // From here on no time passes but what a test lets pass.
  await page.clock.pauseAt(Date.now() + 500);
  await goNear(carousel(page));
});

const carousel = (page: Page) => page.getByRole('region', { name: "Today's Featured" });
const [offerSize] = firstOffer.sizes;
const shown = (page: Page) => carousel(page).getByRole('heading', { level: 3 });

test('the carousel pauses while the pointer is over the arrows', { tag: '@wide' }, async ({
  page,
}) => {
  await carousel(page).getByRole('button', { name: 'Next offer' }).hover();
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText(firstOffer.name);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(shown(page)).toHaveText(secondOffer.name);
});

test('a phone swipes through the offers, which move on while their controls are in view', async ({
  page,
}) => {
  await test.step('an offer that a thumb swipes into view starts without a size', async () => {
    await unfoldOffer(carousel(page));
    await chooseSize(carousel(page), offerSize);
    const slides = carousel(page).locator('[aria-live]');
    for (const [by, { name }, place] of [
      [1, secondOffer, 2],
      [-1, firstOffer, 1],
    ] as const) {
      await slides.evaluate((row, times) => {
        row.scrollBy({ left: times * row.clientWidth, behavior: 'instant' });
      }, by);
      await expect(shown(page)).toHaveText(name);
      await expect(carousel(page)).toContainText(`${place} / ${offers.length}`);
    }
    await expect(carousel(page).locator('input:checked')).toHaveCount(0);
  });
  await test.step('the carousel pauses while its stop button is off the screen', async () => {
    await page.setViewportSize({ width: 360, height: 420 });
    // A tap leaves the pointer where it was, which may be on the offers.
    await page.mouse.move(0, 0);
    const stop = carousel(page).getByRole('button', { name: 'Stop rotation' });
    const fold = carousel(page).getByText('Choose size', { exact: true }).first();
    await fold.evaluate((button) =>
      button.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await expect(stop).not.toBeInViewport();
    const slides = carousel(page).locator('[aria-live]');
    await expect(slides).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(20_000);
    await expect(shown(page)).toHaveText(firstOffer.name);
    await stop.evaluate((button) =>
      button.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    // The rotation has started again.
    await expect(slides).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(4900);
    await expect(shown(page)).toHaveText(firstOffer.name);
    await page.clock.runFor(200);
    await expect(shown(page)).toHaveText(secondOffer.name);
  });
});

import type { Page } from '@playwright/test';
import { discountPercent } from '@/lib/catalogue/discount';
import { formatKes } from '@/lib/format/money';
import { firstOffer, lastOffer, secondOffer } from './examples';
import { expect, goNear, hydrate, openPage, test } from './fixtures';
import { messages } from './messages';
import { offers, priceOf } from './shop-under-test';
import { chatMessage, chooseSize, openCart, sizeRadio } from './shopper-steps';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/');
  await goNear(carousel(page));
  // From here on no time passes but what a test lets pass.
  await page.clock.pauseAt(Date.now() + 500);
});

const carousel = (page: Page) => page.getByRole('region', { name: "Today's Featured" });
const [offerSize] = firstOffer.sizes;
const shown = (page: Page) => carousel(page).getByRole('heading', { level: 3 });

test('the carousel moves on every five seconds and wraps round', async ({ page }) => {
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  for (const { name } of [...offers, firstOffer]) {
    await expect(shown(page)).toHaveText(name);
    await page.clock.runFor(5000);
  }
});

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

test('the carousel pauses while its stop button is off the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  const stop = carousel(page).getByRole('button', { name: 'Stop rotation' });
  const add = carousel(page).getByRole('button', { name: 'Add to Cart' });
  await add.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(stop).not.toBeInViewport();
  const slides = carousel(page).locator('[aria-live]');
  await expect(slides).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText(firstOffer.name);
  await stop.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // The rotation has started again.
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(4900);
  await expect(shown(page)).toHaveText(firstOffer.name);
  await page.clock.runFor(200);
  await expect(shown(page)).toHaveText(secondOffer.name);
});

test('the carousel pauses while the focus is in it', async ({ page }) => {
  await sizeRadio(carousel(page), offerSize).focus();
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText(firstOffer.name);
});

test('a button stops and starts the carousel', async ({ page }) => {
  await carousel(page).getByRole('button', { name: 'Stop rotation' }).click();
  await carousel(page).getByRole('heading', { level: 2 }).click();
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText(firstOffer.name);
  await carousel(page).getByRole('button', { name: 'Start rotation' }).click();
  await carousel(page).getByRole('heading', { level: 2 }).click();
  await page.clock.runFor(5000);
  await expect(shown(page)).toHaveText(secondOffer.name);
});

/** How many of the offer are to be ordered. */
const quantity = (page: Page) => carousel(page).getByRole('status').filter({ hasText: /^\d+$/ });

test('the carousel’s arrows go both ways, to an offer without a size and with a quantity of 1', async ({
  page,
}) => {
  await chooseSize(carousel(page), offerSize);
  await carousel(page).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity(page)).toHaveText('2');
  await carousel(page).getByRole('button', { name: 'Next offer' }).click();
  await expect(shown(page)).toHaveText(secondOffer.name);
  await carousel(page).getByRole('button', { name: 'Previous offer' }).click();
  await expect(shown(page)).toHaveText(firstOffer.name);
  await expect(sizeRadio(carousel(page), offerSize)).not.toBeChecked();
  await expect(quantity(page)).toHaveText('1');
  await carousel(page).getByRole('button', { name: 'Previous offer' }).click();
  await expect(shown(page)).toHaveText(lastOffer.name);
});

test('each of two quick taps on an arrow counts', async ({ page }) => {
  for (const [name, { name: offer }] of [
    ['Next offer', offers[2] ?? firstOffer],
    ['Previous offer', firstOffer],
  ] as const) {
    const arrow = carousel(page).getByRole('button', { name });
    await arrow.click();
    await arrow.click();
    await expect(shown(page)).toHaveText(offer);
  }
});

test('an offer that a thumb swipes into view starts without a size', async ({ page }) => {
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
  await expect(sizeRadio(carousel(page), offerSize)).not.toBeChecked();
});

test('Add to Cart and Order Now of an offer ask for a size, and work with one', async ({
  page,
}) => {
  const warning = page.getByRole('alert').getByText(messages.chooseSize);
  await carousel(page).getByRole('link', { name: 'Order Now' }).click();
  await expect(warning).toHaveCount(1);
  await expect(page).toHaveURL('/');
  await carousel(page).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(warning).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();

  await chooseSize(carousel(page), offerSize);
  await carousel(page).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const text = await chatMessage(carousel(page).getByRole('link', { name: 'Order Now' }));
  expect(text).toContain(`${firstOffer.name}, size ${offerSize}, 1 × ${priceOf(firstOffer)}`);
});

test('the carousel keeps a chosen size when the pointer leaves, and behind the cart', async ({
  page,
}) => {
  await chooseSize(carousel(page), offerSize);
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText(firstOffer.name);
  await openCart(page);
  await page.clock.runFor(20_000);
  await page.keyboard.press('Escape');
  await expect(sizeRadio(carousel(page), offerSize)).toBeChecked();
});

test('an offer shows its price, earlier price, discount and sample rating', async ({ page }) => {
  const { priceKes, originalPriceKes = 0, rating } = firstOffer;
  await expect(carousel(page)).toContainText(priceOf(firstOffer));
  await expect(carousel(page)).toContainText(`was ${formatKes(originalPriceKes)}`);
  await expect(carousel(page)).toContainText(`−${discountPercent(priceKes, originalPriceKes)}%`);
  await expect(carousel(page)).toContainText(`Rated ${rating} out of 5`);
});

test('the carousel does not start by itself under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.resume();
  await page.reload();
  await hydrate(page);
  await goNear(carousel(page));
  await expect(carousel(page).getByRole('button', { name: 'Start rotation' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText(firstOffer.name);
});

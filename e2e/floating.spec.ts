import type { Page } from '@playwright/test';
import { coveredByFloating } from './every-page/probes';
import { addresses, shoe, size } from './examples';
import { expect, openPage, test } from './fixtures';
import { chooseSize } from './shopper-steps';

/** Goes down the page in small steps, and fails where something is covered at one. */
async function expectNothingCovered(page: Page) {
  expect(await page.evaluate(coveredByFloating, 97)).toEqual([]);
}

/** Adds the shoe on its page. */
async function addOnPage(page: Page) {
  await openPage(page, shoe.path);
  const article = page.getByRole('article');
  await chooseSize(article, size);
  await article.getByRole('button', { name: 'Add to Cart' }).click();
  return article.getByRole('button', { name: 'View cart' });
}

test('nothing that floats covers a control of a narrow phone, after an addition neither', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const address of [addresses.home, addresses.shop]) {
    await openPage(page, address);
    await expectNothingCovered(page);
  }
  await expect(await addOnPage(page)).toBeVisible();
  await expectNothingCovered(page);
});

test('what floats gives way to the way to order, however little it would cover', async ({
  page,
}) => {
  // So low that the way to order passes what floats beyond 300 px of scroll.
  await page.setViewportSize({ width: 360, height: 600 });
  await openPage(page, shoe.path);
  const order = page.getByRole('article').getByRole('link', { name: 'Order via WhatsApp' });
  const toTop = page.locator('button[aria-label="Scroll to top"]');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(toTop).toBeAttached();
  const edge = await toTop.evaluate((button) => button.getBoundingClientRect().top);
  for (const covered of [4, 22, 40]) {
    await order.evaluate((link, lower) => {
      const { bottom } = link.getBoundingClientRect();
      scrollBy({ top: bottom - lower, behavior: 'instant' });
    }, edge + covered);
    await expect(toTop).toBeAttached();
    await expect(toTop).toBeHidden();
  }
});

import type { Page } from '@playwright/test';
import { shoe, size } from './examples';
import { expect, openPage, test } from './fixtures';
import { messages } from './messages';
import { cardLink, chooseSize, openProduct, productDialog } from './shopper-steps';

// A blocker or an extension takes elements out of the page. Any error in the page fails the test.

const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' });

test('a blocker that takes out notices, in the page and in a dialog, crashes nothing', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  await add(page).click();
  const warning = page.getByRole('alert').getByText(messages.chooseSize);
  await warning.evaluate((text) => text.parentElement?.remove());
  await page.clock.runFor(10_000);
  await chooseSize(dialog, size);
  await add(page).click();
  await expect(page.getByText(messages.added)).not.toHaveCount(0);
  await page
    .getByText(messages.added)
    .first()
    .evaluate((text) => {
      text.closest('[role=status]')?.parentElement?.remove();
    });
  await page.keyboard.press('Escape');
  await expect(productDialog(page, shoe)).toBeHidden();
  await page.clock.runFor(10_000);
  await openProduct(page, shoe);
  await expect(page.getByRole('button', { name: 'View cart' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cardLink(page, shoe)).toBeVisible();
});

test('a blocker that takes out the cart button causes no error, and the product leads to the cart', async ({
  page,
}) => {
  await openPage(page, shoe.path);
  await page.getByRole('button', { name: /^Cart/ }).evaluate((button) => button.remove());
  const article = page.getByRole('article');
  await chooseSize(article, size);
  await add(page).click();
  await article.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText(shoe.name);
});

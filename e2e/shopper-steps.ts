import { expect, type Locator, type Page } from '@playwright/test';
import { hydrate } from './fixtures';

/** Opens the dialog of a product in the shop's grid. */
export async function openProduct(page: Page, name: string): Promise<Locator> {
  await hydrate(page);
  await page
    .getByRole('list', { name: 'Products' })
    .getByRole('link', { name, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Adds a product from the shop's grid and closes its dialog. */
export async function addProduct(page: Page, name: string, size: string, quantity = 1) {
  const dialog = await openProduct(page, name);
  await dialog.getByRole('radio', { name: size, exact: true }).check({ force: true });
  for (let more = 1; more < quantity; more += 1) {
    await dialog.getByRole('button', { name: 'Increase quantity' }).click();
  }
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Item added to cart' })).not.toHaveCount(
    0,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Opens the cart from the bar. */
export async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Cart/ }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart).toBeVisible();
  return cart;
}

/** The prefilled text of a WhatsApp link; fails unless the link opens a chat with the shop. */
export async function chatMessage(link: Locator): Promise<string> {
  const href = await link.getAttribute('href');
  const url = new URL(href ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/254700000000');
  return url.searchParams.get('text') ?? '';
}

/** The main navigation; on a phone it is behind the button "Menu". */
export async function openMainNavigation(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('navigation', { name: 'Main' });
}

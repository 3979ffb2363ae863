import { expect, type Locator, type Page } from '@playwright/test';
import type { Category } from '@/lib/catalogue/category';
import type { Product } from '@/lib/catalogue/product';
import { hydrate, untilEntryLeft } from './fixtures';
import { messages } from './messages';
import { phone } from './shop-under-test';

/** The cards of the page's list of products. */
export const cards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Products' }).getByRole('listitem');

/** The link of a product's card, or of its name in a list. */
export const cardLink = (within: Page | Locator, { name }: Pick<Product, 'name'>): Locator =>
  within.getByRole('link', { name, exact: true });

/** The link of a category above the products. */
export const pill = (page: Page, { name, count }: Pick<Category, 'name' | 'count'>): Locator =>
  page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: `${name.text} ${count}`, exact: true });

/** The radio of a size. */
export const sizeRadio = (within: Page | Locator, size: string): Locator =>
  within.getByRole('radio', { name: size, exact: true });

/** Unfolds the sizes of the first offer of Home's carousel, or of a slide. */
export const unfoldOffer = (within: Locator) =>
  within.getByText('Choose size', { exact: true }).first().click();

/** Chooses a size. */
export const chooseSize = (within: Page | Locator, size: string) => sizeRadio(within, size).check();

/** The dialog of a product. */
export const productDialog = (page: Page, { name }: Pick<Product, 'name'>): Locator =>
  page.getByRole('dialog', { name, exact: true });

/** Opens the dialog of a product in the shop's grid. */
export async function openProduct(page: Page, product: Product): Promise<Locator> {
  await hydrate(page);
  await cardLink(page.getByRole('list', { name: 'Products' }), product).click();
  const dialog = productDialog(page, product);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Adds a product from the shop's grid and closes its dialog. */
export async function addProduct(page: Page, product: Product, size: string, quantity = 1) {
  const dialog = await openProduct(page, product);
  await chooseSize(dialog, size);
  for (let more = 1; more < quantity; more += 1) {
    await dialog.getByRole('button', { name: 'Increase quantity' }).click();
  }
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: messages.added })).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await untilEntryLeft(page);
}

/** Opens the cart from the bar. */
export async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Cart/ }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart).toBeVisible();
  return cart;
}

/** Chooses how to pay in the open cart; the radio's place unfolds. */
export async function choosePay(cart: Locator, name: string) {
  await cart.getByRole('radio', { name, exact: true }).check();
}

/** The step that asks for what an order leaves open. */
export const sendStep = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Before you send it' });

/** Sends the order of the open cart in the chat, without further choices. */
export async function sendOrder(cart: Locator) {
  await cart.getByRole('link', { name: 'Order via WhatsApp' }).click();
  // Only where it leaves something open, and once for an order.
  const skip = sendStep(cart.page()).getByRole('link', { name: 'Skip, send it as it is' });
  if (await skip.isVisible()) await skip.click();
}

/** The prefilled text of a WhatsApp link; fails unless the link opens a chat with the shop. */
export async function chatMessage(link: Locator): Promise<string> {
  const href = await link.getAttribute('href');
  const url = new URL(href ?? '');
  expect(url.origin + url.pathname).toBe(phone.chat);
  return url.searchParams.get('text') ?? '';
}

/** The main navigation; on a phone it is behind the button "Menu". */
export async function openMainNavigation(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('navigation', { name: 'Main' });
}

/**
 * Scrolls down from 900 px until the button that leads to the top is in view: it gives way where it would
 * cover something to tap.
 */
export async function scrollUntilTopButton(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(async () => {
    await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
    const button = page.getByRole('button', { name: 'Scroll to top' });
    await expect(button).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 5000 });
}

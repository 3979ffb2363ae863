import type { Locator, Page } from '@playwright/test';
import { encodeLink, type LinkContent } from '@/lib/order/order-link-format';
import { expect, openPage } from './fixtures';

/** The address of an order's page. */
export const addressOf = (order: LinkContent) => `/order/#${encodeLink(order)}`;

/** Marks the phone as the shop's own, as the owner's guide says. */
export async function markShopPhone(page: Page) {
  await openPage(page, '/order/#shop-phone');
  await page.getByRole('button', { name: 'Yes, this is the shop’s phone' }).click();
  await expect(page.getByText('This phone is marked as the shop’s own.')).toBeVisible();
}

/** Opens an order on a marked phone, until its packing list is there. */
export async function openOrder(page: Page, order: LinkContent) {
  await openPage(page, addressOf(order));
  await expect(forShop(page)).toBeVisible();
  await expect(boxes(page)).toHaveCount(order.lines.length);
}

/** The parts of an order that only the shop sees. */
export const forShop = (page: Page) => page.getByRole('region', { name: 'For the shop' });
export const packingList = (page: Page) => page.getByRole('list', { name: 'Packing list' });
export const boxes = (page: Page) => packingList(page).getByRole('checkbox');
/** Where the order stands. */
export const standing = (page: Page) => page.getByRole('region', { name: 'State' });
/** The steps that can follow. */
export const steps = (page: Page) => page.getByRole('region', { name: 'Next step' });
/** The link that sends a reply; its text may be the beginning alone. */
export const reply = (within: Page | Locator, text: string | RegExp) =>
  within.getByRole('link', {
    name: typeof text === 'string' ? `Send: ${text}` : text,
    exact: typeof text === 'string',
  });

/** The message that a reply's link sends, and the chat that it opens. */
export async function messageOf(link: Locator): Promise<{ chat: string; text: string }> {
  const url = new URL((await link.getAttribute('href')) ?? '');
  return { chat: url.origin + url.pathname, text: url.searchParams.get('text') ?? '' };
}

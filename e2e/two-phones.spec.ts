import type { Browser, BrowserContext, Page } from '@playwright/test';
import { payments } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { formatKes } from '@/lib/format/money';
import { plainProduct } from './examples';
import { expect, openPage, test } from './fixtures';
import {
  boxes,
  forShop,
  markShopPhone,
  messageOf,
  packingList,
  reply,
  standing,
  steps,
} from './shop-phone';
import { choosePay, chooseSize, openCart } from './shopper-steps';

const area = deliveryAreas.find(({ feeKes, pickUp, anyTown }) => feeKes > 0 && !pickUp && !anyTown);
const till = payments.till;
const total = formatKes(plainProduct.priceKes + (area?.feeKes ?? 0));
const inPage = (text: string) => text.replaceAll('KSh ', 'KSh\u00a0');

/** A phone whose chats open nothing, and the text of the last one. */
async function newPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  await context.route(/^https:\/\/(wa\.me|api\.whatsapp\.com)\//, (route) =>
    route.fulfill({ status: 204 }),
  );
  return { context, page: await context.newPage() };
}

/** Orders a product to be paid to the till, and returns the text that the chat got. */
async function placeOrder(page: Page): Promise<string> {
  await openPage(page, plainProduct.path);
  await chooseSize(page, plainProduct.sizes[0]);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const cart = await openCart(page);
  await cart.getByRole('combobox', { name: 'Area' }).selectOption(area?.name ?? '');
  await choosePay(cart, 'M-Pesa till (Buy Goods)');
  const order = cart.getByRole('link', { name: 'Order via WhatsApp' });
  const { text } = await messageOf(order);
  await order.click();
  await cart.getByRole('button', { name: 'Yes, sent' }).click();
  return text;
}

/** Opens the link at the end of a message. */
async function openLink(page: Page, text: string) {
  const { pathname, hash } = new URL(text.match(/https?:\S+$/)?.[0] ?? '');
  // Another query: the page is loaded as from a chat.
  await openPage(page, `${pathname}?from=chat${hash}`);
}

/** Sends a reply from the shop’s phone, and returns the text that the chat got. */
async function answer(page: Page, name: RegExp, within = steps(page)): Promise<string> {
  const opened = page.waitForRequest(/^https:\/\/(wa\.me|api\.whatsapp\.com)\//);
  await reply(within, name).click();
  return new URL((await opened).url()).searchParams.get('text') ?? '';
}

test('an order goes from one phone to the other and back: ordered, confirmed, paid, packed, sent, asked about', async ({
  browser,
}) => {
  const shopper = await newPhone(browser);
  const shop = await newPhone(browser);
  const { page } = shopper;

  // The shopper orders.
  const ordered = await placeOrder(page);
  const reference = ordered.match(/\(([A-Z]+-[0-9A-Z]{5})\)/)?.[1] ?? '';
  expect(reference).not.toBe('');

  // The shop confirms.
  await markShopPhone(shop.page);
  await openLink(shop.page, ordered);
  await expect(boxes(shop.page)).toHaveCount(1);
  const confirmed = await answer(shop.page, /^Send: Confirmed/);
  expect(confirmed).toContain(`Confirmed, total ${total} (${reference}). Pay to till`);
  await expect(standing(shop.page)).toContainText('Confirmed');

  // The shopper pays, and sends the code.
  await openLink(page, confirmed);
  const stands = page.getByRole('region', { name: 'Order status' });
  await expect(stands).toContainText(inPage(`Pay ${total} to till ${till?.number}`));
  await page
    .getByLabel('Paste the M-Pesa message')
    .fill(`SJK4H7L2PQ Confirmed. ${total.replace('KSh ', 'Ksh')}.00 paid to ${till?.name}.`);
  const code = page.getByRole('link', { name: 'Send us the code' });
  expect((await messageOf(code)).text).toContain('SJK4H7L2PQ');
  await code.click();

  // The shop looks in its own M-PESA, packs and sends.
  await steps(shop.page)
    .getByLabel(/^M-Pesa code/)
    .fill('SJK4H7L2PQ');
  await answer(shop.page, /^Send: Paid, thank you/);
  await expect(standing(shop.page)).toContainText('Paid');
  await boxes(shop.page).first().check();
  const packed = await answer(shop.page, /^Send: Packed/);
  await expect(standing(shop.page)).toContainText('Packed');
  await steps(shop.page).getByLabel('Sent by', { exact: true }).fill('G4S');
  await steps(shop.page)
    .getByLabel(/^Waybill/)
    .fill('5567');
  const sent = await answer(shop.page, /^Send: Sent by G4S, waybill 5567/);
  await expect(standing(shop.page)).toContainText('Sent');

  // The shopper opens the replies in another order, and asks.
  await openLink(page, sent);
  await expect(stands).toContainText('by G4S');
  await expect(stands).toContainText('waybill 5567');
  await openLink(page, packed);
  await expect(stands).toContainText('by G4S');
  const ask = await messageOf(page.getByRole('link', { name: 'Ask about this order' }));
  expect(ask.text).toContain(reference);
  await openPage(page, '/order/');
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: reference });
  await expect(listed).toContainText('G4S');
  await expect(forShop(page)).toHaveCount(0);

  // The link of the question opens on the shop's phone as the book has it.
  await openLink(shop.page, ask.text);
  await expect(standing(shop.page)).toContainText('Sent');
  await shopper.context.close();
  await shop.context.close();
});

test('replies that are sent within one minute are each taken by the shopper’s phone, also that the order is cancelled', async ({
  browser,
}) => {
  const shopper = await newPhone(browser);
  const shop = await newPhone(browser);
  const ordered = await placeOrder(shopper.page);
  await shop.page.clock.setFixedTime(new Date());
  await markShopPhone(shop.page);
  await openLink(shop.page, ordered);
  await packingList(shop.page).getByText('Sold out?').click();
  const asked = await answer(shop.page, /^Send: .* is sold out/, packingList(shop.page));
  const confirmed = await answer(shop.page, /^Send: Confirmed/);
  await steps(shop.page)
    .getByText(/^Send again/)
    .click();
  await steps(shop.page)
    .getByRole('textbox', { name: /^Sum to pay/ })
    .fill('1234');
  const corrected = await answer(shop.page, /^Send: Confirmed, total KSh 1,234/);
  const paid = await answer(shop.page, /^Send: Paid, thank you/);
  await steps(shop.page).getByText('Cancel', { exact: true }).click();
  const cancelled = await answer(shop.page, /^Send: Cancelled/);

  const { page } = shopper;
  const howToPay = page.getByRole('main').getByRole('heading', { name: 'How to pay' });
  const stands = page.getByRole('region', { name: 'Order status' });
  await openLink(page, asked);
  await expect(stands).toContainText('is sold out');
  await openLink(page, confirmed);
  await expect(stands).toContainText(inPage(`Pay ${total} to till ${till?.number}`));
  await openLink(page, corrected);
  await expect(stands).toContainText(inPage(`Pay KSh 1,234 to till ${till?.number}`));
  await expect(howToPay).toBeVisible();
  await openLink(page, paid);
  await expect(stands).toContainText('Paid on');
  await openLink(page, cancelled);
  await expect(stands).toContainText('Cancelled');
  await expect(howToPay).toHaveCount(0);
  await shopper.context.close();
  await shop.context.close();
});

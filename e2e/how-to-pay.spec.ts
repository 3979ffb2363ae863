import type { Locator, Page } from '@playwright/test';
import { payments, shop } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { pagePaths } from '@/lib/links/page-paths';
import { dayMs, linkDay } from '@/lib/order/order-link-facts';
import { encodeLink, type OrderFacts } from '@/lib/order/order-link-format';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { seedCart, storedCart } from './cart-storage';
import { shoe } from './examples';
import { expect, openPage, test } from './fixtures';
import { phone } from './shop-under-test';
import { chatMessage, openCart } from './shopper-steps';

const { till } = payments;
const reference = referenceOfText('a paid order');
/** 24 November 2026, noon. */
const ordered = Date.UTC(2026, 10, 24, 9);
const facts = {
  reference,
  day: linkDay(ordered),
  area: 'Sampletown',
  feeKes: 150,
  place: '',
  payBy: 'till',
} satisfies OrderFacts;
const lines = [{ id: shoe.id, size: shoe.sizes[1], priceKes: 1500, quantity: 1 }];
const sum = 'KSh 1,650';
const code = 'UKQ4H7L2PZ';
const paid = (amount = 'Ksh1,650.00') =>
  `${code} Confirmed. ${amount} paid to ${till.name}. on 25/11/26 at 2:30 PM.New M-PESA balance is Ksh120.00. Transaction cost, Ksh0.00.`;

/** The page of the order, two days later. */
async function openOrder(page: Page, over: Partial<OrderFacts> = {}): Promise<Locator> {
  await page.clock.setFixedTime(dayMs(facts.day + 2));
  const order = encodeLink({ lines, order: { ...facts, ...over } });
  await openPage(page, `${pagePaths.order}#${order}`);
  const pay = page.getByRole('region', { name: 'How to pay' });
  await expect(pay).toBeVisible();
  return pay;
}

const box = (pay: Locator) => pay.getByRole('textbox', { name: 'Paste the M-Pesa message' });
const read = (pay: Locator) => pay.getByRole('status');
const send = (pay: Locator) => pay.getByRole('link', { name: 'Send us the code' });
test('a pasted message is read, its code is sent to the chat, and another sum is named', async ({
  page,
}) => {
  const pay = await openOrder(page);
  await expect(send(pay)).toHaveCount(0);
  await box(pay).fill(paid());
  await expect(read(pay)).toContainText(`Code ${code}`);
  await expect(read(pay)).toContainText(/The message says KSh\s1,650. The order is KSh\s1,650.$/);
  expect(await chatMessage(send(pay))).toBe(
    `Hello ${shop.name}, I have paid ${sum} for order ${shownReference(reference)}. M-Pesa code ${code}.`,
  );
  await box(pay).fill(paid('Ksh165.00'));
  await expect(read(pay)).toContainText(/The payment is KSh\s1,485 too little.$/);
  const sent = page.waitForRequest((request) => request.url().startsWith(phone.chat));
  await send(pay).click();
  expect((await sent).url()).toContain(code);
});

test('a message is pasted and its code sent by keyboard alone, nothing of it is kept, and no place for it is printed', {
  tag: '@wide',
}, async ({ page }) => {
  const pay = await openOrder(page);
  await box(pay).focus();
  await page.keyboard.insertText(paid());
  await page.keyboard.press('Tab');
  await expect(send(pay)).toBeFocused();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(code);
  await page.emulateMedia({ media: 'print' });
  await expect(pay.getByText('Lipa na M-PESA, then Buy Goods')).toBeVisible();
  // They follow each other on a line.
  const before = await pay
    .getByRole('listitem')
    .nth(1)
    .evaluate((step) => getComputedStyle(step, '::before').content);
  expect(before).toMatch(/^" "/);
  await expect(box(pay)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await send(pay).focus();
  const sent = page.waitForRequest(/wa\.me/);
  await page.keyboard.press('Enter');
  expect((await sent).url()).toContain(code);
});

test('Home, a product and the cart say in which areas an order is paid when it arrives', async ({
  page,
}) => {
  const places = deliveryAreas
    .filter(({ payOnDelivery, pickUp }) => payOnDelivery && !pickUp)
    .map(({ name }) => name)
    .join(', ');
  const sentence = `Pay when it arrives in ${places}.`;
  await page.goto('/');
  await expect(page.getByRole('main').getByText(sentence)).toBeInViewport();
  await page.goto(shoe.path);
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  await seedCart(page, storedCart(1));
  await page.goto('/shop/');
  const cart = await openCart(page);
  const onDelivery = cart.getByRole('radio', { name: 'Pay on delivery' });
  await expect(onDelivery).toHaveAccessibleDescription(`In ${places}.`);
  await cart.getByLabel('Area').selectOption({ index: 2 });
  await expect(onDelivery).toHaveAccessibleDescription('When it arrives.');
});

import type { Locator, Page } from '@playwright/test';
import { payments, shop } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { formatKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import { pagePaths } from '@/lib/links/page-paths';
import { encodeLink, type OrderFacts } from '@/lib/order/link-format';
import { dayMs, linkDay } from '@/lib/order/order-link';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { seedCart, storedCart } from './cart-storage';
import { cutOffParts } from './cut-off';
import { shoe } from './examples';
import { expect, openPage, test } from './fixtures';
import { phone } from './shop-under-test';
import { chatMessage, choosePay, openCart } from './shopper-steps';

const { till, paybill, mpesaName } = payments;
const number = localPhone(payments.mpesaNumber);
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
/** The text that a page shows, its no-break spaces plain. */
const steps = async (within: Locator) => {
  const list = within.getByRole('list', { name: 'How to pay, step by step' });
  return (await list.textContent())?.replaceAll('\u00a0', ' ') ?? '';
};

const ways = [
  {
    name: 'M-Pesa till (Buy Goods)',
    payBy: 'till',
    steps: [
      'Lipa na M-PESA, then Buy Goods and Services',
      `till number ${till.number} and the amount, ${sum}`,
      `only if you see the name ${till.name}`,
    ],
    others: true,
  },
  {
    name: 'Bank paybill',
    payBy: 'paybill',
    steps: [
      'Lipa na M-PESA, then Pay Bill',
      `business number ${paybill.number}, the account number ${paybill.account} and the amount, ${sum}`,
      `only if you see the name ${paybill.name}`,
    ],
    others: true,
  },
  {
    name: 'Send money by M-Pesa',
    payBy: 'mpesa',
    steps: [
      'Choose Send Money',
      `phone number ${number} and the amount, ${sum}`,
      `only if you see the name ${mpesaName}`,
    ],
    others: false,
  },
] as const;

for (const way of ways) {
  test(`the page of an order to be paid by ${way.name} has the steps, the numbers to copy, and when to pay`, async ({
    page,
  }) => {
    const pay = await openOrder(page, { payBy: way.payBy });
    const text = await steps(pay);
    for (const step of [...way.steps, 'M-PESA app', 'Send us its code'])
      expect(text).toContain(step);
    await expect(pay.getByText('Pay after we have confirmed your order.')).toBeVisible();
    await expect(pay.getByRole('button', { name: 'Copy Amount' })).toBeVisible();
    await expect(pay.getByText('Airtel Money')).toHaveCount(way.others ? 1 : 0);
  });

  test(`the cart unfolds the same steps for ${way.name}`, async ({ page }) => {
    await seedCart(page, storedCart(1));
    await page.goto('/shop/');
    const cart = await openCart(page);
    await cart.getByRole('combobox', { name: 'Area' }).selectOption('Collect at the stand');
    await choosePay(cart, way.name);
    await expect(cart.getByText('Pay after we have confirmed your order.')).toBeVisible();
    await cart.getByText('How to pay, step by step').click();
    const text = await steps(cart);
    for (const step of way.steps)
      expect(text).toContain(step.replace(sum, formatKes(shoe.priceKes)));
    expect(await cart.evaluate(cutOffParts)).toEqual([]);
  });
}

test('ways that cost nothing and name the shop are offered before money to a person’s number', async ({
  page,
}) => {
  await seedCart(page, storedCart(1));
  await page.goto('/shop/');
  const cart = await openCart(page);
  const names = await cart
    .getByRole('group', { name: 'How will you pay?' })
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('aria-label')));
  expect(names).toEqual([
    'M-Pesa till (Buy Goods)',
    'Bank paybill',
    'Pay on delivery',
    'Send money by M-Pesa',
    'Card or PayPal',
  ]);
});

test('a pasted message is read, its code is sent to the chat, and another sum is named', async ({
  page,
}) => {
  const pay = await openOrder(page);
  await expect(send(pay)).toHaveCount(0);
  await box(pay).fill(paid());
  await expect(read(pay)).toContainText(`Code ${code}`);
  await expect(read(pay)).toContainText(/The message says KSh\s1,650. The order asks KSh\s1,650.$/);
  expect(await chatMessage(send(pay))).toBe(
    `Hello ${shop.name}, I have paid ${sum} for order ${shownReference(reference)}. M-Pesa code ${code}.`,
  );
  await box(pay).fill(paid('Ksh165.00'));
  await expect(read(pay)).toContainText(/That is KSh\s1,485 less.$/);
  const sent = page.waitForRequest((request) => request.url().startsWith(phone.chat));
  await send(pay).click();
  expect((await sent).url()).toContain(code);
});

test('a message is pasted and its code sent by keyboard alone, and nothing of it is kept', {
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
  const sent = page.waitForRequest(/wa\.me/);
  await page.keyboard.press('Enter');
  expect((await sent).url()).toContain(code);
});

test('an order without a way to pay offers each number and paying on delivery', async ({
  page,
}) => {
  const pay = await openOrder(page, { payBy: 'undecided' });
  await expect(pay.locator('summary')).toHaveText([
    'M-Pesa till (Buy Goods)',
    'Bank paybill',
    'Pay on delivery',
    'Send money by M-Pesa',
  ]);
});

test('an order that is paid by card or on delivery, or asks for the wholesale price, has no place for a message', async ({
  page,
}) => {
  for (const payBy of ['card', 'delivery'] as const) {
    await page.goto('about:blank');
    await expect(box(await openOrder(page, { payBy }))).toHaveCount(0);
  }
  const [line] = lines;
  const many = encodeLink({
    lines: line ? [{ ...line, quantity: shop.wholesaleAbove + 1 }] : [],
    order: facts,
  });
  await page.goto('about:blank');
  await openPage(page, `${pagePaths.order}#${many}`);
  const pay = page.getByRole('region', { name: 'How to pay' });
  await expect(pay.getByText('Pay when you have our wholesale total.')).toBeVisible();
  expect(await steps(pay)).toContain('the amount we give you');
  await expect(pay).not.toContainText('KSh');
  await expect(box(pay)).toHaveCount(0);
});

test('a printed order has the steps and no place for a message', { tag: '@wide' }, async ({
  page,
}) => {
  const pay = await openOrder(page);
  await page.emulateMedia({ media: 'print' });
  await expect(pay.getByText('Lipa na M-PESA, then Buy Goods')).toBeVisible();
  // They follow each other on a line.
  const before = await pay
    .getByRole('listitem')
    .nth(1)
    .evaluate((step) => getComputedStyle(step, '::before').content);
  expect(before).toMatch(/^" "/);
  await expect(box(pay)).toHaveCount(0);
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
  const where = cart.getByRole('group', { name: 'Deliver to' });
  await expect(where.getByText(sentence)).toBeVisible();
  await where.getByLabel('Area').selectOption({ index: 2 });
  await expect(where.getByText(sentence)).toHaveCount(0);
  await expect(where.getByText('You can pay when it arrives.')).toBeVisible();
});

import type { Locator, Page } from '@playwright/test';
import { payments, shop } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { formatKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import { pagePaths } from '@/lib/links/page-paths';
import { encodeLink, type OrderFacts } from '@/lib/order/link-format';
import { dayMs, linkDay } from '@/lib/order/order-link';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { expectNoViolations } from './axe';
import { seedCart, storedCart } from './cart-storage';
import { cutOffParts, expectNothingCut } from './cut-off';
import { shoe } from './examples';
import { expect, hydrate, test } from './fixtures';
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
const paid = (over: { sum?: string; to?: string; day?: string } = {}) =>
  `${code} Confirmed. ${over.sum ?? 'Ksh1,650.00'} paid to ${over.to ?? till.name}. on ${over.day ?? '25/11/26'} at 2:30 PM.New M-PESA balance is Ksh120.00. Transaction cost, Ksh0.00.`;

/** The page of the order, two days later. */
async function openOrder(page: Page, over: Partial<OrderFacts> = {}): Promise<Locator> {
  await page.clock.setFixedTime(dayMs(facts.day + 2));
  const order = encodeLink({ lines, order: { ...facts, ...over } });
  await page.goto(`${pagePaths.order}#${order}`);
  await hydrate(page);
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
    await expectNoViolations(page);
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

test('the pasted message of a right payment matches the order, and its code is sent to the chat', async ({
  page,
}) => {
  const pay = await openOrder(page);
  await expect(send(pay)).toHaveCount(0);
  await box(pay).fill(paid());
  await expect(read(pay)).toContainText(`Code ${code}`);
  await expect(read(pay)).toContainText(/KSh\s1,650 to SAMPLE STAND, 25 Nov 2026, 2:30 PM/);
  await expect(read(pay)).toContainText('It matches this order.');
  expect(await chatMessage(send(pay))).toBe(
    `Hello ${shop.name}, I have paid ${sum} for order ${shownReference(reference)}. M-Pesa code ${code}.`,
  );
  const sent = page.waitForRequest((request) => request.url().startsWith(phone.chat));
  await send(pay).click();
  expect((await sent).url()).toContain(code);
});

const differing = [
  [
    'another sum',
    paid({ sum: 'Ksh1,500.00' }),
    /The message says KSh\s1,500, the order is KSh\s1,650\./,
  ],
  [
    'another name',
    paid({ to: 'OTHER STALL' }),
    `The message says OTHER STALL, it should be ${till.name}.`,
  ],
  [
    'a day before the order',
    paid({ day: '23/11/26' }),
    'The message is from 23 Nov 2026, but you ordered on 24 Nov 2026.',
  ],
  [
    'a day that is still to come',
    paid({ day: '30/11/26' }),
    'The message is dated 30 Nov 2026, which is in the future.',
  ],
] as const;

test('what differs from the order is named in a sentence, and the code can still be sent', async ({
  page,
}) => {
  const pay = await openOrder(page);
  for (const [what, text, sentence] of differing) {
    await test.step(what, async () => {
      await box(pay).fill(text);
      await expect(read(pay).getByRole('listitem')).toHaveText([sentence]);
      await expect(read(pay)).not.toContainText('It matches');
      expect(await chatMessage(send(pay))).toContain(code);
    });
  }
  await expectNoViolations(page);
});

test('a payment to a paybill is compared with the account', async ({ page }) => {
  const pay = await openOrder(page, { payBy: 'paybill' });
  const message = (account: string) =>
    `${code} Confirmed. Ksh1,650.00 sent to ${paybill.name} for account ${account} on 25/11/26 at 2:30 PM New M-PESA balance is Ksh120.00.`;
  await box(pay).fill(message('999'));
  await expect(read(pay).getByRole('listitem')).toHaveText([
    `The message says account 999, it should be ${paybill.account}.`,
  ]);
  await box(pay).fill(message(paybill.account));
  await expect(read(pay)).toContainText('It matches this order.');
});

test('a code alone is sent without a sum', async ({ page }) => {
  const pay = await openOrder(page);
  await box(pay).fill(` ${code.toLowerCase()} `);
  await expect(read(pay)).toHaveText(`Code ${code}`);
  expect(await chatMessage(send(pay))).toBe(
    `Hello ${shop.name}, I have paid for order ${shownReference(reference)}. M-Pesa code ${code}.`,
  );
});

test('what is no payment says so and sends nothing, whatever was pasted', async ({ page }) => {
  const pay = await openOrder(page);
  for (const [text, answer] of [
    [
      `${code} Confirmed.You have received Ksh1,650.00 from SAMPLE BUYER 0700000000 on 25/11/26 at 2:30 PM`,
      'This message is about money that you received.',
    ],
    ['Failed. You do not have enough money in your M-PESA account.', 'the payment failed'],
    [
      `${code} confirmed.You bought Ksh50.00 of airtime on 25/11/26.`,
      'not about a payment to a shop',
    ],
    ['I have paid', 'There is no M-Pesa code in this.'],
    ['<img src=x onerror="document.title=1">', 'There is no M-Pesa code in this.'],
    ['x'.repeat(100_000), 'There is no M-Pesa code in this.'],
  ] as const) {
    await box(pay).fill(text);
    await expect(read(pay)).toContainText(answer);
    await expect(send(pay)).toHaveCount(0);
  }
  await box(pay).fill(paid({ to: '<b>SAMPLE</b> <script>alert(1)</script>' }));
  await expect(read(pay)).toContainText('<b>SAMPLE</b> <script>alert(1)</script>');
  await expect(read(pay).locator('script, b')).toHaveCount(0);
  await box(pay).fill('  ');
  await expect(read(pay)).toBeEmpty();
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

test('an order without a way to pay offers each number and paying on delivery, and takes a payment to any of them', async ({
  page,
}) => {
  const pay = await openOrder(page, { payBy: 'undecided' });
  await expect(pay.locator('summary')).toHaveText([
    'M-Pesa till (Buy Goods)',
    'Bank paybill',
    'Pay on delivery',
    'Send money by M-Pesa',
  ]);
  await box(pay).fill(
    `${code} Confirmed. Ksh1,650.00 sent to ${paybill.name} for account ${paybill.account} on 25/11/26 at 2:30 PM`,
  );
  await expect(read(pay)).toContainText('It matches this order.');
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
  await page.goto(`${pagePaths.order}#${many}`);
  await hydrate(page);
  const pay = page.getByRole('region', { name: 'How to pay' });
  await expect(pay.getByText('Pay when you have our wholesale total.')).toBeVisible();
  expect(await steps(pay)).toContain('the amount we give you');
  await expect(pay).not.toContainText('KSh');
  await expect(box(pay)).toHaveCount(0);
});

test('nothing of the steps and a pasted message is cut off on a narrow screen, or with text at 200%', async ({
  page,
}) => {
  const pay = await openOrder(page, { payBy: 'paybill' });
  await box(pay).fill(paid({ sum: 'Ksh1.00', to: 'A'.repeat(60), day: '1/1/25' }));
  await expect(read(pay).getByRole('listitem')).toHaveCount(3);
  await expectNothingCut(page);
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

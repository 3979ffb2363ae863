import type { Browser, Page } from '@playwright/test';
import { payments } from '@/e2e/shop/whole-shop';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import { availableSizes } from '@/lib/catalogue/stock';
import { formatKes } from '@/lib/format/money';
import {
  encodeLink,
  type LinkContent,
  type OrderContent,
  type OrderedLine,
  parseLink,
} from '@/lib/order/link-format';
import { type OrderState, withStep } from '@/lib/order/order-state';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { recordAnnouncements } from './announcements';
import { blockStorage } from './cart-storage';
import { partlySoldOut, plainProduct, shoe, size } from './examples';
import { expect, hydrate, openPage, test, watchFiles } from './fixtures';
import {
  addressOf,
  boxes,
  forShop,
  markShopPhone,
  messageOf,
  openOrder,
  packingList,
  reply,
  standing,
  steps,
} from './shop-phone';

const [goneSize = ''] = partlySoldOut.soldOutSizes ?? [];
const plain: OrderedLine = {
  id: plainProduct.id,
  size: plainProduct.sizes[0],
  priceKes: plainProduct.priceKes,
  quantity: 3,
};
const pair: OrderedLine = { id: shoe.id, size, priceKes: shoe.priceKes, quantity: 1 };
const soldOutLine: OrderedLine = {
  id: partlySoldOut.id,
  size: goneSize,
  priceKes: partlySoldOut.priceKes,
  quantity: 1,
};

const reference = referenceOfText('an order');
const shown = shownReference(reference);
const order = { reference, day: 300, area: '', place: '', payBy: 'undecided' } as const;

/** An order of three products, one of them in two lines and one sold out: it asks for the wholesale price. */
const content: OrderContent = { lines: [pair, plain, pair, soldOutLine], order };

/** One to an area with a fee, to be paid to the till. */
const retail: OrderContent = {
  lines: [pair, plain],
  order: { ...order, area: 'Sampletown', feeKes: 150, payBy: 'till' },
};
const retailKes = pair.priceKes + 3 * plain.priceKes + 150;
const total = formatKes(retailKes);
const confirmed = `Confirmed, total ${total} (${shown}). Pay to till ${payments.till?.number} (${payments.till?.name}).`;

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const customer = (page: Page) => page.getByRole('region', { name: 'Customer' });
const stepFold = (page: Page, name: string) =>
  steps(page).locator('summary').getByText(name, { exact: true });

/** What the link of a reply says of the order, and that it is the order itself. */
function stateIn(text: string, { lines, order: facts }: OrderContent): OrderState | undefined {
  const read = parseLink(text.split('#')[1] ?? '');
  expect(read).toMatchObject({ lines, order: facts });
  return (read as LinkContent).state;
}

test('a customer sees and loads nothing of the seller’s part of an order', async ({ page }) => {
  const files = watchFiles(page);
  await openPage(page, addressOf(content));
  await expect(page.getByRole('list', { name: 'Items' })).toContainText(plainProduct.name);
  await expect(forShop(page)).toHaveCount(0);
  await expect(packingList(page)).toHaveCount(0);
  await files.quiet();
  const scripts = await files.scripts();
  expect(scripts).toContain('Order again');
  expect(scripts).not.toContain('Packing list');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('book');
});

test('a phone is marked as the shop’s own, and the mark is taken away again', {
  tag: '@both',
}, async ({ page }) => {
  await openPage(page, '/order/#shop-phone');
  await expect(page.getByRole('heading', { name: 'Is this the shop’s own phone?' })).toBeVisible();
  await expect(page).toHaveTitle(/^The shop’s own phone/);
  await page.getByRole('button', { name: 'Yes, this is the shop’s phone' }).press('Enter');
  await expect(status(page, 'This phone is marked as the shop’s own.')).toBeVisible();
  await openOrder(page, content);
  await page.reload();
  await hydrate(page);
  await expect(boxes(page)).toHaveCount(4);

  await page.goto('/order/#shop-phone');
  await page.getByRole('button', { name: 'This is no longer the shop’s phone' }).click();
  await expect(page.getByRole('heading', { name: 'Is this the shop’s own phone?' })).toBeVisible();
  await page.goto(addressOf(content));
  await expect(page.getByRole('list', { name: 'Items' })).toBeVisible();
  await expect(packingList(page)).toHaveCount(0);
  // The book stays.
  await markShopPhone(page);
  await openOrder(page, content);
});

test('on the shop’s phone an order opens with a box for each line, by keyboard too', {
  tag: '@both',
}, async ({ page }) => {
  await markShopPhone(page);
  await openOrder(page, content);
  await expect(boxes(page).nth(1)).toHaveAccessibleName(
    `3 × ${plainProduct.name} Size ${plain.size}`,
  );
  const { width = 0, height = 0 } = (await boxes(page).first().boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await boxes(page).first().focus();
  await page.keyboard.press('Space');
  await expect(status(page, '1 of 4 packed')).toBeVisible();
  await stepFold(page, 'Sent').focus();
  await page.keyboard.press('Enter');
  await expect(steps(page).getByLabel('Sent by', { exact: true })).toBeVisible();
});

test('a cart that was sent has nothing for the seller', async ({ page }) => {
  await markShopPhone(page);
  await page.goto(addressOf({ lines: content.lines }));
  await expect(page.getByText(plainProduct.name).first()).toBeVisible();
  await expect(packingList(page)).toHaveCount(0);
});

test('the customer, the packing list and the order are printed, without replies and fields', async ({
  page,
}) => {
  await markShopPhone(page);
  await openOrder(page, content);
  await customer(page).getByLabel('Name').fill('Sample Customer');
  await customer(page).getByLabel('Phone').fill('+254 700 000 155');
  await customer(page).getByLabel('Note').fill('Call first');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Sample Customer, 0700 000 155, Call first')).toBeVisible();
  await expect(boxes(page).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items' })).toBeVisible();
  await expect(customer(page).getByLabel('Name')).toBeHidden();
  await expect(steps(page)).toBeHidden();
});

test('ticks are announced once, survive a reload and are those of one order', async ({ page }) => {
  await markShopPhone(page);
  await openOrder(page, content);
  // Today's prices have arrived, and what they change has been said.
  await expect(status(page, 'can no longer be ordered')).toBeVisible();
  const announcements = await recordAnnouncements(page);
  await boxes(page).nth(2).check();
  await expect(status(page, '1 of 4 packed')).toBeVisible();
  expect(await announcements()).toEqual(['1 of 4 packed']);

  await page.reload();
  await hydrate(page);
  await expect(boxes(page).nth(2)).toBeChecked();
  await expect(boxes(page).nth(0)).not.toBeChecked();

  await openOrder(page, { lines: [pair, plain, pair], order });
  await expect(status(page, '0 of 3 packed')).toBeVisible();
  await openOrder(page, content);
  await expect(status(page, '1 of 4 packed')).toBeVisible();
});

/** Opens the link of a reply on a phone that is not the shop's. */
async function onCustomersPhone(browser: Browser, text: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openLink(page, text);
  return page;
}

/** Opens the link at the end of a reply. */
async function openLink(page: Page, text: string) {
  const link = new URL(text.match(/https?:\S+$/)?.[0] ?? '');
  await openPage(page, link.pathname + link.hash);
}

test('an order is confirmed, paid, packed, sent and delivered, each step with a reply whose link says so', async ({
  page,
  browser,
}) => {
  await markShopPhone(page);
  await openOrder(page, retail);
  await expect(standing(page)).toContainText('New');
  await customer(page).getByLabel('Phone').fill('0700 000 155');

  const first = await messageOf(reply(steps(page), confirmed));
  expect(first.chat).toBe('https://wa.me/254700000155');
  expect(first.text.split('\n')[0]).toBe(confirmed);
  expect(stateIn(first.text, retail)).toMatchObject({
    steps: [{ is: 'confirmed' }],
    toPayKes: retailKes,
  });
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await reply(steps(page), confirmed).click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  await page.goBack();
  await hydrate(page);
  await expect(standing(page)).toContainText('Confirmed');
  await expect(standing(page)).toContainText(total.replace('KSh ', 'KSh\u00a0'));

  await expect(steps(page).getByText(/Check your own M-Pesa/)).toBeVisible();
  await steps(page)
    .getByLabel(/^M-Pesa code/)
    .fill(`SJK4H7L2PQ Confirmed. ${total} paid to SAMPLE STAND. on 26/11/26 at 2:30 PM.`);
  const paid = `Paid, thank you: SJK4H7L2PQ (${shown}).`;
  const second = await messageOf(reply(steps(page), paid));
  expect(stateIn(second.text, retail)).toMatchObject({ paidCode: 'SJK4H7L2PQ' });
  await steps(page).getByRole('button', { name: 'Mark only, no message' }).first().click();
  await expect(standing(page)).toContainText('Paid');
  await expect(standing(page)).toBeFocused();

  await stepFold(page, 'Sent').click();
  await expect(steps(page).getByLabel('Sent by', { exact: true })).toHaveValue('sample rider');
  await steps(page).getByLabel('Sent by', { exact: true }).fill('G4S');
  await steps(page)
    .getByLabel(/^Waybill/)
    .fill('5567');
  const sent = await messageOf(reply(steps(page), `Sent by G4S, waybill 5567 (${shown}).`));
  const state = stateIn(sent.text, retail);
  expect(state?.steps.map(({ is }) => is)).toEqual(['confirmed', 'paid', 'sent']);
  expect(state).toMatchObject({ carrier: 'G4S', waybill: '5567', toPayKes: retailKes });

  const customers = await onCustomersPhone(browser, sent.text);
  await expect(customers.getByRole('heading', { level: 1 })).toHaveText(`Order ${shown}`);
  await expect(customers.getByRole('list', { name: 'Items' })).toContainText(shoe.name);
  await expect(customers.getByText(/^Sent on .* by G4S, waybill 5567\.$/)).toBeVisible();
  await expect(packingList(customers)).toHaveCount(0);

  const sending = steps(page)
    .locator('details')
    .filter({ has: page.locator('summary').getByText('Sent', { exact: true }) });
  await sending.getByRole('button', { name: 'Mark only, no message' }).click();
  await expect(standing(page)).toContainText('Sent');
  const delivered = reply(steps(page), `Delivered, thank you (${shown}).`);
  await openLink(customers, (await messageOf(delivered)).text);
  await expect(customers.getByText(/^Delivered on /)).toBeVisible();
  await customers.context().close();
  await steps(page).getByRole('button', { name: 'Mark only, no message' }).first().click();
  await expect(standing(page)).toContainText('Delivered');
  await expect(standing(page).getByRole('button', { name: 'Undo “Delivered”' })).toBeVisible();
});

test('a reply is copied with its link, and takes its step, which is taken back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await markShopPhone(page);
  await openOrder(page, retail);
  const { chat, text } = await messageOf(reply(steps(page), confirmed));
  expect(chat).toBe('https://api.whatsapp.com/send');
  await steps(page)
    .getByRole('button', { name: `Copy: ${confirmed}` })
    .click();
  await expect(standing(page)).toContainText('Confirmed');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('#')[0]).toBe(text.split('#')[0]);
  expect(stateIn(copied, retail)?.steps).toHaveLength(1);
  await standing(page).getByRole('button', { name: 'Undo “Confirmed”' }).click();
  await expect(standing(page)).toContainText('New');
  await expect(standing(page)).not.toContainText('KSh');
  await page.reload();
  await hydrate(page);
  await expect(standing(page)).toContainText('New');
});

test('an order without a known sum is confirmed with the one that the seller types', async ({
  page,
}) => {
  await markShopPhone(page);
  await openOrder(page, content);
  const sum = steps(page).getByLabel('Sum to pay, delivery included (KSh)');
  await expect(sum).toHaveValue('');
  await steps(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sum).toBeFocused();
  await expect(sum).toHaveAccessibleDescription(/^Type whole shillings/);
  await sum.fill('3450.50');
  await expect(sum).toHaveAccessibleDescription(/^Type whole shillings/);
  await expect(reply(steps(page), /^Send: Confirmed/)).toHaveCount(0);
  await sum.fill('KSh 3,400');
  await expect(reply(steps(page), /^Send: Confirmed, total KSh 3,400 /)).toBeVisible();
});

test('what is no phone number is refused, and a reply then goes to a chat that is chosen', async ({
  page,
}) => {
  await markShopPhone(page);
  await openOrder(page, retail);
  const phone = customer(page).getByLabel('Phone');
  await phone.fill('0700 000 155');
  expect((await messageOf(reply(steps(page), confirmed))).chat).toBe('https://wa.me/254700000155');
  await phone.fill('0700 000 15');
  // While a number is typed, the one before stays.
  expect((await messageOf(reply(steps(page), confirmed))).chat).toBe('https://wa.me/254700000155');
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription(/^That is not a phone number/);
  await expect(phone).toHaveAccessibleName('Phone');
  expect((await messageOf(reply(steps(page), confirmed))).chat).toContain('api.whatsapp.com');
  await phone.fill('+447700900123');
  expect((await messageOf(reply(steps(page), confirmed))).chat).toBe('https://wa.me/447700900123');
  await phone.fill('A customer with a long name, +254 700 000 156');
  expect((await messageOf(reply(steps(page), confirmed))).chat).toBe('https://wa.me/254700000156');
  await phone.blur();
  await expect(phone).toHaveValue('0700 000 156');
});

for (const date of ['1970-01-02', '2015-06-01', '2141-03-03']) {
  test(`a shop’s phone whose date is ${date} says that it is wrong, and takes no step until it is right`, async ({
    page,
  }) => {
    const wrong = page.getByRole('alert').filter({ hasText: 'The date of this phone is wrong.' });
    await page.clock.setFixedTime(`${date}T12:00:00Z`);
    await markShopPhone(page);
    await openOrder(page, retail);
    await expect(wrong).toBeVisible();
    await expect(steps(page)).toHaveCount(0);
    await packingList(page).getByText('Sold out?').first().click();
    await expect(wrong).toHaveCount(2);
    await expect(packingList(page).getByRole('link')).toHaveCount(0);
    await boxes(page).first().check();
    await expect(status(page, '1 of 2 packed')).toBeVisible();
    await page.getByRole('link', { name: 'Order book' }).click();
    await expect(page.getByRole('region', { name: 'Sums' })).toBeVisible();
    await expect(wrong).toHaveCount(1);

    await page.clock.setFixedTime('2026-11-26T12:00:00Z');
    await page.reload();
    await hydrate(page);
    await expect(wrong).toHaveCount(0);
    await openOrder(page, retail);
    await steps(page).getByRole('button', { name: 'Mark only, no message' }).first().click();
    await expect(standing(page)).toContainText('Confirmed');
  });
}

test('a state that a link brings is not taken into the book', async ({ page }) => {
  const forged = withStep(undefined, { is: 'paid', at: 400_000, paidCode: 'SJK4H7L2PQ' });
  await markShopPhone(page);
  await openOrder(page, { ...retail, state: forged });
  await expect(standing(page)).toContainText('New');
  await expect(page.getByRole('main')).not.toContainText('SJK4H7L2PQ');
});

test('an order that was confirmed keeps its area and way to pay, whatever another link says', async ({
  page,
}) => {
  const note = page.getByText(/^This link names another place or way to pay/);
  await markShopPhone(page);
  await openOrder(page, retail);
  await steps(page).getByRole('button', { name: 'Mark only, no message' }).first().click();
  await expect(standing(page)).toContainText('Confirmed');
  await openOrder(page, { ...retail, order: { ...retail.order, payBy: 'delivery', feeKes: 0 } });
  await expect(note).toBeVisible();
  await expect(standing(page)).toContainText(total.replace('KSh ', 'KSh\u00a0'));
  await openOrder(page, retail);
  await expect(note).toHaveCount(0);
});

test('a line that is sold out today asks for a size in stock, any other one on a tap', async ({
  page,
}) => {
  await markShopPhone(page);
  await openOrder(page, content);
  const rows = packingList(page).getByRole('listitem');
  const soldOut = rows.nth(3).getByRole('link');
  await expect(soldOut).toHaveCount(1);
  const text = await soldOut.getAttribute('aria-label');
  expect(text).toContain(`${partlySoldOut.name}, size ${goneSize} is sold out: `);
  const offered = /sold out: (.+?)(?: or (.+?))?(?: instead)?\?$/.exec(text ?? '')?.slice(1);
  expect(availableSizes(partlySoldOut)).toEqual(
    expect.arrayContaining(offered?.filter(Boolean) ?? ['']),
  );
  expect(stateIn((await messageOf(soldOut)).text, content)).toMatchObject({
    steps: [],
    soldOut: [3],
  });
  await expect(rows.nth(0).getByRole('link')).toHaveCount(0);
  await rows.nth(0).getByText('Sold out?').click();
  const other = rows.nth(0).getByRole('link');
  await expect(other).toHaveAccessibleName(
    `Send: ${shoe.name}, size ${size} is sold out: ${shoe.sizes[0]} or ${shoe.sizes[2]}?`,
  );
  await page.route('https://api.whatsapp.com/**', (route) => route.fulfill({ body: 'chat' }));
  await other.click();
  await page.goBack();
  await hydrate(page);
  await expect(standing(page)).toContainText('Asked about a size that is sold out.');
  expect(stateIn((await messageOf(soldOut)).text, content)?.soldOut).toEqual([0, 3]);
});

test('a question about a size is taken back, and is there again where its answer is taken back', async ({
  page,
}) => {
  const takeBack = (name: string) => standing(page).getByRole('button', { name });
  await page.route('https://api.whatsapp.com/**', (route) => route.fulfill({ status: 204 }));
  await markShopPhone(page);
  await openOrder(page, retail);
  const row = packingList(page).getByRole('listitem').first();
  await row.getByText('Sold out?').click();
  await row.getByRole('link').click();
  await expect(standing(page)).toContainText('Asked about a size that is sold out.');
  await steps(page).getByRole('button', { name: 'Mark only, no message' }).first().click();
  await expect(standing(page)).toContainText('Confirmed');
  await page.reload();
  await hydrate(page);
  await takeBack('Undo “Confirmed”').click();
  await expect(standing(page)).toContainText('Asked about a size that is sold out.');
  await takeBack('Undo the question').click();
  await expect(standing(page)).not.toContainText('Asked');
  await expect(standing(page).getByRole('button')).toHaveCount(0);
  await expect(standing(page)).toBeFocused();
});

test('a payment that is pasted and differs from the order says so, and is taken all the same', async ({
  page,
}) => {
  await markShopPhone(page);
  await openOrder(page, retail);
  await stepFold(page, 'Paid').click();
  const code = steps(page).getByLabel(/^M-Pesa code/);
  await code.fill('SJK4H7L2PQ Confirmed.You have received Ksh45.00 from SAMPLE BUYER on 26/11/26.');
  await expect(
    steps(page).getByText(/^The message says KSh\s45\. The order asks .* That is .* less\.$/),
  ).toBeVisible();
  await expect(reply(steps(page), `Paid, thank you: SJK4H7L2PQ (${shown}).`)).toBeVisible();
  await code.fill('cash');
  await code.blur();
  await expect(code).toHaveAccessibleDescription(/Leave it empty for cash/);
});

test('a code that paid another order is asked about, and taken once the seller says that both were paid together', {
  tag: '@both',
}, async ({ page }) => {
  const code = steps(page).getByLabel(/^M-Pesa code/);
  const mark = steps(page).getByRole('button', { name: 'Mark only, no message' });
  const paid = reply(steps(page), /^Send: Paid, thank you/);
  await markShopPhone(page);
  await openOrder(page, retail);
  await stepFold(page, 'Paid').click();
  await code.fill('SJK4H7L2PQ');
  await mark.last().click();
  await expect(standing(page)).toContainText('Paid');

  const other = { ...retail, order: { ...retail.order, reference: referenceOfText('another') } };
  await openOrder(page, other);
  await stepFold(page, 'Paid').click();
  await code.fill('sjk4h7l2pq');
  const asked = status(page, `This code paid ${shown}, ${total.replace('KSh ', 'KSh\u00a0')}, on`);
  await expect(asked).toBeVisible();
  await expect(paid).toHaveCount(0);
  await code.press('Enter');
  await expect(standing(page)).toContainText('New');
  await steps(page).getByRole('button', { name: 'Send', exact: true }).press('Enter');
  const together = steps(page).getByRole('checkbox', { name: 'These orders were paid together.' });
  await expect(together).toBeFocused();
  await page.keyboard.press('Space');
  await expect(paid).toBeVisible();
  await mark.last().click();
  await expect(standing(page)).toContainText('Code SJK4H7L2PQ');
});

test('a paid order names what to take off the stock, with the place where that is done', async ({
  page,
}) => {
  await markShopPhone(page);
  const stockAt = page.getByLabel('Its address');
  await stockAt.fill('https://github.com/you');
  await stockAt.blur();
  await expect(stockAt).toHaveAccessibleDescription(/^That is not a web address/);
  await expect(stockAt).toHaveAccessibleName('Its address');
  await stockAt.fill('github.com/you/your-shop/tree/main');
  await openOrder(page, retail);
  const stock = page.getByText('Take it off your stock');
  await expect(stock).toHaveCount(0);
  await stepFold(page, 'Paid').click();
  await steps(page).getByRole('button', { name: 'Mark only, no message' }).nth(1).click();
  await stock.click();
  const link = page.getByRole('link', {
    name: `Change the stock of ${plainProduct.name}, size ${plain.size}`,
  });
  await expect(link).toHaveAttribute(
    'href',
    `https://github.com/you/your-shop/edit/main/data/catalogue/products/${plainProduct.id}.ts`,
  );
  await expect(
    page.getByText(`${plainProduct.name}, size ${plain.size}: 3 less`, { exact: false }),
  ).toBeVisible();

  await stepFold(page, 'Cancel').click();
  const cancel = steps(page)
    .locator('details')
    .filter({ has: page.locator('summary').getByText('Cancel', { exact: true }) });
  await cancel.getByRole('button', { name: 'Mark only, no message' }).click();
  await expect(standing(page)).toContainText('Cancelled');
  await expect(page.getByText('Put it back into your stock')).toBeVisible();
  await expect(page.getByText(`${plainProduct.name}, size ${plain.size}: 3 more`)).toBeVisible();
});

test('an order whose prices are not today’s says so beside its sum', async ({ page }) => {
  const note = page.getByText('Prices have changed since this order.');
  await markShopPhone(page);
  await openOrder(page, content);
  // The line's link and the note follow from the same answer about today.
  const items = page.getByRole('list', { name: 'Items' });
  await expect(items.getByRole('link', { name: plainProduct.name })).toBeVisible();
  await expect(note).toHaveCount(0);
  await openOrder(page, { ...content, lines: [{ ...pair, priceKes: 1 }] });
  await expect(note).toBeVisible();
});

test('a note on amounts that arrives late is announced', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${cataloguePath}`, async (route) => {
    await answered;
    await route.continue();
  });
  await markShopPhone(page);
  await openOrder(page, { ...content, lines: [{ ...pair, priceKes: 1 }] });
  await expect(status(page, 'Comparing with today’s prices…')).toBeVisible();
  const announcements = await recordAnnouncements(page);
  answer();
  await expect(page.getByText('Prices have changed since this order.')).toBeVisible();
  await expect(status(page, 'Comparing with today’s prices…')).toHaveCount(0);
  expect(
    (await announcements()).filter((text) => text.includes('Prices have changed')),
  ).toHaveLength(1);
});

test('amounts that are not today’s are named after the total of the link was confirmed, until it is paid', async ({
  page,
}) => {
  const note = status(
    page,
    'You confirmed the total of the link, but its amounts are not today’s.',
  );
  await markShopPhone(page);
  await openOrder(page, { ...retail, lines: [{ ...pair, priceKes: 1 }] });
  await expect(status(page, 'Prices have changed since this order.')).toBeVisible();
  await steps(page).getByRole('button', { name: 'Mark only, no message' }).first().click();
  await expect(note).toBeVisible();
  await steps(page).getByRole('button', { name: 'Mark only, no message' }).first().click();
  await expect(standing(page)).toContainText('Paid');
  await expect(note).toHaveCount(0);
});

test('the order and its packing sheet show the total that the shop confirmed, without a word for the customer', async ({
  page,
}) => {
  const goods = page.getByRole('main');
  const words = ['wholesale price is asked for', 'before you pay', 'no longer be ordered'];
  await markShopPhone(page);
  await openOrder(page, content);
  await expect(goods).toContainText('1 item can no longer be ordered.');
  await expect(goods).toContainText('wholesale price is asked for');
  await expect(goods).not.toContainText('before you pay');
  await steps(page).getByLabel('Sum to pay, delivery included (KSh)').fill('9000');
  await steps(page).getByRole('button', { name: 'Mark only, no message' }).first().click();
  await expect(standing(page)).toContainText('Confirmed');
  await page.emulateMedia({ media: 'print' });
  await expect(goods).toContainText(/Confirmed total\s*KSh\s9,000/);
  for (const text of words) await expect(goods).not.toContainText(text);
});

test('where storage is refused the phone is the shop’s as long as its page, which says so', async ({
  page,
}) => {
  await blockStorage(page);
  await markShopPhone(page);
  await expect(page.getByText(/^This browser can’t save anything/)).toBeVisible();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, encodeLink(retail) ?? '');
  await expect(boxes(page)).toHaveCount(2);
  await expect(status(page, 'This phone can’t save the book')).toBeVisible();
  await boxes(page).first().check();
  await expect(status(page, '1 of 2 packed')).toBeVisible();
  await steps(page).getByRole('button', { name: 'Mark only, no message' }).first().click();
  await expect(standing(page)).toContainText('Confirmed');
});

test('an order of 200 lines is packed, and fits a screen of 320 px with text of 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const lines = Array.from({ length: 200 }, (_, at) => (at < 100 ? pair : plain));
  await markShopPhone(page);
  await openOrder(page, { ...content, lines });
  await boxes(page).nth(199).check();
  await expect(status(page, '1 of 200 packed')).toHaveCount(1);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await packingList(page).getByText('Sold out?').first().click();
  await expect(packingList(page).getByRole('link').first()).toBeVisible();
  await steps(page)
    .locator('details')
    .evaluateAll((folds) => {
      for (const fold of folds) (fold as HTMLDetailsElement).open = true;
    });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test('where the seller’s part does not load it says so, and a button loads it', async ({
    page,
  }) => {
    const scripts = '**/_next/**/*.js';
    await markShopPhone(page);
    await page.route(scripts, (route) => route.abort());
    await page.goto(addressOf(content));
    await expect(status(page, 'This part did not load.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Items' })).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(boxes(page)).toHaveCount(4);
  });
});

test.describe(() => {
  test.use({
    serviceWorkers: 'allow',
    expectedConsoleErrors: { patterns: [], possible: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] },
  });

  test('without a network an order is packed and goes a step further', async ({
    page,
    context,
  }) => {
    await markShopPhone(page);
    await openOrder(page, retail);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await hydrate(page);
    await expect(boxes(page)).toHaveCount(2);
    await context.setOffline(true);
    await page.reload();
    await hydrate(page);
    await boxes(page).first().check();
    await steps(page).getByRole('button', { name: 'Mark only, no message' }).first().click();
    await page.reload();
    await hydrate(page);
    await expect(standing(page)).toContainText('Confirmed');
    await expect(status(page, '1 of 2 packed')).toBeVisible();
  });
});

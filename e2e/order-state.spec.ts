import type { Locator, Page } from '@playwright/test';
import { payments } from '@/e2e/shop/whole-shop';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { shownKes } from '@/lib/format/money';
import { pagePaths } from '@/lib/links/page-paths';
import { encodeLink, type OrderFacts, parseLink } from '@/lib/order/link-format';
import { linkDay } from '@/lib/order/order-link';
import {
  type OrderState,
  type StepFacts,
  type StepName,
  stateMinute,
  withQuestion,
  withStep,
} from '@/lib/order/order-state';
import { ordersText } from '@/lib/order/orders';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { ordersKey } from '@/lib/remembered/storage-keys';
import { CART_KEY } from './cart-storage';
import { partlySoldOut, plainProduct, shoe } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { seed } from './seed';
import { phone } from './shop-under-test';
import { chatMessage } from './shopper-steps';

/** A Thursday; the stand is open from Tuesday to Saturday. */
const today = '2026-11-26T12:00+03:00';
const stand = deliveryAreas.find(({ pickUp }) => pickUp)?.name ?? '';
const town =
  deliveryAreas.find(({ payOnDelivery, pickUp }) => payOnDelivery && !pickUp)?.name ?? '';
const soldOutSize = partlySoldOut.soldOutSizes?.[0] ?? '';

const reference = referenceOfText('an order with a state');
const shown = shownReference(reference);
const lines = [
  { id: shoe.id, size: shoe.sizes[1], priceKes: shoe.priceKes, quantity: 1 },
  {
    id: plainProduct.id,
    size: plainProduct.sizes[0],
    priceKes: plainProduct.priceKes,
    quantity: 1,
  },
];
const facts: OrderFacts = {
  reference,
  day: linkDay(Date.parse('2026-11-25T09:00+03:00')),
  area: town,
  feeKes: 150,
  place: '',
  payBy: 'till',
};
const total = shoe.priceKes + plainProduct.priceKes + 150;

interface Linked {
  steps?: readonly (readonly [is: StepName, time: string, facts?: StepFacts])[];
  soldOut?: readonly number[];
  facts?: Partial<OrderFacts>;
  lines?: typeof lines;
}

/** The code of the order's link after these steps, each at a day and an hour of November: '26T09:00'. */
function codeOf({ steps = [], soldOut, facts: over, lines: own = lines }: Linked = {}): string {
  const minute = (time: string) => stateMinute(Date.parse(`2026-11-${time}+03:00`));
  let state = steps.reduce<OrderState | undefined>(
    (before, [is, time, more]) => withStep(before, { is, at: minute(time), ...more }),
    undefined,
  );
  if (soldOut) state = withQuestion(state, soldOut, minute('26T11:00'));
  const code = encodeLink({ lines: own, order: { ...facts, ...over }, ...(state && { state }) });
  return code ?? '';
}

const plain = codeOf();
const confirmed = ['confirmed', '26T09:00'] as const;
const paid = ['paid', '26T10:00', { paidCode: 'SJK4H7L2PQ' }] as const;
const sent = ['sent', '26T11:00', { carrier: 'Sample Bus', waybill: 'SB 123' }] as const;

/** A phone that has sent the order of this code, or '' for one that has sent none. */
async function prepare(page: Page, code = plain) {
  await page.clock.setFixedTime(today);
  if (code) await seed(page, { [ordersKey]: ordersText([{ code, lineIds: [], day: facts.day }]) });
}

async function open(page: Page, code: string) {
  await openPage(page, `${pagePaths.order}#${code}`);
}

const standing = (page: Page): Locator => page.getByRole('region', { name: 'Where it stands' });
const step = (page: Page): Locator => standing(page).locator('[aria-current=step]');
const listed = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your orders' }).getByRole('listitem');
const payment = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { name: 'How to pay' });
const storedCode = (page: Page): Promise<string> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').orders?.[0]?.code,
    ordersKey,
  );

const states: readonly (readonly [
  what: string,
  linked: Linked,
  now: string,
  next: RegExp,
  at: RegExp,
  isToPay: boolean,
])[] = [
  [
    'new',
    {},
    'You sent it to us.',
    /^We confirm it on WhatsApp/,
    /^Order sent to us 25 November\s*$/,
    true,
  ],
  [
    'confirmed',
    { steps: [confirmed] },
    'Confirmed on 26 November.',
    new RegExp(
      `^Pay ${shownKes(total)} to till ${payments.till.number}, then send us the code\\.$`,
    ),
    /^Confirmed by us 26 November\s*$/,
    true,
  ],
  [
    'confirmed, at another sum and to be paid on delivery',
    { steps: [['confirmed', '26T09:00', { toPayKes: 990 }]], facts: { payBy: 'delivery' } },
    'Confirmed on 26 November.',
    /Pay KSh\s990 when it arrives\.$/,
    /^Confirmed by us 26 November\s*$/,
    true,
  ],
  [
    'paid',
    { steps: [confirmed, paid] },
    'Paid on 26 November.',
    /^We pack it next/,
    /^Paid 26 November code SJK4H7L2PQ\s*$/,
    false,
  ],
  [
    'packed',
    { steps: [confirmed, paid, ['packed', '26T10:30']] },
    'Packed on 26 November.',
    /^We send it next/,
    /^Packed 26 November\s*$/,
    false,
  ],
  [
    'ready to collect',
    { steps: [confirmed, paid, ['ready', '26T11:00']], facts: { area: stand, feeKes: 0 } },
    'Ready to collect since 26 November.',
    /^You come to the stand/,
    /^Ready to collect 26 November\s*$/,
    false,
  ],
  [
    'sent',
    { steps: [confirmed, paid, sent] },
    'Sent on 26 November by Sample Bus, waybill SB 123.',
    /Ask us where it is\.$/,
    /^On the way 26 November Sample Bus, waybill SB 123\s*$/,
    false,
  ],
  [
    'there',
    { steps: [confirmed, paid, sent, ['collected', '26T11:30']] },
    'Delivered on 26 November.',
    /Ask us\.$/,
    /^Delivered 26 November\s*$/,
    false,
  ],
  [
    'cancelled',
    { steps: [confirmed, ['cancelled', '26T10:00']] },
    'Cancelled on 26 November.',
    /^There is nothing to pay/,
    /^Cancelled 26 November\s*$/,
    false,
  ],
];

for (const [what, linked, now, next, at, isToPay] of states) {
  test(`the link of an order that is ${what} says so on the phone that sent it, and in its list`, async ({
    page,
  }) => {
    await prepare(page, codeOf(linked.facts ? { facts: linked.facts } : {}));
    await open(page, codeOf(linked));
    await expect(standing(page).getByRole('heading')).toHaveText(now);
    await expect(standing(page).locator('h2 + p')).toHaveText(next);
    await expect(step(page)).toHaveText(at);
    await expect(payment(page)).toHaveCount(isToPay ? 1 : 0);
    await page.getByRole('main').getByRole('link', { name: 'Your orders' }).click();
    const short = now.replace(/ (on|since) 26 November/, '').replace(/\.$/, '');
    await expect(listed(page)).toContainText(what === 'new' ? 'Not confirmed yet' : short);
    expect(await storedCode(page)).toBe(codeOf(linked));
  });
}

test('where an order stands and what comes next is in the first screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await prepare(page);
  await open(page, codeOf({ steps: [confirmed] }));
  await expect(standing(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(standing(page).locator('h2 + p')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1, name: shown })).toBeInViewport({ ratio: 1 });
});

test('a phone that has not sent the order says the same in words, and keeps nothing of it', async ({
  page,
}) => {
  await prepare(page, '');
  await open(page, codeOf({ steps: [confirmed] }));
  await expect(standing(page).getByRole('heading')).toHaveText('Confirmed on 26 November.');
  await expect(standing(page).getByRole('listitem').first()).toHaveText('Ordered 25 November');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('replies that are opened out of order leave the newest state, on the page and in the list', async ({
  page,
}) => {
  await prepare(page);
  const latest = codeOf({ steps: [confirmed, paid, sent] });
  for (const code of [latest, codeOf({ steps: [confirmed] }), plain]) {
    await open(page, code);
    await page.reload();
    await hydrate(page);
    await expect(step(page)).toContainText('Sample Bus');
  }
  await open(page, '');
  await expect(listed(page)).toContainText('Sent by Sample Bus, waybill SB 123');
  expect(await storedCode(page)).toBe(latest);
});

test('a link with other goods says that it is not the order of this phone, and changes nothing', async ({
  page,
}) => {
  await prepare(page);
  const dearer = lines.map((line) => ({ ...line, priceKes: 1 }));
  await open(page, codeOf({ steps: [confirmed], lines: dearer }));
  const note = page.getByText(`does not match order ${shown}, which you sent`);
  await expect(note).toBeVisible();
  expect(await storedCode(page)).toBe(plain);
  await page.getByRole('link', { name: 'See the order that you sent' }).click();
  await expect(note).toHaveCount(0);
  await expect(standing(page).getByRole('heading')).toHaveText('You sent it to us.');
});

test('a state is not taken from a link that is cut, changed, of a later release or far too long', async ({
  page,
}) => {
  await prepare(page);
  const whole = codeOf({ steps: [confirmed, paid, sent] });
  for (const code of [
    whole.slice(0, -1),
    whole.replace('SJK4H7L2PQ', 'SJK4H7L2PR'),
    whole.replace('-p', '-x'),
    whole.replace(/^2o/, '1o'),
    `3${whole.slice(1)}`,
    `${whole.slice(0, 20)}${'a'.repeat(100_000)}${whole.slice(20)}`,
  ]) {
    await page.goto('about:blank');
    await open(page, code);
    await expect(page.getByRole('heading', { level: 1, name: /^This link is/ })).toBeVisible();
    expect(await storedCode(page)).toBe(plain);
  }
});

test('script in every field of a state is text', async ({ page }) => {
  await prepare(page);
  const script = '<img src=x onerror=alert(1)>';
  const text = { carrier: script, waybill: script };
  await open(
    page,
    codeOf({ steps: [confirmed, ['paid', '26T10:00'], ['sent', '26T11:00', text]] }),
  );
  await expect(step(page)).toContainText(`${script}, waybill ${script}`);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('a size that is sold out is asked about, with today’s nearest sizes and two answers', async ({
  page,
}) => {
  const asked = [
    { ...lines[0], id: partlySoldOut.id, size: soldOutSize } as (typeof lines)[number],
  ];
  await prepare(page, codeOf({ lines: asked }));
  await open(page, codeOf({ lines: asked, soldOut: [0] }));
  await expect(standing(page).getByRole('heading')).toHaveText(`${soldOutSize} is sold out.`);
  await expect(standing(page)).toContainText(/We have \S+( and \S+)? today\./);
  const answer = standing(page).getByRole('link', { name: 'Answer on WhatsApp' });
  expect(await chatMessage(answer)).toBe(
    `Hello Duka Mfano, about my order ${shown}: ${soldOutSize} is sold out. Please give me instead: `,
  );
  await expect(page.getByRole('button', { name: 'Edit and send again' })).toHaveCount(1);
  await standing(page).getByRole('button', { name: 'Edit and send again' }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('is sold out');
  expect(await page.evaluate((key) => localStorage.getItem(key), CART_KEY)).toContain(
    partlySoldOut.id,
  );
});

test('what has become dearer or sold out since is nothing to a confirmed order, until it is ordered again', async ({
  page,
}) => {
  const since = [
    { ...lines[0], priceKes: shoe.priceKes - 100 },
    { ...lines[0], id: partlySoldOut.id, size: soldOutSize },
  ] as typeof lines;
  await prepare(page, '');
  const changed = page.getByText('1 price has changed since.');
  await open(page, codeOf({ lines: since }));
  await expect(changed).toBeVisible();
  await open(page, codeOf({ lines: since, steps: [confirmed] }));
  await expect(step(page)).toContainText('Confirmed');
  await expect(page.getByRole('main').getByRole('link', { name: shoe.name })).toBeVisible();
  await expect(changed).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/is sold out|^was /)).toHaveCount(0);
  await open(page, codeOf({ lines: since, steps: [confirmed, ['collected', '26T11:00']] }));
  await expect(changed).toBeVisible();
});

test('a confirmed sum that is not what the order came to is said, with both', async ({ page }) => {
  await prepare(page);
  const said = page.getByRole('main').getByText(/^Your order came to/);
  await open(page, codeOf({ steps: [['confirmed', '26T09:00', { toPayKes: total }]] }));
  await expect(step(page)).toContainText('Confirmed');
  await expect(said).toHaveCount(0);
  await open(page, codeOf({ steps: [['confirmed', '26T10:00', { toPayKes: 9999 }]] }));
  await expect(said).toContainText(`came to ${shownKes(total)}, and we confirmed KSh\u00a09,999.`);
  await open(page, codeOf({ steps: [confirmed, ['paid', '26T11:00', { toPayKes: 9999 }]] }));
  await expect(step(page)).toContainText('Paid');
  await expect(said).toHaveCount(0);
});

test('“Ask about this order” names the order and its day, and its link has the state', async ({
  page,
}) => {
  await prepare(page);
  const code = codeOf({ steps: [confirmed, paid, sent] });
  await open(page, code);
  const message = await chatMessage(page.getByRole('link', { name: 'Ask about this order' }));
  expect(message).toContain(`I have a question about my order ${shown} (25 November): http`);
  expect(parseLink(message.split('#')[1] ?? '')).toEqual(parseLink(code));
  await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', phone.call);
});

test('a day is promised until the order leaves, and a day that is past is asked about', async ({
  page,
}) => {
  await prepare(page);
  await open(page, codeOf({ steps: [confirmed, paid] }));
  await expect(standing(page)).toContainText(/With you by \w+day, \d+ (November|December)/);
  await open(page, codeOf({ steps: [confirmed, paid, sent] }));
  await expect(standing(page)).not.toContainText('With you by');
  await page.evaluate(() => localStorage.clear());
  await page.clock.setFixedTime('2026-12-20T12:00+03:00');
  await open(page, codeOf({ steps: [confirmed, paid] }));
  await page.reload();
  await hydrate(page);
  await expect(standing(page)).toContainText('Ask us where it is.');
  await expect(standing(page)).not.toContainText('With you by');
});

test('a pasted code that is sent is kept with the order, and next we look for the payment', async ({
  page,
}) => {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
  await prepare(page);
  await open(page, codeOf({ steps: [confirmed] }));
  await page
    .getByLabel('Paste the M-Pesa message')
    .fill(
      'Trans. ID: MP261126.1430.A12345. You have paid KES 3,000.00 to MAVAZI STALL on 26/11/2026',
    );
  await page.getByRole('link', { name: 'Send us the code' }).click();
  const next = 'You sent us the code MP261126.1430.A12345. We check for your payment and reply.';
  await expect(standing(page)).toContainText(next);
  await page.reload();
  await hydrate(page);
  await expect(standing(page)).toContainText(next);
  await open(page, codeOf({ steps: [confirmed, paid] }));
  await expect(standing(page)).not.toContainText('You sent us the code');
});

test('the waybill is copied alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prepare(page);
  await open(page, codeOf({ steps: [confirmed, paid, sent] }));
  await page.getByRole('button', { name: 'Copy waybill' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SB 123');
});

test('a paid order prints as a slip on one page, with its day, sums and code', {
  tag: '@wide',
}, async ({ page }) => {
  await prepare(page);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = '';
    };
  });
  await open(page, codeOf({ steps: [confirmed] }));
  await expect(step(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this slip' })).toHaveCount(0);
  await open(
    page,
    codeOf({
      steps: [confirmed, ['paid', '26T10:00', { paidCode: 'SJK4H7L2PQ', toPayKes: total }]],
    }),
  );
  await page.getByRole('button', { name: 'Print this slip' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  for (const text of [shown, 'Ordered on', 'code SJK4H7L2PQ', 'Total', phone.shown, shoe.name]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  const sum = page.locator('dl > div').filter({ hasText: /^Paid/ });
  await expect(sum).toContainText(shownKes(total));
  await expect(page.getByText('We pack it next')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('storage that is refused shows the state of the link, and throws nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.clock.setFixedTime(today);
  await open(page, codeOf({ steps: [confirmed, paid] }));
  await expect(standing(page).getByRole('heading')).toHaveText('Paid on 26 November.');
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test('without the catalogue the state, its question and the list are there', async ({ page }) => {
    await page.route(`**${cataloguePath}`, (route) => route.abort());
    await prepare(page);
    await open(page, codeOf({ soldOut: [1] }));
    await expect(standing(page).getByRole('heading')).toContainText('is sold out.');
    await expect(standing(page)).toContainText('Would another size do?');
    await open(page, '');
    await expect(listed(page)).toContainText('is sold out');
    await expect(listed(page).getByRole('link', { name: 'Choose another size' })).toBeVisible();
  });
});

test('by keyboard an order in the list, its question and the way to ask are reached in their order', async ({
  page,
}) => {
  await prepare(page);
  await open(page, codeOf({ soldOut: [0] }));
  await standing(page).getByRole('button', { name: 'Edit and send again' }).focus();
  for (const name of ['Answer on WhatsApp', 'Ask about this order', 'Call us']) {
    await page.keyboard.press('Tab');
    await expect(standing(page).getByRole('link', { name })).toBeFocused();
  }
});

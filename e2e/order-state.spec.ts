import type { Locator, Page } from '@playwright/test';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { shownKes } from '@/lib/format/money';
import { pagePaths } from '@/lib/links/page-paths';
import { linkDay } from '@/lib/order/order-link-facts';
import { encodeLink, type OrderFacts } from '@/lib/order/order-link-format';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { ordersKey } from '@/lib/remembered/storage-keys';
import { ordersText } from '@/lib/sent/orders';
import { plainProduct, shoe } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { seed } from './seed';
import { type StepAt, stateAfter } from './shop/book-builders';
import { phone } from './shop-under-test';

/** A Thursday; the stand is open from Tuesday to Saturday. */
const today = '2026-11-26T12:00+03:00';
const town =
  deliveryAreas.find(({ payOnDelivery, pickUp }) => payOnDelivery && !pickUp)?.name ?? '';

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
  steps?: readonly StepAt[];
  soldOut?: readonly number[];
}

/** The code of the order's link after these steps, each at a day and an hour of November: '26T09:00'. */
function codeOf({ steps = [], soldOut }: Linked = {}): string {
  return encodeLink({ lines, order: facts, ...stateAfter(steps, soldOut) }) ?? '';
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

const standing = (page: Page): Locator => page.getByRole('region', { name: 'Order status' });
const step = (page: Page): Locator => standing(page).locator('[aria-current=step]');
const listed = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your orders' }).getByRole('listitem');
const storedCode = (page: Page): Promise<string> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').orders?.[0]?.code,
    ordersKey,
  );

test('replies that are opened out of order leave the newest state, which is in the first screen and used by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await prepare(page);
  const latest = codeOf({ steps: [confirmed, paid, sent] });

  await test.step('where it stands and what comes next is in the first screen of a phone', async () => {
    await open(page, codeOf({ steps: [confirmed] }));
    await expect.soft(standing(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect.soft(standing(page).locator('h2 + p')).toBeInViewport({ ratio: 1 });
    const heading = page.getByRole('heading', { level: 1, name: shown });
    await expect.soft(heading).toBeInViewport({ ratio: 1 });
  });

  await test.step('an older link changes nothing, also after a reload', async () => {
    for (const code of [latest, codeOf({ steps: [confirmed] }), plain]) {
      await open(page, code);
      await page.reload();
      await hydrate(page);
      await expect(standing(page).getByRole('heading')).toContainText('Sample Bus');
    }
    await page.getByRole('main').getByRole('link', { name: 'Your orders' }).click();
    await expect(listed(page)).toContainText('Sent by Sample Bus');
    expect(await storedCode(page)).toBe(latest);
  });

  await test.step('the answers to a question and the ways to ask are reached in their order', async () => {
    await open(page, codeOf({ steps: [confirmed, paid, sent], soldOut: [0] }));
    await standing(page).getByRole('button', { name: 'Edit and send again' }).focus();
    for (const name of ['Answer on WhatsApp', 'Ask about this order', 'Call us']) {
      await page.keyboard.press('Tab');
      await expect.soft(standing(page).getByRole('link', { name })).toBeFocused();
    }
  });
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
  for (const text of [shown, 'Ordered on', 'code SJK4H7L2PQ', 'Goods', phone.shown, shoe.name]) {
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

import type { Page } from '@playwright/test';
import type { Product } from '@/lib/catalogue/product';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { sizePath } from '@/lib/catalogue/size-address';
import { partlySoldOut, shoe, soldOut } from './examples';
import { expect, openPage, test } from './fixtures';
import { fixture } from './servers';
import { priceOf, productsIn } from './shop-under-test';
import { cardLink, cards, chatMessage, chooseSize, openProduct, sizeRadio } from './shopper-steps';

const { sizesLeft = {}, soldOutSizes = [] } = partlySoldOut;
const [goneSize = ''] = soldOutSizes;
const [[countedSize, count] = ['', 0]] = Object.entries(sizesLeft);
const goneName = `${goneSize}, sold out`;
const notice = `Size ${goneSize} is sold out.`;

test('a sold-out product says so beside its price, after the others of its category', async ({
  page,
}) => {
  await page.goto(categoryPath(soldOut.categoryKey));
  await expect(cards(page)).toHaveCount(productsIn({ id: soldOut.categoryKey }).length);
  await expect(cards(page).last()).toContainText(soldOut.name);
  await expect(cards(page).last()).toContainText(`${priceOf(soldOut)} Sold out`);
  await expect(cards(page).last()).not.toContainText('%');
  await expect(cards(page).first()).not.toContainText('Sold out');
});

test('a sold-out product is not among Home’s featured products', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await expect(cardLink(page, soldOut)).toHaveCount(0);
});

test('a sold-out size is struck through, named so and cannot be chosen', {
  tag: '@both',
}, async ({ page }) => {
  await openPage(page, partlySoldOut.path);
  const radio = sizeRadio(page, goneName);
  await expect(radio).toBeDisabled();
  const label = page.getByText(goneName, { exact: true });
  await expect(label).toHaveCSS('text-decoration-line', 'line-through');
  // As a finger does: `click` waits until it can be chosen.
  await radio.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(radio).not.toBeChecked();
});

/** How 2 to 14 sizes are in rows, on the page of a product whose sizes are copied or left out for it. */
async function sizeRows(page: Page, { path }: Product, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  return page
    .getByRole('radiogroup')
    .locator('label')
    .evaluateAll((labels) => {
      const list = labels[0]?.parentElement;
      return Array.from({ length: 13 }, (_, at) => {
        const copies = Array.from({ length: at + 2 }, (__, n) =>
          (labels[n % labels.length] as Element).cloneNode(true),
        );
        list?.replaceChildren(...copies);
        const boxes = [...(list?.children ?? [])].map((label) => label.getBoundingClientRect());
        return {
          lengths: Object.values(Object.groupBy(boxes, ({ top }) => top)).map((row) => row?.length),
          widths: new Set(boxes.map(({ width }) => Math.round(width))).size,
          narrowest: Math.min(...boxes.map(({ width }) => width)),
        };
      });
    });
}

for (const [what, example, width] of [
  ['plain', shoe, 360],
  ['some sold out', partlySoldOut, 360],
  ['plain, beside the picture', shoe, 600],
] as const) {
  test(`up to 14 sizes are in equal columns, and none is alone in the last row: ${what}`, async ({
    page,
  }) => {
    for (const { lengths, widths, narrowest } of await sizeRows(page, example, width)) {
      expect(lengths.length === 1 || Number(lengths.at(-1)) > 1, String(lengths)).toBe(true);
      expect(widths).toBe(1);
      expect(narrowest).toBeGreaterThanOrEqual(44);
    }
  });
}

for (const width of [360, 600]) {
  test(`at ${width} px six sizes are in one row`, async ({ page }) => {
    expect((await sizeRows(page, shoe, width))[4]?.lengths).toEqual([6]);
  });
}

test('without a size the focus moves to the first size that can be chosen', async ({ page }) => {
  await openPage(page, partlySoldOut.path);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('radio', { disabled: false }).first()).toBeFocused();
});

test('a counted size says how many are left, also beside a larger quantity', async ({ page }) => {
  await openPage(page, partlySoldOut.path);
  await chooseSize(page, `${countedSize}, ${count} left`);
  const warning = page.getByText(`Only ${count} left in size ${countedSize}.`);
  for (let more = 1; more < count; more += 1) {
    await page.getByRole('button', { name: 'Increase quantity' }).click();
  }
  await expect(warning).toHaveCount(0);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(warning).toBeVisible();
});

test('a link to a sold-out size says that it is sold out and chooses none', async ({ page }) => {
  await openPage(page, sizePath(partlySoldOut, goneSize));
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a sold-out product can be asked for and not be ordered, on its page and in its dialog', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(soldOut.path);
  const dialog = await test.step('open its dialog', async () => {
    await page.goto(categoryPath(soldOut.categoryKey));
    return openProduct(page, soldOut);
  });
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  const text = await chatMessage(
    dialog.getByRole('link', { name: 'Ask when it comes back', exact: true }),
  );
  expect(text).toContain(`when ${soldOut.name} is back: ${fixture.site}${soldOut.path}`);
});

test('search engines, feeds and previews learn what is sold out', async ({ page, request }) => {
  await page.goto(partlySoldOut.path);
  const availability = page.locator('meta[property="product:availability"]');
  await expect(availability).toHaveAttribute('content', 'in stock');
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  const [group] = JSON.parse(data ?? '')['@graph'];
  const gone = group.hasVariant
    .filter(({ offers }: { offers: { availability: string } }) =>
      offers.availability.endsWith('/OutOfStock'),
    )
    .map(({ size }: { size: string }) => size);
  expect(gone).toEqual(soldOutSizes);
  const feed = await (await request.get('/feeds/products.xml')).text();
  const item = feed.split('<item>').find((one) => one.includes(`?size=${goneSize}<`));
  expect(item).toContain('<g:availability>out of stock</g:availability>');
  await page.goto(soldOut.path);
  await expect(availability).toHaveAttribute('content', 'out of stock');
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
    'content',
    /Sold out/,
  );
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled });
    test(`${javaScriptEnabled ? 'with' : 'without'} script a sold-out size can be asked for in the chat`, async ({
      page,
    }) => {
      await page.goto(partlySoldOut.path);
      await expect(sizeRadio(page, goneName)).toBeDisabled();
      const ask = page.getByRole('link', { name: `Ask when it comes back, size ${goneSize}` });
      const text = await chatMessage(ask);
      expect(text).toContain(`${partlySoldOut.name} in size ${goneSize}`);
      expect(text).toContain(fixture.site + sizePath(partlySoldOut, goneSize));
    });
  });
}

import type { Page } from '@playwright/test';
import { sizeColumns } from '@/components/ui/tile-columns';
import type { Product } from '@/lib/catalogue/product';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { sizePath } from '@/lib/catalogue/size-address';
import { partlySoldOut, shoe, soldOut } from './examples';
import { expect, openPage, test } from './fixtures';
import { fixture } from './servers';
import { priceOf, productsIn } from './shop-under-test';
import { cards, chatMessage, chooseSize, openProduct, sizeRadio } from './shopper-steps';

const { sizesLeft = {}, soldOutSizes = [] } = partlySoldOut;
const [goneSize = ''] = soldOutSizes;
const [[countedSize, count] = ['', 0]] = Object.entries(sizesLeft);
const goneName = `${goneSize}, sold out`;

test('a sold-out product says so after the others of its category, and can be asked for', async ({
  page,
}) => {
  await page.goto(categoryPath(soldOut.categoryKey));
  await expect(cards(page)).toHaveCount(productsIn({ id: soldOut.categoryKey }).length);
  await expect(cards(page).last()).toContainText(soldOut.name);
  await expect(cards(page).last()).toContainText(`${priceOf(soldOut)} Sold out`);
  await expect(cards(page).last()).not.toContainText('%');
  await expect(cards(page).first()).not.toContainText('Sold out');
  const dialog = await openProduct(page, soldOut);
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  const text = await chatMessage(
    dialog.getByRole('link', { name: 'Ask when it will be back', exact: true }),
  );
  expect(text).toContain(`when ${soldOut.name} is back: ${fixture.site}${soldOut.path}`);
});

test('of a product with sold-out sizes the others can be chosen, and a sold-out one can be asked for', async ({
  page,
}) => {
  await openPage(page, sizePath(partlySoldOut, goneSize));
  const radio = sizeRadio(page, goneName);
  await test.step('a link to a sold-out size says so and chooses none', async () => {
    const notice = page.getByRole('status').filter({ hasText: `Size ${goneSize} is sold out.` });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });
  await test.step('a sold-out size is struck through, and a finger does not choose it', async () => {
    await expect(radio).toBeDisabled();
    await expect(page.getByText(goneName, { exact: true })).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
    // As a finger does: `click` waits until it can be chosen.
    await radio.hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(radio).not.toBeChecked();
  });
  await test.step('without a size the focus moves to the first that can be chosen', async () => {
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('radio', { disabled: false }).first()).toBeFocused();
  });
  await test.step('a counted size says how many are left, also beside a larger quantity', async () => {
    await chooseSize(page, `${countedSize}, ${count} left`);
    const warning = page.getByText(`Only ${count} left in size ${countedSize}.`);
    const quantity = page.getByRole('textbox', { name: 'Quantity' });
    await quantity.fill(String(count));
    await expect(warning).toHaveCount(0);
    await quantity.fill(String(count + 1));
    await expect(warning).toBeVisible();
  });
});

/** How 2 to 14 sizes are in rows, on the page of a product whose sizes are copied or left out for it. */
async function sizeRows(page: Page, { path }: Product, areWide: boolean) {
  await openPage(page, path);
  const columns = Array.from({ length: 13 }, (_, at) => sizeColumns(at + 2, areWide));
  return page
    .getByRole('radiogroup')
    .locator('label')
    .evaluateAll((labels, columnsOf) => {
      const list = labels[0]?.parentElement;
      return columnsOf.map((most, at) => {
        list?.setAttribute('data-columns', String(most));
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
    }, columns);
}

test('up to 14 sizes are in equal columns, none is alone in the last row, and six are in one row', async ({
  page,
}) => {
  for (const [width, example, six] of [
    [360, shoe, [6]],
    [360, partlySoldOut, expect.anything()],
    [600, shoe, [6]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await sizeRows(page, example, example === partlySoldOut);
    expect.soft(rows[4]?.lengths, `six sizes at ${width} px`).toEqual(six);
    for (const { lengths, widths, narrowest } of rows) {
      expect(lengths.length === 1 || Number(lengths.at(-1)) > 1, String(lengths)).toBe(true);
      expect(widths).toBe(1);
      expect(narrowest).toBeGreaterThanOrEqual(44);
    }
  }
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script a sold-out size can be asked for in the chat', async ({ page }) => {
    await page.goto(partlySoldOut.path);
    await expect(sizeRadio(page, goneName)).toBeDisabled();
    const ask = page.getByRole('link', { name: `Ask when size ${goneSize} will be back` });
    const text = await chatMessage(ask);
    expect(text).toContain(`${partlySoldOut.name} in size ${goneSize}`);
    expect(text).toContain(fixture.site + sizePath(partlySoldOut, goneSize));
  });
});

import type { Locator, Page } from '@playwright/test';
import { sizePath } from '@/lib/catalogue/size-address';
import { availableSizes } from '@/lib/catalogue/stock';
import { mySizesKey } from '@/lib/remembered/storage-keys';
import { recordAnnouncements } from './announcements';
import { blockStorage } from './cart-storage';
import { addresses, firstOffer, partlySoldOut, shoe, size } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { seed } from './seed';
import { offers, products } from './shop-under-test';
import { chooseSize, openProduct, sizeRadio } from './shopper-steps';

/** Another product in the sizes of the shoe. */
const sibling = products.find(
  ({ id, sizeGroup }) => id !== shoe.id && id !== firstOffer.id && sizeGroup === shoe.sizeGroup,
);
const [goneSize = ''] = partlySoldOut.soldOutSizes ?? [];
const [left = ''] = availableSizes(partlySoldOut);
if (!sibling) throw new Error('The shop under test lacks an example.');

/** Has the phone remember sizes before the page opens. */
async function remember(page: Page, sizes: unknown) {
  await seed(page, { [mySizesKey]: JSON.stringify({ state: { sizes }, version: 0 }) });
}

const forget = (within: Page | Locator, text = size) =>
  within.getByRole('button', { name: `Change size ${text}` });

/** That the radio of a size is marked as the shopper's, and not chosen. */
async function expectMine(within: Page | Locator, mine: string) {
  const radio = sizeRadio(within, mine);
  await expect(radio).toHaveAccessibleDescription(`Your usual size: ${mine}`);
  await expect(radio).toHaveAccessibleName(mine);
  await expect(radio).not.toBeChecked();
}

for (const [where, tap] of [
  [
    'on a product’s page',
    async (page: Page) => {
      await openPage(page, shoe.path);
      await chooseSize(page, size);
      return page.getByRole('article', { name: shoe.name });
    },
  ],
  [
    'in a dialog',
    async (page: Page) => {
      await page.goto(addresses.shop);
      const dialog = await openProduct(page, shoe);
      await chooseSize(dialog, size);
      return dialog;
    },
  ],
  [
    'in the carousel',
    async (page: Page) => {
      await openPage(page, addresses.home);
      const slide = page.getByRole('group', { name: `1 of ${offers.length}: ${firstOffer.name}` });
      await chooseSize(slide, size);
      return slide;
    },
  ],
] as const) {
  test(`a size tapped ${where} is marked there, and on other products without being chosen`, async ({
    page,
  }) => {
    const picker = await tap(page);
    await expect(forget(picker)).toBeVisible();
    await expect(sizeRadio(picker, size)).toHaveAccessibleDescription(`Your usual size: ${size}`);
    await page.goto(sibling.path);
    await expectMine(page, size);
    await page.goto(addresses.shop);
    await expectMine(await openProduct(page, sibling), size);
  });
}

test('a size that is chosen in a filter is marked on products', async ({ page }) => {
  await page.goto(addresses.shop);
  await page.getByRole('button', { name: 'Size', exact: true }).click();
  const group = page.getByRole('dialog', { name: 'Size' }).getByRole('group', { name: 'Shoes' });
  await group.getByRole('checkbox', { name: new RegExp(`^${size}\\b`) }).check();
  await page.goto(sibling.path);
  await expectMine(page, size);
});

test('a remembered size is marked without a layout shift or an axe violation', {
  tag: '@both',
}, async ({ page }) => {
  await remember(page, { [shoe.sizeGroup]: size });
  for (const address of [shoe.path, addresses.home]) {
    await page.goto(address);
    await page.evaluate(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(entry.startTime);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await expect(forget(page).first()).toBeVisible();
    const moved = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { moved: number[] }).moved;
    });
    expect(moved, address).toEqual([]);
  }
});

test('a size is forgotten by keyboard with one key, is said to be once, and stays so', async ({
  page,
}) => {
  await remember(page, { [shoe.sizeGroup]: size });
  await page.goto(shoe.path);
  await expectMine(page, size);
  const announcements = await recordAnnouncements(page);
  await forget(page).focus();
  await page.keyboard.press('Enter');
  await expect(forget(page)).toHaveCount(0);
  await expect(sizeRadio(page, size)).toHaveAccessibleDescription('');
  await expect(sizeRadio(page, size)).toBeFocused();
  const said = `We forgot size ${size}. Choose your usual size.`;
  await expect.poll(announcements).toContain(said);
  expect((await announcements()).filter((text) => text === said)).toHaveLength(1);
  await page.reload();
  await hydrate(page);
  await openPage(page, sibling.path);
  await chooseSize(page, shoe.sizes[0]);
  await expect(forget(page, shoe.sizes[0])).toBeVisible();
});

for (const [what, mine, text] of [
  ['sold out', goneSize, `Your usual size ${goneSize} is sold out`],
  ['not made', '26', 'Not made in your size 26'],
] as const) {
  test(`where the remembered size is ${what} the product says so and marks none`, async ({
    page,
  }) => {
    await remember(page, { [partlySoldOut.sizeGroup]: mine });
    await page.goto(partlySoldOut.path);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.locator('input[aria-describedby]')).toHaveCount(0);
    await forget(page, mine).click();
    await expect(page.getByText(text, { exact: true })).toHaveCount(0);
    await chooseSize(page, left);
    await expect(forget(page, left)).toBeVisible();
  });
}

test('a size of another tab is marked in this one', async ({ page, context }) => {
  await remember(page, { [shoe.sizeGroup]: shoe.sizes[0] });
  await page.goto(shoe.path);
  await expectMine(page, shoe.sizes[0]);
  const other = await context.newPage();
  await openPage(other, shoe.path);
  await chooseSize(other, size);
  await expectMine(page, size);
});

test('a size that a link asks for is chosen and not remembered', async ({ page }) => {
  await openPage(page, sizePath(shoe, size));
  await expect(sizeRadio(page, size)).toBeChecked();
  await openPage(page, sibling.path);
  await chooseSize(page, shoe.sizes[0]);
  await expect(forget(page, shoe.sizes[0])).toBeVisible();
  await expect(forget(page)).toHaveCount(0);
});

test('a size that a link to a list asks for is chosen in a dialog and not remembered', async ({
  page,
}) => {
  await page.goto(`/shop/?size=${shoe.sizeGroup}-${size}`);
  const dialog = await openProduct(page, shoe);
  await expect(sizeRadio(dialog, size)).toBeChecked();
  await page.keyboard.press('Escape');
  const next = await openProduct(page, sibling);
  await chooseSize(next, shoe.sizes[0]);
  await expect(forget(next, shoe.sizes[0])).toBeVisible();
  await page.goto(shoe.path);
  await expectMine(page, shoe.sizes[0]);
});

test('where a list is asked for another size than the remembered, that one is chosen and this one marked', async ({
  page,
}) => {
  await remember(page, { [shoe.sizeGroup]: shoe.sizes[0] });
  await page.goto(`/shop/?size=${shoe.sizeGroup}-${size}`);
  const dialog = await openProduct(page, shoe);
  await expectMine(dialog, shoe.sizes[0]);
  await expect(sizeRadio(dialog, size)).toBeChecked();
});

test('a link with a size that the product is not made in says so, however long it is', async ({
  page,
}) => {
  await openPage(page, sizePath(shoe, '<script>'.repeat(999)));
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'There is no size <script><scr here.' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('stored sizes of another kind mark nothing, and a size can be chosen', async ({ page }) => {
  await remember(page, 'XL');
  await openPage(page, shoe.path);
  await chooseSize(page, size);
  await expect(forget(page)).toBeVisible();
  await page.goto(sibling.path);
  await expectMine(page, size);
});

test('with blocked storage a size is marked as long as the page is open', async ({ page }) => {
  await blockStorage(page);
  await page.goto(addresses.shop);
  const dialog = await openProduct(page, shoe);
  await chooseSize(dialog, size);
  await expect(forget(dialog)).toBeVisible();
  await page.keyboard.press('Escape');
  const next = await openProduct(page, sibling);
  await chooseSize(next, shoe.sizes[0]);
  await expect(forget(next, shoe.sizes[0])).toBeVisible();
});

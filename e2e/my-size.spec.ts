import type { Locator, Page } from '@playwright/test';
import { mySizesKey } from '@/lib/remembered/storage-keys';
import { recordAnnouncements } from './announcements';
import { blockStorage } from './cart-storage';
import { addresses, firstOffer, shoe, size } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { seed } from './seed';
import { offers, products } from './shop-under-test';
import { chooseSize, openProduct, sizeRadio, unfoldOffer } from './shopper-steps';

/** Another product in the sizes of the shoe. */
const sibling = products.find(
  ({ id, sizeGroup }) => id !== shoe.id && id !== firstOffer.id && sizeGroup === shoe.sizeGroup,
);
if (!sibling) throw new Error('The shop under test lacks an example.');

/** Has the phone remember sizes before the page opens. */
async function remember(page: Page, sizes: unknown) {
  await seed(page, { [mySizesKey]: JSON.stringify({ state: { sizes }, version: 0 }) });
}

const forget = (within: Page | Locator, text = size) =>
  within.getByRole('button', { name: `Change size ${text}` });

/** Checks that the radio of a size is marked as the shopper's, and not chosen. */
async function expectMine(within: Page | Locator, mine: string) {
  const radio = sizeRadio(within, mine);
  await expect(radio).toHaveAccessibleDescription(`Your size: ${mine}`);
  await expect(radio).toHaveAccessibleName(mine);
  await expect(radio).not.toBeChecked();
}

test('a size tapped in the carousel is marked there, and in other products’ pages and dialogs without being chosen', async ({
  page,
}) => {
  await openPage(page, addresses.home);
  const slide = page.getByRole('group', { name: `1 of ${offers.length}: ${firstOffer.name}` });
  await unfoldOffer(slide);
  await chooseSize(slide, size);
  await expect(forget(slide)).toBeVisible();
  await page.goto(sibling.path);
  await expectMine(page, size);
  await page.goto(addresses.shop);
  await expectMine(await openProduct(page, sibling), size);
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
    // An offer of Home has it behind its fold.
    await expect(page.getByLabel(`Change size ${size}`).first()).toBeAttached();
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
  const said = `Size ${size} is no longer saved. Choose your usual size.`;
  await expect.poll(announcements).toContain(said);
  expect((await announcements()).filter((text) => text === said)).toHaveLength(1);
  await page.reload();
  await hydrate(page);
  await openPage(page, sibling.path);
  await chooseSize(page, shoe.sizes[0]);
  await expect(forget(page, shoe.sizes[0])).toBeVisible();
});

test('a size of another tab is marked in this one', async ({ page, context }) => {
  await remember(page, { [shoe.sizeGroup]: shoe.sizes[0] });
  await page.goto(shoe.path);
  await expectMine(page, shoe.sizes[0]);
  const other = await context.newPage();
  await openPage(other, shoe.path);
  await chooseSize(other, size);
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

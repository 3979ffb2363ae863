import { announcement } from '@/e2e/shop/data/announcement';
import { expect, hydrate, openPage, test } from './fixtures';
import { openMainNavigation } from './shopper-steps';

const name = 'Announcement';
const [noon, lastMinute] = ['2031-05-02T12:00:00+03:00', '2031-05-03T23:59:00+03:00'];

for (const now of ['2031-05-01T00:00:00+03:00', lastMinute]) {
  test(`at ${now} the announcement is above the bar and leads to its page`, {
    tag: '@both',
  }, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.goto('/');
    const line = page.getByRole('complementary', { name });
    await expect(line).toContainText(announcement.text?.replace('{town}', 'Sampletown') ?? '');
    const box = await line.boundingBox();
    expect(box?.y).toBe(0);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(box?.height);
    await hydrate(page);
    await line.getByRole('link').click();
    await expect(page).toHaveURL(announcement.page ?? '');
  });
}

for (const now of ['2031-04-30T23:59:00+03:00', '2031-05-04T00:00:00+03:00']) {
  test(`at ${now} there is no announcement, and the bar is at the top`, {
    tag: '@both',
  }, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary', { name })).toBeHidden();
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    await hydrate(page);
    await expect(page.getByRole('complementary', { name })).toBeHidden();
  });
}

test('the announcement scrolls away, and the bar stays', async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await openPage(page, '/');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect(page.getByRole('complementary', { name })).not.toBeInViewport();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('a menu that opens under an announcement begins at the end of the bar', async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await openPage(page, '/');
  const menu = await openMainNavigation(page, true);
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await menu.boundingBox())?.y)
    .toBe((bar?.y ?? 0) + (bar?.height ?? 0));
});

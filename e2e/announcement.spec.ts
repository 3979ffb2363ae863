import type { Locator } from '@playwright/test';
import { announcement } from '@/e2e/shop/data/announcement';
import { expect, hydrate, openPage, test } from './fixtures';
import { openMainNavigation } from './shopper-steps';

const name = 'Announcement';
/** The first and the last minute of the announcement, and those beside them. */
const minutes = [
  ['2031-04-30T23:59:00+03:00', false],
  ['2031-05-01T00:00:00+03:00', true],
  ['2031-05-03T23:59:00+03:00', true],
  ['2031-05-04T00:00:00+03:00', false],
] as const;

test('an announcement is above the bar in its days alone, leads to its page, and scrolls away', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const line = page.getByRole('complementary', { name });
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  const topOf = async (part: Locator) => (await part.boundingBox())?.y;
  const bar = page.getByRole('banner');
  for (const [now, isThere] of minutes) {
    await test.step(`at ${now} it is ${isThere ? 'there' : 'not there'}`, async () => {
      await page.clock.setFixedTime(now);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(line).toBeVisible({ visible: isThere });
      const height = isThere ? await heightOf(line) : 0;
      expect.soft(await topOf(bar)).toBe(height);
      await hydrate(page);
      await expect(line).toBeVisible({ visible: isThere });
    });
  }

  await page.clock.setFixedTime('2031-05-02T12:00:00+03:00');
  await openPage(page, '/');
  await expect(line).toContainText(announcement.text?.replace('{town}', 'Sampletown') ?? '');
  expect(await topOf(line)).toBe(0);

  await test.step('a menu begins at the end of the bar', async () => {
    const menu = await openMainNavigation(page, isMobile);
    const end = ((await topOf(bar)) ?? 0) + (await heightOf(bar));
    const begin = isMobile ? end : expect.any(Number);
    await expect.poll(() => topOf(menu)).toEqual(begin);
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  });

  await test.step('it scrolls away, and the bar stays', async () => {
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await expect(line).not.toBeInViewport();
    expect(await topOf(bar)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  });

  await line.getByRole('link').click();
  await expect(page).toHaveURL(announcement.page ?? '');
});

import type { Page } from '@playwright/test';
import { shelfWords } from '@/data/words/sw/shelf';
import { readSite } from '@/scripts/check/crawl/exported-site';
import { englishLeft, textsOfPage } from './english-left';
import { expect, openPage, test } from './fixtures';
import { fixture } from './servers';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

async function expectInKiswahili(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
  expect(englishLeft(await page.evaluate(textsOfPage)), page.url()).toEqual([]);
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('every page says in Kiswahili what the shop itself says', async ({ page }) => {
    test.slow();
    const { pages } = readSite(fixture.folder, `${fixture.site}/`);
    const routes = [...pages.values()].filter(
      ({ file, redirect }) => file.startsWith('sw/') && !redirect,
    );
    expect(routes.length).toBeGreaterThan(20);
    for (const { url } of routes) {
      await page.goto(url.pathname, { waitUntil: 'domcontentloaded' });
      await expectInKiswahili(page);
    }
  });
});

test('a filter in Kiswahili marks the names that it has in English alone', async ({ page }) => {
  await openPage(page, '/sw/shop/');
  await page.getByRole('button', { name: shelfWords.kind }).click();
  const names = page.getByRole('dialog', { name: shelfWords.kind }).locator('bdi');
  await expect(names.filter({ hasText: /^Buti$/ })).not.toHaveAttribute('lang');
  await expect(names.filter({ hasText: /^Hoodies$/ })).toHaveAttribute('lang', 'en');
});

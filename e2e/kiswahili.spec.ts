import { shelfWords } from '@/data/words/sw/shelf';
import { expect, openPage, test } from './fixtures';

test('a filter in Kiswahili marks the names that it has in English alone', async ({ page }) => {
  await openPage(page, '/sw/shop/');
  await page.getByRole('button', { name: shelfWords.kind }).click();
  const names = page.getByRole('dialog', { name: shelfWords.kind }).locator('bdi');
  await expect(names.filter({ hasText: /^Buti$/ })).not.toHaveAttribute('lang');
  await expect(names.filter({ hasText: /^Hoodies$/ })).toHaveAttribute('lang', 'en');
});

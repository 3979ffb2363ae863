import { expect, test } from './fixtures';
import { openProduct } from './shopper-steps';

const warning = 'Please select a size first!';

test('a notice is shown for 3 s, leaves in 300 ms and is gone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Oxblood Brogues');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  const notice = page.getByRole('alert').filter({ hasText: warning });
  await expect(notice).toBeVisible();
  await page.clock.runFor(2900);
  await expect(notice).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText(warning).locator('..')).toHaveCSS('opacity', '0');
  await page.clock.runFor(100);
  await expect(notice).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(notice).toHaveCount(0);
});

test('notices are stacked 80 px apart and close up when the first one goes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Oxblood Brogues');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const add = dialog.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await page.clock.runFor(1000);
  await dialog.getByRole('radio', { name: '41' }).check({ force: true });
  await add.click();
  const first = page.getByText(warning);
  const second = page.getByText('Item added to cart');
  await expect(second).toBeVisible();
  const top = async (notice: typeof first) => (await notice.locator('..').boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top(second)) - (await top(first))).toBe(80);
  const place = await top(first);
  await page.clock.runFor(2400);
  await expect(first).toHaveCount(0);
  await expect.poll(() => top(second)).toBe(place);
});

test('a notice over a dialog is inside the dialog, visible and announced', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Oxblood Brogues');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: warning })).toBeVisible();
  await dialog.getByRole('radio', { name: '41' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Item added to cart' })).toBeVisible();
});

test('the live regions of notices are in the page, empty, before the first notice', async ({
  page,
}) => {
  await page.goto('/shop/');
  const onPage = page.locator('body > div');
  await expect(onPage.getByRole('alert')).toHaveText('');
  // One for notices, one for announcements without a notice.
  await expect(onPage.getByRole('status')).toHaveText(['', '']);
  const dialog = await openProduct(page, 'Oxblood Brogues');
  await expect(dialog.getByRole('alert')).toHaveText('');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(`!${warning}`);
});

test('a notice that outlives its dialog is not announced again', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Oxblood Brogues');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(warning)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: warning })).toHaveCount(0);
});

import { shop } from '@/data/shop';
import { shoe, size } from './examples';
import { expect, hydrate, test } from './fixtures';
import { address, phone, priceOf } from './shop-under-test';

test('a product page prints on one sheet, with its price, sizes and the phone', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(shoe.path);
  await hydrate(page);
  await page.emulateMedia({ media: 'print' });
  const article = page.getByRole('article', { name: shoe.name });
  for (const text of [priceOf(shoe), size, 'Delivery and returns']) {
    await expect(article.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible();
  }
  const top = page.getByRole('banner');
  await expect(top.getByRole('link', { name: shop.name })).toBeVisible();
  await expect(top.getByText(phone.shown)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(phone.shown)).toBeVisible();
  await expect(footer.getByText(address.street)).toBeVisible();
  for (const name of ['Add to Cart', 'Menu', 'Copy link', 'Share']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

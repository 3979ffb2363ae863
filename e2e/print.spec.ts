import { shop } from '@/data/shop';
import { expect, hydrate, test } from './fixtures';

test('a product page prints on one sheet, with its price, sizes and the phone', async ({
  page,
}) => {
  await page.goto('/shop/todays-offer/brogue/');
  await hydrate(page);
  await page.emulateMedia({ media: 'print' });
  const article = page.getByRole('article', { name: 'Oxblood Brogues' });
  for (const text of ['KSh 2,250', '41', 'Delivery and returns']) {
    await expect(article.getByText(text, { exact: true })).toBeVisible();
  }
  const top = page.getByRole('banner');
  await expect(top.getByRole('link', { name: shop.name })).toBeVisible();
  await expect(top.getByText(shop.phone)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(shop.phone)).toBeVisible();
  await expect(footer.getByText(shop.address.street)).toBeVisible();
  for (const name of ['Add to Cart', 'Menu', 'Copy link', 'Share']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

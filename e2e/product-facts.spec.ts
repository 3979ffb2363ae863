import { expectNoViolations } from './axe';
import { describedProduct, soldOut } from './examples';
import { expect, test } from './fixtures';

test('a product’s page shows its facts and its rating @both', async ({ page }) => {
  const { path, material = '', care = '', madeIn = '', rating, reviews } = describedProduct;
  await page.goto(path);
  const details = page.getByRole('region', { name: 'Details' });
  for (const fact of [material, care, madeIn]) await expect(details).toContainText(fact);
  await expect(details.getByRole('term')).toContainText([
    'Material',
    'Care',
    'Fit',
    'Sizes',
    'Made in',
  ]);
  const article = page.getByRole('article', { name: describedProduct.name });
  await expect(article).toContainText(`Rated ${rating} out of 5 (${reviews} reviews)`);
  await expectNoViolations(page);
});

test('a product without facts and rating lists its sizes alone', async ({ page }) => {
  await page.goto(soldOut.path);
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByRole('term')).toHaveText(['Sizes']);
});

import { discountPercent } from '@/lib/catalogue/discount';
import { relatedProducts } from '@/lib/catalogue/related-products';
import { formatKes } from '@/lib/format/money';
import { shoe, size } from './examples';
import { expect, hydrate, test } from './fixtures';
import { priceOf, products } from './shop-under-test';
import { cardLink, productDialog, sizeRadio } from './shopper-steps';

test('a product page shows all that is needed to order', async ({ page }) => {
  await page.goto(shoe.path);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link')).toHaveText(['Home', 'Shop', shoe.category]);
  await expect(breadcrumb.getByText(shoe.name)).toHaveAttribute('aria-current', 'page');
  const article = page.getByRole('article', { name: shoe.name });
  await expect(article.getByRole('img', { name: shoe.alt })).toBeVisible();
  const original = shoe.originalPriceKes ?? 0;
  await expect(article).toContainText(
    `${priceOf(shoe)} was ${formatKes(original)} −${discountPercent(shoe.priceKes, original)}%`,
  );
  await expect(article.getByRole('radio')).toHaveCount(shoe.sizes.length);
  await expect(article.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  for (const name of ['Order via WhatsApp', 'Call to Order']) {
    await expect(article.getByRole('link', { name })).toBeVisible();
  }
  await expect(article.getByRole('link', { name: /^Share/ })).toHaveText([
    'Share on WhatsApp',
    'Share on Facebook',
  ]);
  await expect(article.getByRole('list', { name: 'Delivery and returns' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'You may also like' }).getByRole('listitem'),
  ).toHaveCount(4);
});

test('a product address with a size opens with that size chosen', async ({ page }) => {
  await page.goto(`${shoe.path}?size=${size}`);
  await expect(sizeRadio(page, size)).toBeChecked();
  await expect(page.getByRole('link', { name: 'Order via WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`size%20${size}`),
  );
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a size in a product’s address is not chosen for other products on its page', async ({
  page,
}) => {
  await page.goto(`${shoe.path}?size=${size}`);
  await hydrate(page);
  const related = relatedProducts(shoe, products).find(({ sizes }) => sizes.includes(size));
  if (!related) throw new Error('No related product is made in the size.');
  await cardLink(page.getByRole('region', { name: 'You may also like' }), related).click();
  await expect(sizeRadio(productDialog(page, related), size)).not.toBeChecked();
});

import { relatedProducts } from '@/lib/catalogue/related-products';
import { shoe, size, wornWithOthers } from './examples';
import { expect, goNear, test } from './fixtures';
import { priceOf, products } from './shop-under-test';
import { cardLink, productDialog, sizeRadio } from './shopper-steps';

test('a size in a product’s address is chosen there, and not for other products on its page', async ({
  page,
}) => {
  await test.step('a product address with a size opens with that size chosen', async () => {
    await page.goto(`${shoe.path}?size=${size}`);
    await expect(sizeRadio(page, size)).toBeChecked();
    await expect(page.getByRole('link', { name: 'Order via WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`size%20${size}`),
    );
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });
  await test.step('a size in a product’s address is not chosen for other products on its page', async () => {
    await page.goto(`${shoe.path}?size=${size}`);
    const related = relatedProducts(shoe, products).find(({ sizes }) => sizes.includes(size));
    if (!related) throw new Error('No related product is made in the size.');
    const others = page.getByRole('region', { name: 'You may also like' });
    await goNear(others);
    // Until a card has its price, its link leads to the page.
    await expect(others).toContainText(priceOf(related));
    await cardLink(others, related).click();
    await expect(sizeRadio(productDialog(page, related), size)).not.toBeChecked();
  });
});

test('on a wide screen the order that stays in view ends above what is worn with the product', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(wornWithOthers.path);
  const worn = page.getByRole('heading', { name: 'Wear it with' });
  await worn.evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const last = await page.getByRole('link', { name: 'Ask about this' }).boundingBox();
  const next = await worn.boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(next?.y ?? 0);
});

import { relatedProducts } from '@/lib/catalogue/related-products';
import { shoe, size } from './examples';
import { expect, hydrate, test } from './fixtures';
import { products } from './shop-under-test';
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
    await hydrate(page);
    const related = relatedProducts(shoe, products).find(({ sizes }) => sizes.includes(size));
    if (!related) throw new Error('No related product is made in the size.');
    await cardLink(page.getByRole('region', { name: 'You may also like' }), related).click();
    await expect(sizeRadio(productDialog(page, related), size)).not.toBeChecked();
  });
});

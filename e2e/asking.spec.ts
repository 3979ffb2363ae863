import { shop } from '@/e2e/shop/whole-shop';
import { sizePath } from '@/lib/catalogue/size-address';
import { shippingReturnsWords } from '@/words/shipping-returns';
import { drawnProduct, plainProduct, shoe, size } from './examples';
import { expect, openPage, test } from './fixtures';
import { fixture } from './servers';
import { priceOf } from './shop-under-test';
import { chatMessage, chooseSize, openProduct, sizeRadio } from './shopper-steps';

const ask = 'Ask about this';
const photo = 'Want a photo or another size? Have a question?';
const above = shop.wholesaleAbove;
const offer = `${above + 1} or more? Ask for the wholesale price.`;
const more = (count: number) =>
  `Add ${count} more and we give you the wholesale price on WhatsApp.`;
const reached = `${above + 1} or more: we reply with the wholesale price. Don’t pay before that.`;

test('by keyboard the size guide follows the sizes, then the quantity, the ways to order and the question', {
  tag: '@both',
}, async ({ page }) => {
  await openPage(page, shoe.path);
  const article = page.getByRole('article');
  const form = article.locator('form');
  await sizeRadio(page, size).focus();
  for (const next of [
    form.locator('summary', { hasText: 'Size guide' }),
    form.getByRole('button', { name: 'Decrease quantity' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await expect(page.getByText(`12 for ${priceOf(shoe, 12)}`)).toBeVisible();
  for (const next of [
    form.getByRole('button', { name: 'Increase quantity' }),
    form.getByRole('button', { name: 'Add to Cart' }),
    article.getByRole('link', { name: 'Order via WhatsApp' }),
    article.getByRole('link', { name: 'Call to Order' }),
    article.getByRole('link', { name: shippingReturnsWords.areas }),
    article.getByRole('link', { name: shippingReturnsWords.howToReturn }),
    article.getByRole('link', { name: ask }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

test('a product is asked about with its chosen size, and a typed quantity counts at once and has its wholesale hint', async ({
  page,
}) => {
  await openPage(page, shoe.path);
  const panel = page.getByRole('article');
  const field = panel.getByRole('textbox', { name: 'Quantity' });
  await test.step('the question has the product, and then the size', async () => {
    const link = page.getByRole('link', { name: ask });
    expect(await chatMessage(link)).toBe(
      `Hello ${shop.name}, I have a question about ${shoe.name}: ${fixture.site}${shoe.path}`,
    );
    await chooseSize(page, size);
    expect(await chatMessage(link)).toBe(
      `Hello ${shop.name}, I have a question about ${shoe.name} in size ${size}: ${fixture.site}${sizePath(shoe, size)}`,
    );
  });
  await test.step('beside a quantity the page says how many more are wholesale', async () => {
    await expect(page.getByText(offer)).toBeVisible();
    for (const [quantity, text] of [
      [3, more(above - 2)],
      [4, more(above - 3)],
      [above + 1, reached],
      [12, reached],
    ] as const) {
      await field.fill(String(quantity));
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
  });
  await test.step('a quantity counts while it is typed, and is never below 1', async () => {
    const order = panel.getByRole('link', { name: 'Order via WhatsApp' });
    await expect(panel.getByText(`12 for ${priceOf(shoe, 12)}`)).toBeVisible();
    expect(await chatMessage(order)).toContain(`12 × ${priceOf(shoe)} = ${priceOf(shoe, 12)}`);
    await field.press('Enter');
    await panel.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(field).toHaveValue('13');
    await field.fill('a dozen');
    await field.blur();
    await expect(field).toHaveValue('13');
    await field.fill('0');
    await field.blur();
    await expect(field).toHaveValue('1');
    expect(await chatMessage(order)).toContain(`1 × ${priceOf(shoe)}`);
  });
  await test.step('its dialog asks about it too', async () => {
    await page.goto('/shop/');
    const dialog = await openProduct(page, shoe);
    await chooseSize(dialog, size);
    expect(await chatMessage(dialog.getByRole('link', { name: ask }))).toContain(
      `${shoe.name} in size ${size}: ${fixture.site}${sizePath(shoe, size)}`,
    );
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script a product is asked about, and what has a drawn picture says so on it', async ({
    page,
  }) => {
    await page.goto(shoe.path);
    expect(await chatMessage(page.getByRole('link', { name: ask }))).toContain(
      `${shoe.name}: ${fixture.site}${shoe.path}`,
    );
    await expect(page.getByText(offer)).toBeVisible();
    await page.goto(drawnProduct.path);
    await expect(page.getByText('Illustration', { exact: true })).toBeVisible();
    await expect(page.getByText(photo)).toBeVisible();
    expect(await chatMessage(page.getByRole('link', { name: ask }))).toContain(
      `${drawnProduct.name}: ${fixture.site}${drawnProduct.path}`,
    );
    await page.goto(plainProduct.path);
    await expect(page.getByRole('img', { name: plainProduct.alt })).toBeVisible();
    await expect(page.getByText('Illustration')).toHaveCount(0);
    await expect(page.getByText(photo)).toHaveCount(0);
  });
});

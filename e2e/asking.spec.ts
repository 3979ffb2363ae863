import { shop } from '@/e2e/shop/whole-shop';
import { sizePath } from '@/lib/catalogue/size-address';
import { shippingReturnsWords } from '@/words/shipping-returns';
import { seedCart, storedCart } from './cart-storage';
import { drawnProduct, plainProduct, shoe, size } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { fixture } from './servers';
import { priceOf } from './shop-under-test';
import { chatMessage, chooseSize, openCart, openProduct, sizeRadio } from './shopper-steps';

const ask = 'Ask about this';
const askPhoto = 'Illustration. Ask for a photo on WhatsApp';
const above = shop.wholesaleAbove;
const offer = `${above + 1} or more? Ask for the wholesale price.`;
const more = (count: number) =>
  `Add ${count} more and we give you the wholesale price on WhatsApp.`;
const reached = `${above + 1} or more: we reply with the wholesale price. Don’t pay before that.`;

test('a product’s page asks about it in the chat, with the chosen size and the address', {
  tag: '@both',
}, async ({ page }) => {
  await openPage(page, shoe.path);
  const link = page.getByRole('link', { name: ask });
  expect(await chatMessage(link)).toBe(
    `Hello ${shop.name}, I have a question about ${shoe.name}: ${fixture.site}${shoe.path}`,
  );
  await chooseSize(page, size);
  expect(await chatMessage(link)).toBe(
    `Hello ${shop.name}, I have a question about ${shoe.name} in size ${size}: ${fixture.site}${sizePath(shoe, size)}`,
  );
});

test('a product’s dialog asks about it in the chat', { tag: '@both' }, async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  await chooseSize(dialog, size);
  expect(await chatMessage(dialog.getByRole('link', { name: ask }))).toContain(
    `${shoe.name} in size ${size}: ${fixture.site}${sizePath(shoe, size)}`,
  );
});

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
    article.getByRole('link', { name: 'Message us' }),
    article.getByRole('link', { name: shippingReturnsWords.areas }),
    article.getByRole('link', { name: shippingReturnsWords.howToReturn }),
    article.getByRole('link', { name: 'Order via WhatsApp' }),
    article.getByRole('link', { name: 'Call to Order' }),
    article.getByRole('link', { name: ask }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled });

    test(`${javaScriptEnabled ? 'with' : 'without'} script a drawn picture says so, and a photo of the product can be asked for`, async ({
      page,
    }) => {
      await page.goto(drawnProduct.path);
      await expect(page.getByText('Illustration').first()).toBeVisible();
      expect(await chatMessage(page.getByRole('link', { name: askPhoto }))).toBe(
        `Hello ${shop.name}, please send me a photo of ${drawnProduct.name}: ${fixture.site}${drawnProduct.path}`,
      );
      await page.goto(plainProduct.path);
      await expect(page.getByRole('img', { name: plainProduct.alt })).toBeVisible();
      await expect(page.getByText('Illustration')).toHaveCount(0);
      await expect(page.getByRole('link', { name: askPhoto })).toHaveCount(0);
    });
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script a product’s page asks about it and shows the wholesale offer', async ({
    page,
  }) => {
    await page.goto(shoe.path);
    expect(await chatMessage(page.getByRole('link', { name: ask }))).toContain(
      `${shoe.name}: ${fixture.site}${shoe.path}`,
    );
    await expect(page.getByText(offer)).toBeVisible();
  });
});

test('beside a quantity a product says how many more are wholesale, and that the message asks for it', {
  tag: '@both',
}, async ({ page }) => {
  await openPage(page, shoe.path);
  await expect(page.getByText(offer)).toBeVisible();
  for (const [quantity, text] of [
    [3, more(above - 2)],
    [4, more(above - 3)],
    [above + 1, reached],
    [12, reached],
  ] as const) {
    await page.getByRole('textbox', { name: 'Quantity' }).fill(String(quantity));
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
});

for (const where of ['on a product’s page', 'in a product’s dialog']) {
  test(`a quantity can be typed ${where}, counts at once and is never below 1`, {
    tag: '@both',
  }, async ({ page }) => {
    const onPage = where.endsWith('page');
    await page.goto(onPage ? shoe.path : '/shop/');
    if (onPage) await hydrate(page);
    const panel = onPage ? page.getByRole('article') : await openProduct(page, shoe);
    const field = panel.getByRole('textbox', { name: 'Quantity' });
    const order = panel.getByRole('link', { name: 'Order via WhatsApp' });
    await chooseSize(panel, size);
    await field.fill('12');
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
}

test('a cart says how many more items are wholesale, and once that its total is another then', {
  tag: '@both',
}, async ({ page }) => {
  await seedCart(page, storedCart(1));
  await page.goto('/');
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart.getByText('wholesale')).toHaveCount(0);
  const field = cart.getByRole('textbox', { name: /^Quantity/ });
  for (const [quantity, text] of [
    [3, more(above - 2)],
    [4, more(above - 3)],
    [above + 1, 'before the wholesale price'],
  ] as const) {
    await field.fill(String(quantity));
    await field.press('Enter');
    await expect(cart.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(cart.getByText(/^Add \d+ more|^\d+ or more/)).toHaveCount(0);
});

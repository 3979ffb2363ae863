import { recordAnnouncements } from './announcements';
import { seedCart, storedCart, storedSize } from './cart-storage';
import { category, shoe, size } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { messages } from './messages';
import { priceOf } from './shop-under-test';
import { chooseSize, openCart, openProduct, pill } from './shopper-steps';

const product = shoe.path;

test('a page with a cart announces nothing as it opens, and a quantity and an addition once each', async ({
  page,
}) => {
  await page.clock.install();
  await seedCart(page, storedCart(1));
  await page.goto(`${product}?size=${size}`, { waitUntil: 'domcontentloaded' });
  const announced = await recordAnnouncements(page);
  await hydrate(page);
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  expect.soft(await announced()).toEqual([]);

  const article = page.getByRole('article');
  const more = article.getByRole('button', { name: 'Increase quantity' });
  const less = article.getByRole('button', { name: 'Decrease quantity' });
  const [two, three] = [`2 for ${priceOf(shoe, 2)}`, `3 for ${priceOf(shoe, 3)}`];
  await more.click();
  await expect.poll(announced).toEqual([two]);
  await more.click();
  await expect.poll(announced).toEqual([two, three]);
  await less.click();
  await less.click();
  const quantities = [two, three, two, '1'];
  await expect.poll(announced).toEqual(quantities);

  await article.getByRole('button', { name: 'Add to Cart' }).click();
  const all = [...quantities, messages.added, 'Cart, 2 items'];
  await expect.poll(announced).toEqual(all);
  await page.clock.runFor(4000);
  await expect(page.getByText(messages.added)).toBeHidden();
  await expect.poll(announced).toEqual(all);
});

test('adding in a product dialog announces the addition and the number of items, each once', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  await chooseSize(dialog, size);
  const announced = await recordAnnouncements(page);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(announced).toEqual([messages.added, 'Cart, 1 item']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.clock.runFor(4000);
  await expect(page.getByText(messages.added)).toBeHidden();
  await expect.poll(announced).toHaveLength(2);
});

const removed = `${shoe.name}, size ${storedSize(0)}, removed. Undo`;

test('what changes in the cart is announced once: a quantity, a line that is removed, and the empty cart, whose title has the focus', async ({
  page,
}) => {
  await seedCart(page, storedCart(3));
  await page.goto('/');
  const cart = await openCart(page);

  await test.step('a changed quantity by the total', async () => {
    const announced = await recordAnnouncements(page);
    await cart
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click();
    await expect.poll(announced).toEqual([expect.stringMatching(/^Total/)]);
    await cart
      .getByRole('button', { name: /^Decrease/ })
      .first()
      .click();
  });

  await test.step('a removed line with its Undo', async () => {
    for (const line of [1, 2]) {
      const announced = await recordAnnouncements(page);
      const name = `${shoe.name}, size ${storedSize(line)}`;
      await cart.getByRole('button', { name: `Remove ${name}` }).click();
      const ofLine = async () => (await announced()).filter((text) => text.includes(name));
      await expect.poll(ofLine).toEqual([`${name}, removed. Undo`]);
    }
  });

  for (const [action, name, undo] of [
    ['Remove', /^Remove/, removed],
    ['Decrease', /^Decrease/, removed],
    ['Clear Cart', 'Clear Cart', 'Cart cleared. Undo'],
  ] as const) {
    await test.step(`a cart that ${action} empties`, async () => {
      const announced = await recordAnnouncements(page);
      await cart.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await expect(cart.getByRole('heading', { name: 'Your cart' })).toBeFocused();
      await expect(
        cart.getByRole('status').filter({ hasText: 'Items you add will be here.' }),
      ).toBeVisible();
      await expect.poll(announced).toEqual([undo, expect.stringMatching(/^Your cart is empty/)]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(cart.getByRole('listitem')).toHaveCount(1);
    });
  }
});

test('a chosen category announces its number of products once', async ({ page }) => {
  await openPage(page, '/shop/');
  const announced = await recordAnnouncements(page);
  await pill(page, category).click();
  await expect.poll(announced).toEqual([`${category.count} products`]);
});

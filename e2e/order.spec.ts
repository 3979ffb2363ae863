import { payments } from '@/e2e/shop/whole-shop';
import { localPhone } from '@/lib/format/phone';
import { otherSize, shoe, size } from './examples';
import { expect, holdScripts, test } from './fixtures';
import { messages } from './messages';
import { phone, priceOf } from './shop-under-test';
import { chatMessage, chooseSize, openProduct } from './shopper-steps';

const warning = messages.chooseSize;

test('a shopper orders a product from its dialog, and puts it into the cart', async ({ page }) => {
  await page.clock.install();
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  await test.step('without a size each way to order shows a warning and adds nothing', async () => {
    for (const how of ['Add to Cart', 'Order via WhatsApp', 'Call to Order']) {
      await dialog.getByText(how, { exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: warning }), how).toBeVisible();
      await expect(page).toHaveURL('/shop/');
      await page.clock.runFor(4000);
      await expect(page.getByText(warning)).toHaveCount(0);
    }
  });
  await test.step('by the buttons a quantity never goes below 1', async () => {
    const decrease = dialog.getByRole('button', { name: 'Decrease quantity' });
    await expect(decrease).toBeDisabled();
    await decrease.press('Enter');
    await expect(dialog.getByRole('status').first()).toHaveText('1');
    await dialog.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(dialog.getByRole('status').first()).toHaveText('2');
  });
  await test.step('the message carries size, quantity, price, total and how to pay', async () => {
    await chooseSize(dialog, size);
    const text = await chatMessage(dialog.getByRole('link', { name: 'Order via WhatsApp' }));
    expect(text).toContain(
      `${shoe.name}, size ${size}, 2 × ${priceOf(shoe)} = ${priceOf(shoe, 2)}`,
    );
    expect(text).toContain(`Total: ${priceOf(shoe, 2)}`);
    expect(text).toContain(`M-Pesa send money to ${localPhone(payments.mpesaNumber)}`);
    expect(text).not.toContain(messages.wholesale);
    await expect(dialog.getByRole('link', { name: 'Call to Order' })).toHaveAttribute(
      'href',
      phone.call,
    );
  });
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await test.step('a double click on Add to Cart adds one line, two separate clicks add two', async () => {
    await dialog.getByRole('button', { name: 'Add to Cart' }).dblclick();
    await expect(page.getByText(messages.added)).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText(messages.added)).toHaveCount(2);
    await dialog.getByRole('button', { name: 'View cart', exact: true }).click();
    await expect(cart.getByRole('listitem')).toHaveCount(2);
    await expect(cart).toContainText(shoe.name);
  });
  await test.step('the cart that a notice opened returns the focus to the product’s dialog', async () => {
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(dialog.getByRole('heading', { name: shoe.name })).toBeFocused();
  });
});

test('a size chosen before the script has loaded stays chosen', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(shoe.path, { waitUntil: 'commit' });
  await chooseSize(page, otherSize);
  release();
  const link = page.getByRole('link', { name: 'Order via WhatsApp' });
  await expect.poll(() => chatMessage(link)).toContain(`size ${otherSize}`);
});

test('Add to Cart is in a phone’s first screen of a product, below what leads to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(shoe.path);
  const inArticle = page.getByRole('article').getByRole('button', { name: 'Add to Cart' });
  await expect(inArticle).toBeInViewport({ ratio: 1 });
  // With the guide open it stays at the lower edge, where what leads to the top is above it.
  await page.getByRole('article').getByText('Size guide', { exact: true }).click();
  await page.evaluate(() => scrollTo({ top: 310, behavior: 'instant' }));
  const top = page.getByRole('button', { name: 'Scroll to top' });
  await expect(top).toBeVisible();
  await expect(inArticle).toBeInViewport({ ratio: 1 });
  const box = await top.boundingBox();
  const addBox = await inArticle.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(addBox?.y ?? 0);
});

test('Add to Cart stays where it is in a dialog of any width after an addition', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 768, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/shop/');
      const dialog = await openProduct(page, shoe);
      await chooseSize(dialog, size);
      const add = dialog.getByRole('button', { name: 'Add to Cart' });
      const edges = async () => {
        const box = await add.boundingBox();
        return box && { top: box.y, bottom: box.y + box.height, right: box.x + box.width };
      };
      const before = await edges();
      await add.click();
      await expect(dialog.getByRole('button', { name: 'View cart' })).toBeVisible();
      expect.soft(await edges()).toEqual(before);
    });
  }
});

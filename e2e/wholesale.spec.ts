import { shop } from '@/e2e/shop/whole-shop';
import { firstOffer, shoe, size } from './examples';
import { expect, openPage, test } from './fixtures';
import { messages } from './messages';
import { chatMessage, chooseSize, openProduct, unfoldOffer } from './shopper-steps';

const quantity = shop.wholesaleAbove + 1;

test('a product’s own message of a wholesale quantity is to be paid after the answer, from its dialog and from an offer', async ({
  page,
}) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  await chooseSize(dialog, size);
  await dialog.getByRole('textbox', { name: 'Quantity' }).fill(String(quantity));
  const order = dialog.getByRole('link', { name: 'Order via WhatsApp' });
  await expect.poll(() => chatMessage(order)).toContain(messages.wholesale);
  await expect.poll(() => chatMessage(order)).toMatch(/once you send me the total\.(\n|$)/);

  await openPage(page, '/');
  const offers = page.getByRole('region', { name: "Today's Featured" });
  await unfoldOffer(offers);
  await chooseSize(offers, firstOffer.sizes[0]);
  for (let more = 1; more < quantity; more += 1)
    await offers.getByRole('button', { name: 'Increase quantity' }).click();
  await expect
    .poll(() => chatMessage(offers.getByRole('link', { name: 'Order Now' })))
    .toMatch(/once you send me the total\.(\n|$)/);
});

import { shop } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { seedCart, storedCart } from './cart-storage';
import { firstOffer, shoe, size } from './examples';
import { expect, openPage, test } from './fixtures';
import { messages } from './messages';
import { priceOf } from './shop-under-test';
import { chatMessage, choosePay, chooseSize, openCart, openProduct } from './shopper-steps';

const quantity = shop.wholesaleAbove + 1;
const payLater = 'Pay when you have our wholesale total.';
const near = deliveryAreas.find(({ feeKes, anyTown }) => feeKes > 0 && !anyTown)?.name ?? '';

test('a cart that asks for the wholesale price gives no sum to pay, and again one when it is smaller', async ({
  page,
}) => {
  await seedCart(page, storedCart(1, { quantity }));
  await page.goto('/shop/');
  const cart = await openCart(page);
  const pay = cart.getByRole('group', { name: 'How will you pay?' });
  const order = cart.getByRole('link', { name: 'Order via WhatsApp' });
  await cart.getByLabel('Area').selectOption(near);
  await expect(pay.getByText(payLater)).toBeVisible();
  await expect(cart.getByText('To pay')).toHaveCount(0);
  for (const [way, number] of [
    ['Send money by M-Pesa', 'M-Pesa number'],
    ['M-Pesa till (Buy Goods)', 'Till number'],
    ['Bank paybill', 'Paybill number'],
  ] as const) {
    await choosePay(cart, way);
    await expect(pay.getByRole('button', { name: `Copy ${number}` })).toBeVisible();
    await expect(pay.getByRole('button', { name: 'Copy Amount' })).toHaveCount(0);
    await expect(pay).not.toContainText('KSh');
    const message = await chatMessage(order);
    expect(message).toContain(`Total: ${priceOf(shoe, quantity)}\n${messages.wholesale}\n`);
    expect(message).toContain('once you send me the total.');
    expect(message).not.toMatch(/To pay|confirm/);
  }
  await choosePay(cart, 'Pay on delivery');
  await expect(pay.getByText('You pay the wholesale total when you receive it.')).toBeVisible();
  await expect(pay).not.toContainText('KSh');
  const card = pay.getByRole('radio', { name: 'Card or PayPal' });
  await expect(card).toBeDisabled();
  await expect(card).toHaveAccessibleDescription('Not at the wholesale price');
  await choosePay(cart, 'Send money by M-Pesa');
  await cart.getByRole('button', { name: /^Decrease quantity/ }).click();
  await expect(pay.getByRole('button', { name: 'Copy Amount' })).toBeVisible();
  await expect(pay.getByText(payLater)).toHaveCount(0);
  await expect(card).toBeEnabled();
  await expect(cart.getByText(/^\$.*USD$/)).toBeVisible();
  expect(await chatMessage(order)).toContain('I will pay');
});

test('a cart that asks for the wholesale price, whatever it comes to, names no delivery fee and no dollars', async ({
  page,
}) => {
  await seedCart(page, storedCart(1, { quantity: 50 * quantity }));
  await page.goto('/shop/');
  const cart = await openCart(page);
  const area = cart.getByLabel('Area');
  await area.selectOption(near);
  await expect(cart.getByText('We tell you the fee with your total.')).toBeVisible();
  await expect(area).not.toContainText('KSh');
  await expect(cart.getByText(/free delivery/i)).toHaveCount(0);
  await expect(cart.getByText('before the wholesale price')).toBeVisible();
  await expect(cart.getByText('USD')).toHaveCount(0);
  const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
  expect(message).toContain(`Deliver to: ${near}. Please tell me what delivery costs.`);
  expect(message).not.toContain('Delivery: ');
});

test('a cart that was to be paid by card shows no PayPal once it asks for the wholesale price', async ({
  page,
}) => {
  await seedCart(page, storedCart(1, { quantity: quantity - 1 }));
  await page.goto('/shop/');
  const cart = await openCart(page);
  const payPal = cart.getByRole('group', { name: 'Pay by card or PayPal' });
  await choosePay(cart, 'Card or PayPal');
  await expect(payPal.getByRole('button', { name: 'PayPal' })).toBeVisible();
  await cart.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(payPal).toHaveCount(0);
  await expect(cart.getByText(/^You pay \$/)).toHaveCount(0);
});

test('a product’s own message of a wholesale quantity is to be paid after the answer', async ({
  page,
}) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  await chooseSize(dialog, size);
  await dialog.getByRole('textbox', { name: 'Quantity' }).fill(String(quantity));
  const order = dialog.getByRole('link', { name: 'Order via WhatsApp' });
  await expect.poll(() => chatMessage(order)).toContain(messages.wholesale);
  await expect.poll(() => chatMessage(order)).toMatch(/once you send me the total\.(\n|$)/);
});

test('Order Now of an offer in a wholesale quantity is to be paid after the answer', async ({
  page,
}) => {
  await openPage(page, '/');
  const offers = page.getByRole('region', { name: "Today's Featured" });
  await chooseSize(offers, firstOffer.sizes[0]);
  for (let more = 1; more < quantity; more += 1)
    await offers.getByRole('button', { name: 'Increase quantity' }).click();
  const order = offers.getByRole('link', { name: 'Order Now' });
  await expect.poll(() => chatMessage(order)).toMatch(/once you send me the total\.(\n|$)/);
});

test('the page of an order that asks for the wholesale price gives no sum to pay', async ({
  page,
}) => {
  await seedCart(page, storedCart(1, { quantity }));
  await page.goto('/about/');
  const cart = await openCart(page);
  await choosePay(cart, 'M-Pesa till (Buy Goods)');
  const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
  await openPage(page, message.match(/\/order\/#\S+$/)?.[0] ?? '');
  const pay = page.getByRole('region', { name: 'How to pay' });
  await expect(pay.getByText(payLater)).toBeVisible();
  await expect(pay.getByRole('button', { name: 'Copy Till number' })).toBeVisible();
  await expect(pay.getByRole('button', { name: 'Copy Amount' })).toHaveCount(0);
  await expect(pay).not.toContainText('KSh');
});

import { freeDeliveryFromKes, policies, shop, visit } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { formatKes } from '@/lib/format/money';
import { blockStorage, seedCart, storedCart } from './cart-storage';
import { shoe, size } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { seed } from './seed';
import { addProduct, chatMessage, choosePay, chooseSize, openCart } from './shopper-steps';

/** The first area that fits. Throws where the shop has none. */
function areaThat(what: string, fits: (area: (typeof deliveryAreas)[number]) => boolean) {
  const found = deliveryAreas.find(fits);
  if (!found) throw new Error(`The shop under test needs an area ${what}.`);
  return found;
}

const near = areaThat('with a fee', (area) => area.feeKes > 0 && !area.anyTown);
const anyTown = areaThat('that stands for any town', (area) => Boolean(area.anyTown));
const pickUp = areaThat('that is picked up', (area) => Boolean(area.pickUp));
/** Enough of the shoe for free delivery. */
const freeQuantity = Math.ceil(freeDeliveryFromKes / shoe.priceKes);
const price = formatKes(shoe.priceKes);

test('an area and a landmark are in every message, with the fee and the whole to pay', {
  tag: '@both',
}, async ({ page }) => {
  await seedCart(page, storedCart(1));
  await page.goto('/');
  const cart = await openCart(page);
  const order = cart.getByRole('link', { name: 'Order via WhatsApp' });
  expect(await chatMessage(order)).toContain('\nI have not chosen where to deliver.\n');
  const where = cart.getByRole('group', { name: 'Deliver to' });
  await where.getByLabel('Area').selectOption({ label: `${near.name}, ${formatKes(near.feeKes)}` });
  await where.getByLabel('Town or landmark').fill(' beside the petrol station. ');
  await expect(where).toContainText(near.means);
  await expect(where).toContainText(/With you by \w+day, \d+ \w+\./);
  await expect(where).toContainText(`Delivery ${formatKes(near.feeKes)}`);
  const missing = formatKes(freeDeliveryFromKes - shoe.priceKes);
  await expect(cart).toContainText(`${missing} more for free delivery`);
  const toPay = formatKes(shoe.priceKes + near.feeKes);
  await expect(cart.getByRole('status').filter({ hasText: 'Total' })).toContainText(
    `To pay ${toPay}`,
  );
  const message = await chatMessage(order);
  expect(message).toContain(`Total: ${price}\n`);
  expect(message).toContain(
    `Deliver to: ${near.name}, beside the petrol station. Delivery: ${formatKes(near.feeKes)}.\n`,
  );
  expect(message).toMatch(/\nWith me by \w+day, \d+ \w+\.\n/);
  expect(message).toContain(`\nTo pay: ${toPay}\n`);
});

test('a town is named in the message in place of an area that stands for any town', async ({
  page,
}) => {
  await seedCart(page, storedCart(1));
  await page.goto('/');
  const cart = await openCart(page);
  await cart.getByLabel('Area').selectOption(anyTown.name);
  await cart.getByLabel('Town or landmark').fill('Kisumu, bus office');
  expect(await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }))).toContain(
    `Deliver to: Kisumu, bus office. Delivery: ${formatKes(anyTown.feeKes)}.`,
  );
  await cart.getByLabel('Area').selectOption(near.name);
  await expect(cart.getByLabel('Town or landmark')).toHaveValue('');
});

test('from the shop’s sum on delivery is free, and nothing is added to the total', async ({
  page,
}) => {
  await seedCart(page, storedCart(1, { quantity: freeQuantity }));
  await page.goto('/');
  const cart = await openCart(page);
  await cart.getByLabel('Area').selectOption(near.name);
  await expect(cart.getByText('Free delivery.')).toBeVisible();
  await expect(cart.getByText('more for free delivery')).toBeHidden();
  await expect(cart.getByText('To pay')).toBeHidden();
  expect(await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }))).toContain(
    `Deliver to: ${near.name}. Delivery: free.`,
  );
});

test('an order that is picked up asks for no place and promises no delivery, in the cart and on its page', {
  tag: '@both',
}, async ({ page }) => {
  await seedCart(page, storedCart(1));
  await page.goto('/');
  const cart = await openCart(page);
  await cart.getByLabel('Area').selectOption(pickUp.name);
  const where = `${pickUp.means}. ${visit.hours}.`;
  await expect(cart.getByText(where)).toBeVisible();
  await expect(cart.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /maps/);
  await expect(cart.getByText(policies.sameDayDispatch)).toBeHidden();
  await choosePay(cart, 'Pay at the stall');
  await expect(cart.getByLabel('Town or landmark')).toBeHidden();
  expect(await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }))).toContain(
    `${pickUp.name}. Delivery: free.`,
  );
  const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
  await openPage(page, message.match(/\/order\/#\S+$/)?.[0] ?? '');
  const main = page.getByRole('main');
  await expect(main.getByText(where)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /maps/);
  await expect(main.getByText(/when you collect it\.$/)).toBeVisible();
});

test('area and place are remembered on the phone', async ({ page }) => {
  await seedCart(page, storedCart(1));
  await page.goto('/');
  const cart = await openCart(page);
  await cart.getByLabel('Area').selectOption(near.name);
  await cart.getByLabel('Town or landmark').fill('beside the market');
  await page.goto('/shop/');
  const later = await openCart(page);
  await expect(later.getByLabel('Area')).toHaveValue(near.name);
  await expect(later.getByLabel('Town or landmark')).toHaveValue('beside the market');
});

test('a product’s own message says where to, once the cart knows it', async ({ page }) => {
  await seedCart(page, storedCart(1));
  await page.goto(shoe.path);
  const order = page.getByRole('main').getByRole('link', { name: 'Order via WhatsApp' });
  await hydrate(page);
  await chooseSize(page.getByRole('main'), size);
  await expect.poll(() => chatMessage(order)).toContain('\nI have not chosen where to deliver.\n');
  const cart = await openCart(page);
  await cart.getByLabel('Area').selectOption(near.name);
  await page.keyboard.press('Escape');
  const row = `Deliver to: ${near.name}. Delivery: ${formatKes(near.feeKes)}.`;
  await expect.poll(() => chatMessage(order)).toContain(row);
  await page.reload();
  await hydrate(page);
  await chooseSize(page.getByRole('main'), size);
  await expect.poll(() => chatMessage(order)).toContain(row);
});

test('an area chosen in one tab stays when another tab changes the place', async ({
  page,
  context,
}) => {
  await seedCart(page, storedCart(1));
  await page.goto('/');
  const cart = await openCart(page);
  const other = await context.newPage();
  await other.goto('/');
  const otherCart = await openCart(other);
  await cart.getByLabel('Area').selectOption(near.name);
  await expect(otherCart.getByLabel('Area')).toHaveValue(near.name);
  await otherCart.getByLabel('Town or landmark').fill('beside the market');
  await expect(cart.getByLabel('Area')).toHaveValue(near.name);
  await expect(cart.getByLabel('Town or landmark')).toHaveValue('beside the market');
});

test('with storage blocked an area can still be chosen', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/shop/');
  await addProduct(page, shoe, size);
  const cart = await openCart(page);
  await cart.getByLabel('Area').selectOption(near.name);
  expect(await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }))).toContain(
    `Deliver to: ${near.name}.`,
  );
});

for (const [what, stored] of [
  ['an area that the shop no longer has', { state: { area: 'Atlantis', place: 'Harbour' } }],
  ['a value of another shape', { state: [7] }],
] as const) {
  test(`stored choices with ${what} leave a cart that orders`, async ({ page }) => {
    await seedCart(page, storedCart(1));
    await seed(page, { [`${shop.id}-order`]: JSON.stringify(stored) });
    await page.goto('/');
    const cart = await openCart(page);
    await expect(cart.getByLabel('Area')).toHaveValue('');
    expect(await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }))).toContain(
      `Total: ${price}`,
    );
  });
}

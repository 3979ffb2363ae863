import { hours, shop } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { formatKes } from '@/lib/format/money';
import { seedCart, storedCart } from './cart-storage';
import { shoe, size } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { seed } from './seed';
import { chatMessage, choosePay, chooseSize, openCart } from './shopper-steps';

// What a cart says of each area, and its fee and sums: components/cart/cart-dialog.client.test.tsx.

/** The first area that fits. Throws where the shop has none. */
function areaThat(what: string, fits: (area: (typeof deliveryAreas)[number]) => boolean) {
  const found = deliveryAreas.find(fits);
  if (!found) throw new Error(`The shop under test needs an area ${what}.`);
  return found;
}

const near = areaThat('with a fee', (area) => area.feeKes > 0 && !area.anyTown);
const pickUp = areaThat('that is picked up', (area) => Boolean(area.pickUp));

test('area and place are remembered on the phone, in its other tabs and for a product’s own message', async ({
  page,
  context,
}) => {
  await seedCart(page, storedCart(1));
  // Data that an earlier release, or another shop at this address, has left.
  await seed(page, { [`${shop.id}-order`]: JSON.stringify({ state: [7] }) });
  await openPage(page, shoe.path);
  const order = page.getByRole('main').getByRole('link', { name: 'Order via WhatsApp' });
  await chooseSize(page.getByRole('main'), size);
  await expect.poll(() => chatMessage(order)).toContain('\nI have not chosen where to deliver.\n');
  const other = await context.newPage();
  await other.goto('/');
  const otherCart = await openCart(other);
  const cart = await openCart(page);
  await expect(cart.getByLabel('Area')).toHaveValue('');
  await cart.getByLabel('Area').selectOption(near.name);
  await expect(otherCart.getByLabel('Area')).toHaveValue(near.name);
  await otherCart.getByLabel('Town or landmark').fill('beside the market');
  await expect(cart.getByLabel('Area')).toHaveValue(near.name);
  await expect(cart.getByLabel('Town or landmark')).toHaveValue('beside the market');
  await page.keyboard.press('Escape');
  const row = `Deliver to: ${near.name}, beside the market. Delivery: ${formatKes(near.feeKes)}.`;
  await expect.poll(() => chatMessage(order)).toContain(row);
  await page.reload();
  await hydrate(page);
  await chooseSize(page.getByRole('main'), size);
  await expect.poll(() => chatMessage(order)).toContain(row);
  const later = await openCart(page);
  await expect(later.getByLabel('Area')).toHaveValue(near.name);
  await expect(later.getByLabel('Town or landmark')).toHaveValue('beside the market');
});

test('an order that is picked up says where and when on its page too, and promises no delivery', async ({
  page,
}) => {
  await seedCart(page, storedCart(1));
  await page.goto('/');
  const cart = await openCart(page);
  await cart.getByLabel('Area').selectOption(pickUp.name);
  await choosePay(cart, 'Pay at the stall');
  const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
  await openPage(page, message.match(/\/order\/#\S+$/)?.[0] ?? '');
  const main = page.getByRole('main');
  await expect(main.getByText(`${pickUp.means}. ${hours}.`)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /maps/);
  await expect(main.getByText(/when you collect it\.$/)).toBeVisible();
});

import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { policies } from '@/lib/facts/policies';
import { shownKes } from '@/lib/format/money';
import {
  bookKey,
  cartKey,
  mySizesKey,
  orderChoicesKey,
  ordersKey,
  paidOrderKey,
  seenProductsKey,
} from '@/lib/remembered/storage-keys';
import { addresses, shoe, size } from './examples';
import { expect, openPage, test } from './fixtures';
import { markShopPhone } from './shop-phone';
import { addProduct, chatMessage } from './shopper-steps';

test('Home leads to the page on delivery, a product to that on returns, and each says what is agreed', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'All places and fees' }).click();
  await expect(page).toHaveURL(addresses.delivery);

  await test.step('of every area when, for how much and when it is paid', async () => {
    const table = page.getByRole('table', { name: 'Where we deliver' });
    await expect(table.getByRole('row')).toHaveCount(deliveryAreas.length + 1);
    for (const { name, means, time, feeKes, payOnDelivery } of deliveryAreas) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
      const fee = feeKes === 0 ? 'Free' : shownKes(feeKes);
      for (const text of [means, time, fee, payOnDelivery ? 'Yes' : 'No, pay first'])
        await expect.soft(row).toContainText(text);
    }
  });

  await page.goto(shoe.path);
  await page.getByRole('link', { name: 'How to return something' }).click();
  await expect(page).toHaveURL(addresses.returns);

  await test.step('who pays the way of a return, and a message asks for one', async () => {
    const main = page.getByRole('main');
    await expect.soft(main).toContainText(`${policies.returnCost}.`);
    await expect.soft(main).toContainText(`We do not take back ${policies.notReturned}.`);
    const message = await chatMessage(main.getByRole('link', { name: 'Message us', exact: true }));
    expect.soft(message).toContain('return or exchange');
  });
});

test('“Delete what this shop saved” asks first, then forgets in every tab, and leaves the seller’s book', async ({
  page,
  context,
}) => {
  await page.goto(addresses.shop);
  await addProduct(page, shoe, size);
  await page.evaluate(
    ([orders, choices]) => {
      localStorage.setItem(orders, '[]');
      localStorage.setItem(choices, JSON.stringify({ state: { area: 'Sampletown' } }));
    },
    [ordersKey, orderChoicesKey] as const,
  );
  const other = await context.newPage();
  await markShopPhone(other);
  await other.evaluate((key) => localStorage.setItem(key, '[]'), bookKey);
  await openPage(other, shoe.path);
  await expect(other.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await other.evaluate((key) => sessionStorage.setItem(key, 'kept'), paidOrderKey);

  await openPage(page, addresses.privacy);
  const forget = page.getByRole('button', { name: 'Delete what this shop saved' });
  await forget.click();
  const question = page.getByRole('group', { name: 'Delete what this shop saved on this phone?' });
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(forget).toBeFocused();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  await forget.click();
  await question.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible();
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  const leftInOther = () => other.evaluate((key) => sessionStorage.getItem(key), paidOrderKey);
  await expect.poll(leftInOther).toBeNull();
  await expect(page.getByText('The order book of the shop stays').first()).toBeVisible();
  const left = (key: string) => page.evaluate((one) => localStorage.getItem(one), key);
  for (const key of [cartKey, ordersKey, orderChoicesKey, mySizesKey, seenProductsKey])
    expect(await left(key), key).toBeNull();
  expect(await left(bookKey)).toBe('[]');
});

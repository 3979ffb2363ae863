import { expect, test } from './fixtures';
import { filesOf, openDesk, openProduct, save, savedFiles } from './open-desk';

test('a price changed on the desk changes the price in the module of its product, and nothing else @both', async ({
  page,
}) => {
  const file = 'data/catalogue/products/court-shoe.ts';
  const files = filesOf();
  await openDesk(page, files);
  await openProduct(page, 'Court Shoes');
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('2750');
  await save(page);
  const before = files.get(file)?.toString();
  const after = before?.replace('priceKes: 3000', 'priceKes: 2750');
  expect(after).not.toBe(before);
  await expect.poll(async () => (await savedFiles(page)).get(file)?.toString()).toBe(after);
  expect(await savedFiles(page)).toEqual(new Map(files).set(file, Buffer.from(after ?? '')));
});

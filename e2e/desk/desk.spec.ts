import { expect, test } from './fixtures';
import {
  filesOf,
  openDesk,
  openDeskOfHost,
  openPart,
  openProduct,
  save,
  savedFiles,
  savedText,
} from './open-desk';

test('a price changed on the desk changes the price in the module of its product, and nothing else', async ({
  page,
}) => {
  const file = 'data/catalogue/products/court-shoe.ts';
  const files = filesOf();
  await openDesk(page, files);
  await openProduct(page, 'Court Shoes');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('2750');
  await save(page);
  const before = `${files.get(file)}`;
  const after = before.replace('priceKes: 3000', 'priceKes: 2750');
  expect(after).not.toBe(before);
  await expect.poll(() => savedText(page, file)).toBe(after);
  const saved = (await savedText(page, file)) ?? '';
  expect(await savedFiles(page)).toEqual(new Map(files).set(file, Buffer.from(saved)));
});

test('the way back from a form leads to the list of parts, also in a try @both', async ({
  page,
}) => {
  await openDesk(page);
  await openPart(page, 'Categories');
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
});

test('the desk asks its own address and the code host, and nobody else', async ({ page, host }) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
  });
  await openDeskOfHost(page);
  await openProduct(page, 'Court Shoes');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('2750');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('KSh 2,750').first()).toBeVisible();
  await save(page);
  await expect.poll(() => host.repository.history('main', 5)).toHaveLength(2);
  await page.getByRole('radio', { name: 'Assets' }).click();
  expect([...origins].sort()).toEqual([new URL(page.url()).origin, 'https://api.github.com']);
});

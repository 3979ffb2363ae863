import { formatKes } from '@/lib/format/money';
import { catalogue, expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

const { products, categories } = catalogue;
const brogue = products.find(({ id }) => id === 'brogue');
if (!brogue) throw new Error('no brogue');

test('without script the chosen size is ordered in a chat, with the whole message', async ({
  page,
}) => {
  await page.goto(brogue.path);
  await page.getByRole('radio', { name: '41' }).check({ force: true });
  const request = page.waitForRequest((request) => request.url().startsWith('https://wa.me/'));
  await page.getByRole('button', { name: 'Order via WhatsApp' }).click();
  const url = new URL((await request).url());
  expect(url.origin + url.pathname).toBe('https://wa.me/254700000000');
  const text = url.searchParams.get('text') ?? '';
  expect(text).toContain('1. Oxblood Brogues, size 41, 1 × KSh 2,250 = KSh 2,250');
  expect(text).toContain('Total: KSh 2,250');
  expect(text).toContain('Payment: M-Pesa');
});

test('without script the first offer is ordered in a chat from Home', async ({ page }) => {
  const [first] = catalogue.offers;
  if (!first) throw new Error('no offer');
  await page.goto('/');
  const offer = page.getByRole('group', { name: `1 of ${catalogue.offers.length}: ${first.name}` });
  await offer.getByRole('radio', { name: '41' }).check({ force: true });
  const request = page.waitForRequest((request) => request.url().startsWith('https://wa.me/'));
  await offer.getByRole('button', { name: 'Order Now' }).click();
  const text = new URL((await request).url()).searchParams.get('text');
  expect(text).toContain(`1. ${first.name}, size 41, 1 × ${formatKes(first.priceKes)}`);
});

test('without script any other offer leads from Home to its own page', async ({ page }) => {
  const [, second] = catalogue.offers;
  if (!second) throw new Error('no second offer');
  await page.goto('/');
  const offer = page.getByRole('group', {
    name: `2 of ${catalogue.offers.length}: ${second.name}`,
  });
  await offer.getByRole('radio', { name: '41' }).check({ force: true });
  await offer.getByRole('button', { name: 'Order Now' }).click();
  await expect(page).toHaveURL(`${second.path}?size=41`);
  await expect(page.getByRole('button', { name: 'Order via WhatsApp' })).toBeVisible();
});

test('without script and without a size the browser asks for a size', async ({ page }) => {
  await page.goto(brogue.path);
  await page.getByRole('button', { name: 'Order via WhatsApp' }).click();
  await expect(page).toHaveURL(brogue.path);
  await expect(page.locator('input[name="text"]:invalid').first()).toBeAttached();
});

test('without script a product can be ordered by phone, and controls that need script are hidden', async ({
  page,
}) => {
  await page.goto(brogue.path);
  await expect(page.getByRole('link', { name: 'Call to Order' })).toHaveAttribute(
    'href',
    'tel:+254700000000',
  );
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeHidden();
});

test('without script a click on a card opens the product’s page', async ({ page }) => {
  await page.goto('/shop/');
  await page.getByRole('link', { name: brogue.name, exact: true }).click();
  await expect(page).toHaveURL(brogue.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brogue.name);
});

test('without script the bar scrolls away with the page', async ({ page }) => {
  await page.goto('/#shipping-returns');
  await expect(page.getByRole('heading', { name: 'Shipping and returns' })).toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('without script the footer leads to every category and page', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const { id, name, count } of categories) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/shop/${id}/`);
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(
      count,
    );
  }
  for (const [name, path] of [
    ['Shop', '/shop/'],
    ['About', '/about/'],
    ['Contact', '/contact/'],
    ['Home', '/'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test('without script the shop page lists every product with its price', async ({ page }) => {
  await page.goto('/shop/');
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(cards).toHaveCount(products.length);
  for (const { name, priceKes } of products) {
    const card = cards.filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(card).toContainText(formatKes(priceKes));
  }
});

test('without script a category in the address shows the whole shop and no spinner', async ({
  page,
}) => {
  await page.goto('/shop/?category=todays-offer');
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(cards.filter({ visible: true })).toHaveCount(products.length);
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeHidden();
});

test('without script the phone’s menu opens', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact/');
});

test('without script a question opens its answer', async ({ page }) => {
  await page.goto('/contact/');
  const answer = page.getByText(/M-Pesa send money, bank paybill/);
  await expect(answer).toBeHidden();
  await page.getByText('How can I pay?').click();
  await expect(answer).toBeVisible();
});

test('without script the former address of a renamed product leads to its page', async ({
  page,
}) => {
  await page.goto('/shop/women-men-shoes/canvas-shoe/');
  await expect(page).toHaveURL('/shop/women-men-shoes/canvas-low/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Low Canvas Shoes');
});

import { catalogue, expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

const { products, categories } = catalogue;
const brogue = products.find(({ id }) => id === 'brogue');
if (!brogue) throw new Error('no brogue');

test('the chosen size is ordered in a chat, with the whole message', async ({ page }) => {
  await page.goto(brogue.path);
  await page.getByRole('radio', { name: '41' }).check({ force: true });
  const asked = page.waitForRequest((request) => request.url().startsWith('https://wa.me/'));
  await page.getByRole('button', { name: 'Order via WhatsApp' }).click();
  const url = new URL((await asked).url());
  expect(url.origin + url.pathname).toBe('https://wa.me/254700000000');
  const text = url.searchParams.get('text') ?? '';
  expect(text).toContain('1. Oxblood Brogues, size 41, 1 × KSh 2,250 = KSh 2,250');
  expect(text).toContain('Total: KSh 2,250');
  expect(text).toContain('Payment: M-Pesa');
});

test('without a size the browser itself asks for one', async ({ page }) => {
  await page.goto(brogue.path);
  await page.getByRole('button', { name: 'Order via WhatsApp' }).click();
  await expect(page).toHaveURL(brogue.path);
  await expect(page.locator('input[name="text"]:invalid').first()).toBeAttached();
});

test('an order by phone is a plain call, and what needs the script is not shown', async ({
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

test('a tap on a card goes to the product’s page', async ({ page }) => {
  await page.goto('/shop/');
  await page.getByRole('link', { name: brogue.name, exact: true }).click();
  await expect(page).toHaveURL(brogue.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brogue.name);
});

test('the bar, which cannot turn opaque, goes with the page instead of standing over it', async ({
  page,
}) => {
  await page.goto('/#shipping-returns');
  await expect(page.getByRole('heading', { name: 'Shipping and returns' })).toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('every category and every page can be reached', async ({ page }) => {
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

test('the whole shop stands in its page', async ({ page }) => {
  await page.goto('/shop/?category=todays-offer');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(26);
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeHidden();
});

test('the phone’s menu opens', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'on a wide screen the links stand in the bar');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact/');
});

test('a question opens its answer', async ({ page }) => {
  await page.goto('/contact/');
  const answer = page.getByText(/M-Pesa send money, bank paybill/);
  await expect(answer).toBeHidden();
  await page.getByText('How can I pay?').click();
  await expect(answer).toBeVisible();
});

test('a renamed product’s old address sends on', async ({ page }) => {
  await page.goto('/shop/women-men-shoes/canvas-shoe/');
  await expect(page).toHaveURL('/shop/women-men-shoes/canvas-low/');
});

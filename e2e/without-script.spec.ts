import { faq } from '@/lib/facts/texts';
import { addresses, firstOffer, formerPath, renamed, secondOffer, shoe, size } from './examples';
import { expect, test } from './fixtures';
import { categories, offers, phone, priceOf, products } from './shop-under-test';
import { cardLink, cards, chooseSize } from './shopper-steps';

test.use({ javaScriptEnabled: false });

test('without script the chosen size is ordered in a chat, with the whole message', async ({
  page,
}) => {
  await page.goto(shoe.path);
  await chooseSize(page, size);
  const request = page.waitForRequest((request) => request.url().startsWith('https://wa.me/'));
  await page.getByRole('button', { name: 'Order via WhatsApp' }).click();
  const url = new URL((await request).url());
  expect(url.origin + url.pathname).toBe(phone.chat);
  const text = url.searchParams.get('text') ?? '';
  expect(text).toContain(`1. ${shoe.name}, size ${size}, 1 × ${priceOf(shoe)} = ${priceOf(shoe)}`);
  expect(text).toContain(`Total: ${priceOf(shoe)}`);
  expect(text).toContain('Payment: M-Pesa');
});

test('without script the first offer is ordered in a chat from Home', async ({ page }) => {
  const { name, sizes } = firstOffer;
  await page.goto('/');
  const offer = page.getByRole('group', { name: `1 of ${offers.length}: ${name}` });
  await chooseSize(offer, sizes[1]);
  const request = page.waitForRequest((request) => request.url().startsWith('https://wa.me/'));
  await offer.getByRole('button', { name: 'Order Now' }).click();
  const text = new URL((await request).url()).searchParams.get('text');
  expect(text).toContain(`1. ${name}, size ${sizes[1]}, 1 × ${priceOf(firstOffer)}`);
});

test('without script any other offer leads from Home to its own page', async ({ page }) => {
  const { name, path, sizes } = secondOffer;
  await page.goto('/');
  const offer = page.getByRole('group', { name: `2 of ${offers.length}: ${name}` });
  await chooseSize(offer, sizes[1]);
  await offer.getByRole('button', { name: 'Order Now' }).click();
  await expect(page).toHaveURL(`${path}?size=${sizes[1]}`);
  await expect(page.getByRole('button', { name: 'Order via WhatsApp' })).toBeVisible();
});

test('without script and without a size the browser asks for a size', async ({ page }) => {
  await page.goto(shoe.path);
  await page.getByRole('button', { name: 'Order via WhatsApp' }).click();
  await expect(page).toHaveURL(shoe.path);
  await expect(page.locator('input[name="text"]:invalid').first()).toBeAttached();
});

test('without script a product can be ordered by phone, and controls that need script are hidden', async ({
  page,
}) => {
  await page.goto(shoe.path);
  await expect(page.getByRole('link', { name: 'Call to Order' })).toHaveAttribute(
    'href',
    phone.call,
  );
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeHidden();
});

test('without script a click on a card opens the product’s page', async ({ page }) => {
  await page.goto('/shop/');
  await cardLink(page, shoe).click();
  await expect(page).toHaveURL(shoe.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shoe.name);
});

test('without script the bar scrolls away with the page', async ({ page }) => {
  await page.goto('/#shipping-returns');
  await expect(page.getByRole('heading', { name: 'Delivery and returns' })).toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('without script the footer leads to every category and page', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const { id, name, count } of categories) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/shop/${id}/`);
    await expect(cards(page)).toHaveCount(count);
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

test('without script the page on privacy says how to forget by hand, and has no button', async ({
  page,
}) => {
  await page.goto(addresses.privacy);
  await expect(page.getByRole('heading', { name: 'What stays on your phone' })).toBeVisible();
  await expect(page.getByText('delete the data of this site in the settings')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Forget all on this phone' })).toBeHidden();
});

test('without script the shop page lists every product with its price', async ({ page }) => {
  await page.goto('/shop/');
  await expect(cards(page)).toHaveCount(products.length);
  for (const product of products) {
    const card = cards(page).filter({ has: cardLink(page, product) });
    await expect(card).toContainText(priceOf(product));
  }
});

test('without script a category in the address shows the whole shop and no spinner', async ({
  page,
}) => {
  await page.goto(addresses.filtered);
  await expect(cards(page).filter({ visible: true })).toHaveCount(products.length);
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeHidden();
});

test('without script chat and call float', async ({ page }) => {
  await page.goto('/');
  const contacts = page.getByRole('complementary', { name: 'Chat or call' });
  for (const name of ['Chat on WhatsApp', 'Call the shop']) {
    await expect(contacts.getByRole('link', { name })).toBeInViewport();
  }
});

test('without script the phone’s menu opens', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('button')).toHaveCount(0);
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact/');
});

test('without script the first question is open, and each other opens its answer', async ({
  page,
}) => {
  await page.goto('/contact/');
  const [first, ...others] = faq;
  await expect(page.getByText(first?.answer ?? '', { exact: true })).toBeVisible();
  expect(others).not.toEqual([]);
  for (const { question, answer } of others) {
    await expect(page.getByText(answer, { exact: true })).toBeHidden();
    await page.getByText(question, { exact: true }).click();
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  }
});

test('without script the former address of a renamed product leads to its page', async ({
  page,
}) => {
  await page.goto(formerPath);
  await expect(page).toHaveURL(renamed.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed.name);
});

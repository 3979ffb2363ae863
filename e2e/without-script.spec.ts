import { faq } from '@/lib/facts/texts';
import { addresses, firstOffer, formerPath, renamed, secondOffer, shoe, size } from './examples';
import { expect, test } from './fixtures';
import { offers, phone, priceOf, products } from './shop-under-test';
import { cardLink, cards, chooseSize, unfoldOffer } from './shopper-steps';

test.use({ javaScriptEnabled: false });

test('without script a shopper orders in a chat from a product’s page and from Home, by phone too, and is asked for a size', async ({
  page,
}) => {
  // A chat has no page here: the shop's stays.
  await page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
  await test.step('without a size the browser asks for a size', async () => {
    await page.goto(shoe.path);
    await page.getByRole('button', { name: 'Order via WhatsApp' }).click();
    await expect(page).toHaveURL(shoe.path);
    await expect(page.locator('input[name="text"]:invalid').first()).toBeAttached();
  });
  await test.step('the chosen size is ordered in a chat, with the whole message', async () => {
    await page.goto(shoe.path);
    await chooseSize(page, size);
    const request = page.waitForRequest((request) => request.url().startsWith('https://wa.me/'));
    await page.getByRole('button', { name: 'Order via WhatsApp' }).click();
    const url = new URL((await request).url());
    expect(url.origin + url.pathname).toBe(phone.chat);
    const text = url.searchParams.get('text') ?? '';
    expect(text).toContain(
      `1. ${shoe.name}, size ${size}, 1 × ${priceOf(shoe)} = ${priceOf(shoe)}`,
    );
    expect(text).toContain(`Total: ${priceOf(shoe)}`);
    expect(text).toContain('Payment: M-Pesa');
  });
  await test.step('the first offer is ordered in a chat from Home', async () => {
    const { name, sizes } = firstOffer;
    await page.goto('/');
    const offer = page.getByRole('group', { name: `1 of ${offers.length}: ${name}` });
    await unfoldOffer(offer);
    await chooseSize(offer, sizes[1]);
    const request = page.waitForRequest((request) => request.url().startsWith('https://wa.me/'));
    await offer.getByRole('button', { name: 'Order Now' }).click();
    const text = new URL((await request).url()).searchParams.get('text');
    expect(text).toContain(`1. ${name}, size ${sizes[1]}, 1 × ${priceOf(firstOffer)}`);
  });
  await test.step('any other offer leads from Home to its own page', async () => {
    const { name, path, sizes } = secondOffer;
    await page.goto('/');
    const offer = page.getByRole('group', { name: `2 of ${offers.length}: ${name}` });
    await unfoldOffer(offer);
    await chooseSize(offer, sizes[1]);
    await offer.getByRole('button', { name: 'Order Now' }).click();
    await expect(page).toHaveURL(`${path}?size=${sizes[1]}`);
    await expect(page.getByRole('button', { name: 'Order via WhatsApp' })).toBeVisible();
  });
  await test.step('a product can be ordered by phone, and controls that need script are hidden', async () => {
    await page.goto(shoe.path);
    await expect(page.getByRole('link', { name: 'Call to Order' })).toHaveAttribute(
      'href',
      phone.call,
    );
    const share = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
    expect(new URL(share ?? '').searchParams.get('text')).toContain(
      `${shoe.name}, ${priceOf(shoe)}`,
    );
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeHidden();
  });
  await test.step('the order comes before what else the page says of the product', async () => {
    const order = await page.getByRole('button', { name: 'Order via WhatsApp' }).boundingBox();
    const share = await page.getByRole('link', { name: 'Share on WhatsApp' }).boundingBox();
    expect(order?.y).toBeLessThan(share?.y ?? 0);
  });
});

test('without script cards, menu, questions, floating links and a former address lead on', async ({
  page,
}) => {
  await test.step('a click on a card opens the product’s page', async () => {
    await page.goto('/shop/');
    await cardLink(page, shoe).click();
    await expect(page).toHaveURL(shoe.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shoe.name);
  });
  await test.step('the bar scrolls away with the page', async () => {
    await page.goto('/#shipping-returns');
    await expect(page.getByRole('heading', { name: 'Delivery and returns' })).toBeInViewport();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
  await test.step('the phone’s menu opens', async () => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('button')).toHaveCount(0);
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact/');
  });
  await test.step('the first question is open, and each other opens its answer', async () => {
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
  await test.step('chat and call float', async () => {
    await page.goto('/');
    const contacts = page.getByRole('complementary', { name: 'Chat or call' });
    for (const name of ['Chat on WhatsApp', 'Call the shop']) {
      await expect(contacts.getByRole('link', { name })).toBeInViewport();
    }
  });
  await test.step('the former address of a renamed product leads to its page', async () => {
    await page.goto(formerPath);
    await expect(page).toHaveURL(renamed.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed.name);
  });
});

test('without script every product is there with its price, no control needs script, and no spinner turns', async ({
  page,
}) => {
  await test.step('the shop page lists every product with its price', async () => {
    await page.goto('/shop/');
    await expect(cards(page)).toHaveCount(products.length);
    for (const product of products) {
      const card = cards(page).filter({ has: cardLink(page, product) });
      await expect(card).toContainText(priceOf(product));
    }
  });
  await test.step('a category in the address shows the whole shop and no spinner', async () => {
    await page.goto(addresses.filtered);
    await expect(cards(page).filter({ visible: true })).toHaveCount(products.length);
    await expect(page.getByRole('status', { name: 'Loading products' })).toBeHidden();
  });
  await test.step('filters and search are hidden', async () => {
    await page.goto('/shop/?size=40');
    await expect(page.getByRole('group', { name: 'Filter and sort' })).toBeHidden();
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: 'Search the shop' })).toBeHidden();
    await expect(banner.getByRole('searchbox')).toBeHidden();
  });
  await test.step('a product’s picture loads, and its size guide opens', async () => {
    await page.goto(shoe.path);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await page.locator('summary', { hasText: 'Size guide' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
  await test.step('the page on privacy says how to forget by hand, and has no button', async () => {
    await page.goto(addresses.privacy);
    await expect(page.getByRole('heading', { name: 'What stays on your phone' })).toBeVisible();
    await expect(page.getByText('delete the data of this site in the settings')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete what this shop saved' })).toBeHidden();
  });
});

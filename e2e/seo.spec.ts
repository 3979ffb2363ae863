import type { Page } from '@playwright/test';
import { formatKes } from '@/lib/format/money';
import { catalogue, expect, test, wake } from './fixtures';

const { products, categories } = catalogue;
const product = (id: string) => {
  const found = products.find((candidate) => candidate.id === id);
  if (!found) throw new Error(id);
  return found;
};

interface Variant {
  size: string;
  offers: { price: number; priceCurrency: string; priceSpecification?: { price: number } };
}

/** The structured data of a page, as a search engine finds it. */
async function thingsOn(page: Page): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((text) => JSON.parse(text)['@graph']);
}

test('what search engines read of a product is what its page shows', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on any screen');
  test.slow();
  for (const { path, name, priceKes, originalPriceKes, sizes } of products) {
    await page.goto(path);
    const things = await thingsOn(page);
    expect(things.map((thing) => thing['@type'])).toEqual(['ProductGroup', 'BreadcrumbList']);
    expect(JSON.stringify(things)).not.toMatch(/rating|review|shipping|return/i);
    const variants = things[0]?.hasVariant as Variant[];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(things[0]?.name));
    await expect(page.getByRole('article', { name, exact: true })).toContainText(
      formatKes(priceKes),
    );
    for (const { offers } of variants) {
      expect(offers).toMatchObject({ price: priceKes, priceCurrency: 'KES' });
      expect(offers.priceSpecification?.price).toBe(originalPriceKes);
    }
    await expect(page.getByRole('radio')).toHaveCount(sizes.length);
    expect(variants.map(({ size }) => size)).toEqual(sizes);
  }
});

test('Home says what shop this is', async ({ page }) => {
  await page.goto('/');
  const [site, store, ...others] = await thingsOn(page);
  expect(site).toMatchObject({ '@type': 'WebSite', name: 'Mavazi' });
  expect(store).toMatchObject({ '@type': 'ClothingStore', telephone: '+254700000000' });
  expect(others).toEqual([]);
  expect(JSON.stringify([site, store])).not.toMatch(/rating|review|shipping|return/i);
});

test('a product’s page has everything to order it by', async ({ page }) => {
  const brogue = product('brogue');
  await page.goto(brogue.path);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Shop', "Today's Offer"]);
  await expect(trail.getByText(brogue.name)).toHaveAttribute('aria-current', 'page');
  const article = page.getByRole('article', { name: brogue.name });
  await expect(article.getByRole('img', { name: brogue.alt })).toBeVisible();
  await expect(article).toContainText('KSh 2,250 was KSh 3,000 −25 %');
  await expect(article.getByRole('radio')).toHaveCount(9);
  await expect(article.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  for (const name of ['Order via WhatsApp', 'Call to Order']) {
    await expect(article.getByRole('link', { name })).toBeVisible();
  }
  await expect(article.getByRole('link', { name: /Share/ })).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Delivery and returns' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Look at these too' }).getByRole('listitem'),
  ).toHaveCount(4);
});

test('an address with a size has it chosen', async ({ page }) => {
  await page.goto(`${product('brogue').path}?size=41`);
  await expect(page.getByRole('radio', { name: '41' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Order via WhatsApp' })).toHaveAttribute(
    'href',
    /size%2041/,
  );
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a renamed product’s old address leads to it', async ({ page }) => {
  await page.goto('/shop/women-men-shoes/canvas-shoe/');
  await page.waitForURL(product('canvas-low').path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Low Canvas Shoes');
});

test('every category has a page of its products', async ({ page }) => {
  for (const { id, name, count } of categories) {
    await page.goto(`/shop/${id}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(
      count,
    );
    await expect(
      page.getByRole('navigation', { name: 'Categories', exact: true }).getByRole('link', { name }),
    ).toHaveAttribute('aria-current', 'page');
  }
});

test('in a grid a tap opens the dialog, and a click meant for a new tab goes to the page', async ({
  page,
  context,
}) => {
  const { name, path } = product('samba-gum-sole');
  await page.goto('/shop/todays-offer/');
  const card = page.getByRole('link', { name, exact: true });
  const opened = context.waitForEvent('page');
  await card.click({ modifiers: ['ControlOrMeta'] });
  expect(new URL((await opened).url()).pathname).toBe(path);
  const again = context.waitForEvent('page');
  await card.click({ button: 'middle' });
  expect(new URL((await again).url()).pathname).toBe(path);
  await expect(page.getByRole('dialog', { name })).toHaveCount(0);
  await card.click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('the shop can be put on a home screen', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ short_name: 'Mavazi', start_url: '/', display: 'standalone' });
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toContain('Shop');
  const purposes = manifest.icons.map(({ purpose }: { purpose?: string }) => purpose ?? 'any');
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
});

test('the feed has every size of every product that has a picture, at the price shown', async ({
  request,
}) => {
  const answer = await request.get('/feeds/products.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const xml = await answer.text();
  expect(xml).toContain('xmlns:g="http://base.google.com/ns/1.0"');
  const items = [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = '']) => item);
  const field = (item: string, name: string) =>
    new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1] ?? '';
  for (const { id, path, sizes, priceKes } of products) {
    const [article = ''] =
      /<article[\s\S]*?<\/article>/.exec(await (await request.get(path)).text()) ?? [];
    const own = items.filter((item) => field(item, 'item_group_id') === id);
    expect(own.map((item) => field(item, 'size'))).toEqual(
      article.includes('<picture>') ? sizes : [],
    );
    for (const item of own) {
      const price = field(item, 'sale_price') || field(item, 'price');
      expect(price).toBe(`${priceKes}.00 KES`);
      const image = new URL(field(item, 'image_link'));
      expect((await request.head(image.pathname)).ok()).toBe(true);
    }
  }
});

test('a filtered shop is the shop to search engines', async ({ page }) => {
  await page.goto('/shop/?category=shirts-hoodies');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://mavazi.example/shop/',
  );
});

test('a size asked for by one product’s address is not chosen for another', async ({ page }) => {
  await page.goto(`${product('brogue').path}?size=41`);
  await wake(page);
  await page
    .getByRole('region', { name: 'Look at these too' })
    .getByRole('link', { name: 'Gum-sole Samba', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Gum-sole Samba' });
  await expect(dialog.getByRole('radio', { name: '41' })).not.toBeChecked();
});

import type { Page } from '@playwright/test';
import { shop } from '@/data/shop';
import { discountPercent } from '@/lib/catalogue/discount';
import type { Product } from '@/lib/catalogue/product';
import { relatedProducts } from '@/lib/catalogue/related-products';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { isSoldOut } from '@/lib/catalogue/stock';
import { pages } from '@/lib/facts/texts';
import { formatKes } from '@/lib/format/money';
import { addresses, shoe, size } from './examples';
import { expect, openPage, test } from './fixtures';
import { fixture } from './servers';
import { categories, featured, phone, priceOf, products, productsIn } from './shop-under-test';
import { cardLink, cards, productDialog, sizeRadio } from './shopper-steps';

interface Variant {
  size: string;
  offers: { price: number; priceCurrency: string; priceSpecification?: { price: number } };
}

/** The items of a page's structured data. */
async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((text) => JSON.parse(text)['@graph']);
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('a product’s structured data matches what its page shows', async ({ page }) => {
    for (const product of products) {
      const { path, name, priceKes, originalPriceKes, sizes } = product;
      await page.goto(path);
      const items = await structuredData(page);
      expect(items.map((item) => item['@type'])).toEqual(['ProductGroup', 'BreadcrumbList']);
      expect(JSON.stringify(items)).not.toMatch(/rating|review|shipping|return/i);
      const variants = items[0]?.hasVariant as Variant[];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(items[0]?.name));
      await expect(page.getByRole('article', { name, exact: true })).toContainText(
        formatKes(priceKes),
      );
      for (const { offers } of variants) {
        expect(offers).toMatchObject({ price: priceKes, priceCurrency: 'KES' });
        expect(offers.priceSpecification?.price).toBe(originalPriceKes);
      }
      await expect(page.getByRole('radio')).toHaveCount(isSoldOut(product) ? 0 : sizes.length);
      expect(variants.map(({ size }) => size)).toEqual(sizes);
    }
  });
});

test('the structured data of Home describes the site and the shop', async ({ page }) => {
  await page.goto('/');
  const [site, store, ...others] = await structuredData(page);
  expect(site).toMatchObject({ '@type': 'WebSite', name: shop.name });
  expect(store).toMatchObject({
    '@type': 'ClothingStore',
    telephone: phone.call.replace('tel:', ''),
  });
  expect(others).toEqual([]);
  expect(JSON.stringify([site, store])).not.toMatch(/rating|review|shipping|return/i);
});

test('a product page shows all that is needed to order', async ({ page }) => {
  await page.goto(shoe.path);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link')).toHaveText(['Home', 'Shop', shoe.category]);
  await expect(breadcrumb.getByText(shoe.name)).toHaveAttribute('aria-current', 'page');
  const article = page.getByRole('article', { name: shoe.name });
  await expect(article.getByRole('img', { name: shoe.alt })).toBeVisible();
  const original = shoe.originalPriceKes ?? 0;
  await expect(article).toContainText(
    `${priceOf(shoe)} was ${formatKes(original)} −${discountPercent(shoe.priceKes, original)}%`,
  );
  await expect(article.getByRole('radio')).toHaveCount(shoe.sizes.length);
  await expect(article.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  for (const name of ['Order via WhatsApp', 'Call to Order']) {
    await expect(article.getByRole('link', { name })).toBeVisible();
  }
  await expect(article.getByRole('link', { name: /^Share/ })).toHaveText([
    'Share on WhatsApp',
    'Share on Facebook',
  ]);
  await expect(article.getByRole('list', { name: 'Delivery and returns' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'You may also like' }).getByRole('listitem'),
  ).toHaveCount(4);
});

test('a product address with a size opens with that size chosen', async ({ page }) => {
  await page.goto(`${shoe.path}?size=${size}`);
  await expect(sizeRadio(page, size)).toBeChecked();
  await expect(page.getByRole('link', { name: 'Order via WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`size%20${size}`),
  );
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test('every category page lists its products and marks its category as current', async ({
  page,
}) => {
  for (const { id, name, count } of categories) {
    await page.goto(`/shop/${id}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(cards(page)).toHaveCount(count);
    await expect(
      page
        .getByRole('navigation', { name: 'Categories', exact: true })
        .getByRole('link', { name: `${name} ${count}`, exact: true }),
    ).toHaveAttribute('aria-current', 'page');
  }
});

test('the manifest lets the shop be installed on a home screen', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ short_name: shop.name, start_url: '/', display: 'standalone' });
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toContain('Shop');
  const purposes = manifest.icons.map(({ purpose }: { purpose?: string }) => purpose ?? 'any');
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
});

test('the feed lists every size of every product with a picture, at the shown price', async ({
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

test('a filtered shop has the address of the shop as its canonical address', async ({ page }) => {
  await page.goto(addresses.filtered);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    fixture.site + addresses.shop,
  );
});

test('a size in a product’s address is not chosen for other products on its page', async ({
  page,
}) => {
  await openPage(page, `${shoe.path}?size=${size}`);
  const related = relatedProducts(shoe, products).find(({ sizes }) => sizes.includes(size));
  if (!related) throw new Error('No related product is made in the size.');
  await cardLink(page.getByRole('region', { name: 'You may also like' }), related).click();
  await expect(sizeRadio(productDialog(page, related), size)).not.toBeChecked();
});

test('the sitemap lists every page once in each language, with its last change and its pictures, and no other address', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    url: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    pictures: [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, url = '']) => url),
  }));
  const pageOf = (path: `/${string}`, shown: readonly Product[], text?: { updated?: string }) => ({
    url: fixture.site + path,
    changed: [...shown, ...(text ? [text] : [])]
      .map(({ updated = '' }) => updated)
      .toSorted()
      .at(-1),
    pictures: shown.filter(({ pictureAwaited }) => !pictureAwaited).length,
  });
  // A former address and the page for unknown addresses are in neither list.
  const english = [
    pageOf('/', featured, pages.home),
    pageOf('/shop/', products, pages.shop),
    pageOf('/about/', [], pages.about),
    pageOf('/contact/', [], pages.contact),
    pageOf('/size-guide/', [], pages.sizeGuide),
    pageOf('/delivery/', [], pages.delivery),
    pageOf('/returns/', [], pages.returns),
    pageOf('/privacy/', [], pages.privacy),
    ...categories.map((one) => pageOf(categoryPath(one.id), productsIn(one))),
    ...products.map((one) => pageOf(one.path, [one])),
  ];
  expect(listed.map((one) => ({ ...one, pictures: one.pictures.length }))).toEqual(
    english.flatMap((one) => [
      one,
      { ...one, url: one.url.replace(fixture.site, `${fixture.site}/sw`) },
    ]),
  );
  for (const picture of new Set(listed.flatMap(({ pictures }) => pictures))) {
    expect((await request.head(new URL(picture).pathname)).ok(), picture).toBe(true);
  }
});

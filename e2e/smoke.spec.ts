import { cartWords } from '@/words/cart';
import { productWords } from '@/words/product';
import { productCardWords } from '@/words/product-card';
import { expect, openPage, test } from './fixtures';

// The shop of data/: the tests here must hold for any shop, and quote no name, price, number or
// word.

test('every page of the sitemap opens with nothing in its console, and fetches nothing ahead in vain', {
  tag: '@real',
}, async ({ page, request, baseURL }) => {
  const sitemap = await (await request.get('./sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths).toContain(new URL('./shop/', baseURL).pathname);
  test.setTimeout(10_000 + 5_000 * paths.length);
  for (const path of paths) {
    await test.step(path, async () => {
      await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(unusedPreloads)).toEqual([]);
    });
  }
});

/** The addresses that the page fetches ahead and does not use: Chrome complains of them after some seconds. */
function unusedPreloads(): string[] {
  const used = [...document.querySelectorAll('img, source, script, link[rel=stylesheet]')].flatMap(
    (part) =>
      part instanceof HTMLLinkElement
        ? !part.disabled && part.href
        : part instanceof HTMLImageElement
          ? [part.src, part.currentSrc]
          : part instanceof HTMLSourceElement
            ? part.srcset
            : part instanceof HTMLScriptElement && part.src,
  );
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
    .map(({ href, imageSrcset }) => href || imageSrcset)
    .filter((address) => !used.includes(address));
}

test('the first product of the shop can be added to the cart and ordered in a chat', {
  tag: '@real',
}, async ({ page }) => {
  await openPage(page, './shop/');
  const card = page.getByRole('list', { name: productCardWords.list }).getByRole('link').first();
  const title = (await card.textContent())?.trim() ?? '';
  await card.click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await dialog.getByRole('radio', { disabled: false }).first().check();
  await dialog.getByRole('button', { name: productWords.add }).click();
  await dialog.getByRole('button', { name: productWords.viewCart }).click();
  const cart = page.getByRole('dialog', { name: cartWords.title });
  const link = cart.getByRole('link', { name: cartWords.chat });
  const order = new URL((await link.getAttribute('href')) ?? '');
  expect(order.origin).toBe('https://wa.me');
  expect(order.searchParams.get('text')).toContain(title);
});
